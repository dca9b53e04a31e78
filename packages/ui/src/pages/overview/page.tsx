import type {
  AdminConfigStatus,
  AdminRuntime,
  AdminTopology,
} from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../../api/access.ts";
import { budgetsQuery, callsQuery, mcpServersQuery } from "../../api/agents.ts";
import { figuresQuery } from "../../api/figures.ts";
import {
  configStatusQuery,
  endpointsQuery,
  FLOW_ROUTES,
  keySetsQuery,
  runtimeQuery,
  topologyQuery,
} from "../../api/queries.ts";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { Copied } from "../../components/copied.tsx";
import { Marked } from "../../components/marked.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Lasting, Moment } from "../../components/moment.tsx";
import { Pause } from "../../components/pause.tsx";
import { LiveFigures } from "../../live/live-figures.tsx";
import { useBusy } from "../../live/use-busy.ts";
import { Flow } from "./flow.tsx";
import { WrongLink } from "./wrong-link.tsx";
import { wrongNow } from "./wrong.ts";
import type { Judged } from "./wrong.ts";

/** Is it well? The process, what is wrong now, and the way of requests. */
export function Overview(): ReactNode {
  const runtime = useQuery(runtimeQuery);
  const status = useQuery(configStatusQuery);
  const topology = useQuery(topologyQuery({ limit: FLOW_ROUTES }));
  const endpoints = useQuery(endpointsQuery);
  const keySets = useQuery(keySetsQuery);
  const budgets = useQuery(budgetsQuery);
  const [isPaused, setPaused] = useState(false);
  const figures = useQuery({ ...figuresQuery, enabled: !isPaused });
  const routes = useBusy("route", isPaused);
  const backends = useBusy("backend", isPaused);
  const known = endpoints.data?.endpoints ?? [];
  return (
    <>
      <h1>Overview</h1>
      {topology.data !== undefined && leadsNowhere(topology.data) && <Begin />}
      <div className="reserved-state">
        <Loaded query={status}>
          {(value) => (
            <WrongNow
              {...{ status: value, endpoints: known }}
              certificates={runtime.data?.certificates ?? []}
              exposed={runtime.data?.exposed ?? []}
              keySets={keySets.data?.keySets ?? []}
              budgets={budgets.data?.budgets ?? []}
            />
          )}
        </Loaded>
      </div>
      <section aria-label="Last 15 minutes">
        <div className="bar">
          <h2>Last 15 minutes</h2>
          <Pause isPaused={isPaused} onChange={setPaused} />
        </div>
        <div className="reserved-figures">
          <Loaded query={figures}>{(value) => <LiveFigures figures={value} />}</Loaded>
        </div>
      </section>
      <div className="bar">
        <h2>The way of requests</h2>
        <Link to="/traffic">All routes</Link>
      </div>
      <Loaded query={topology}>
        {(value) => (
          <Flow
            topology={value}
            endpoints={known}
            routeFigures={routes}
            backendFigures={backends}
          />
        )}
      </Loaded>
      {/* Until the routes are there, what is below them would move. */}
      {topology.data !== undefined && runtime.data !== undefined && status.data !== undefined && (
        <Facts runtime={runtime.data} status={status.data} />
      )}
    </>
  );
}

/** Whether the gateway has no backend but the admin server itself. */
function leadsNowhere({ backends, routes, total }: AdminTopology): boolean {
  return routes.length === total && backends.every(({ kind }) => kind === "admin");
}

/** What a person does first: nothing leads anywhere so far. */
function Begin(): ReactNode {
  const refusal = useWriteRefusal();
  if (refusal !== undefined) return null;
  return (
    <section aria-label="Begin">
      <h2>Begin</h2>
      <p>The gateway runs, and leads nowhere so far. Three steps add one of these:</p>
      <ul className="choices">
        <li>
          <Link to="/new" search={{ kind: "route" }}>
            A route to a server
          </Link>
        </li>
        <li>
          <Link to="/new" search={{ kind: "mcp" }}>
            An MCP server
          </Link>
        </li>
        <li>
          <Link to="/new" search={{ kind: "model" }}>
            A model
          </Link>
        </li>
        <li>
          <Link to="/new" search={{ kind: "listener" }}>
            A listener with TLS
          </Link>
        </li>
      </ul>
      <p>
        <Link to="/new">All forms</Link>
      </p>
    </section>
  );
}

interface FactsProps {
  readonly runtime: AdminRuntime;
  readonly status: AdminConfigStatus;
}

function Facts({ runtime, status }: FactsProps): ReactNode {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ["Version", runtime.version],
    ["Running for", <Lasting key="uptime" seconds={runtime.uptimeSeconds} />],
    ["Workers", runtime.workers],
    ["Configuration", <Copied key="source" text={status.source} />],
    ["Given to workers", `${status.generation} configurations since the start`],
    ["Since", status.since === undefined ? "not yet" : <Moment key="since" at={status.since} />],
  ];
  return (
    <>
      <h2>The process</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function WrongNow(judged: Omit<Judged, "calls" | "mcpServers">): ReactNode {
  const { calls = [] } = useQuery(callsQuery).data ?? {};
  const { servers = [] } = useQuery(mcpServersQuery).data ?? {};
  const all = wrongNow({ ...judged, calls, mcpServers: servers });
  return (
    <section aria-label="Wrong now">
      <h2>Wrong now</h2>
      {all.length === 0 && <p className="good">✓ Nothing</p>}
      <ul className="wrong">
        {all.map(({ severity, what, place, at, object }) => (
          <li key={what + place} className={severity === "error" ? "bad" : "warn"}>
            <strong>{severity}</strong>{" "}
            <span>
              <Marked text={what} />
            </span>{" "}
            <Copied text={place} /> <WrongLink at={at} /> <ChangeLink address={object} />
          </li>
        ))}
      </ul>
    </section>
  );
}
