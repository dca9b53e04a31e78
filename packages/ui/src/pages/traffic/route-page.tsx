import type { AdminPlace, AdminRoute, AdminTopology } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { routeFiguresQuery } from "../../api/figures.ts";
import { routeQuery, topologyQuery } from "../../api/queries.ts";
import { Copied } from "../../components/copied.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Pause } from "../../components/pause.tsx";
import { Place } from "../../components/place.tsx";
import { LiveFigures } from "../../live/live-figures.tsx";
import { Failures } from "./failures.tsx";
import { Policies } from "./policies.tsx";
import { RouteBackends } from "./route-backends.tsx";
import { TryIt } from "./try-it.tsx";
import { exampleUrl, rowsOf } from "./rows.ts";

const page = getRouteApi("/traffic/route");

/** One route: where it is configured, what happens there now, its backends and its policies. */
export function RoutePage(): ReactNode {
  const { id = "" } = page.useSearch();
  const topology = useQuery(topologyQuery({ route: id }));
  return (
    <>
      <p>
        <Link to="/traffic">All routes</Link>
      </p>
      {topology.data === undefined && <h1>Route {id}</h1>}
      <Loaded query={topology}>
        {(value) => {
          const [route] = value.routes;
          return route === undefined ? (
            <Unknown id={id} />
          ) : (
            <RouteView key={id} route={route} topology={value} />
          );
        }}
      </Loaded>
    </>
  );
}

function Unknown({ id }: { readonly id: string }): ReactNode {
  return (
    <>
      <h1>No such route</h1>
      <p role="status">
        The running configuration has no route <code>{id}</code>: it may have been removed or
        renamed.
      </p>
    </>
  );
}

interface RouteViewProps {
  readonly route: AdminRoute;
  readonly topology: AdminTopology;
}

function RouteView({ route, topology }: RouteViewProps): ReactNode {
  const explained = useQuery(routeQuery(route.id, topology.generation));
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <h1>Route {route.name}</h1>
      <Source place={explained.data?.place ?? route.place} />
      <Facts route={route} topology={topology} />
      <section aria-label="Last 15 minutes">
        <div className="bar">
          <h2>Last 15 minutes</h2>
          <Pause isPaused={isPaused} onChange={setPaused} />
        </div>
        <RouteFigures id={route.id} isPaused={isPaused} />
      </section>
      <h2>Last errors</h2>
      <Failures id={route.id} isPaused={isPaused} />
      <h2>Backends</h2>
      <RouteBackends route={route} topology={topology} isPaused={isPaused} />
      <Loaded query={explained}>
        {({ listeners }) => (
          <>
            {listeners.length === 0 && <p>It belongs to no listener, so it gets no requests.</p>}
            {listeners.map(({ listener, response, ...way }) => (
              <section key={listener} aria-label={`Listener ${listener}`}>
                <h2>At the listener {listener}</h2>
                {response !== undefined && (
                  <p>
                    The gateway responds with <strong>{response.status}</strong>: {response.why}.
                  </p>
                )}
                <Policies way={way} />
              </section>
            ))}
          </>
        )}
      </Loaded>
    </>
  );
}

/** Where the route is configured, with the ways to its form and to its lines. */
function Source({ place }: { readonly place: AdminPlace }): ReactNode {
  const { file, line } = place;
  return (
    <p>
      Configured at <Place place={place} /> <span className="quiet">{place.path}</span>{" "}
      {file !== undefined && line !== undefined && (
        <Link to="/configuration" search={{ file, line: String(line) }}>
          Show its lines
        </Link>
      )}
    </p>
  );
}

function Facts({ route, topology }: RouteViewProps): ReactNode {
  const [row] = rowsOf({ ...topology, routes: [route] });
  if (row === undefined) return null;
  const url = exampleUrl(route, topology);
  const facts = [
    ["Id", <Copied key="id" text={route.id} />],
    ["Takes", route.kind === "HTTP" ? "requests" : `${route.kind}`],
    ["Port", row.ports || "none"],
    ["Host", row.hosts],
    ["Match", row.matches],
  ] as const;
  return (
    <>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {url !== undefined && (
        <p>
          <Link to="/traffic" search={{ url }}>
            Which route takes {url}?
          </Link>
          , or <TryIt url={url} />
        </p>
      )}
    </>
  );
}

interface RouteFiguresProps {
  readonly id: string;
  readonly isPaused: boolean;
}

function RouteFigures({ id, isPaused }: RouteFiguresProps): ReactNode {
  const figures = useQuery({ ...routeFiguresQuery, enabled: !isPaused });
  return (
    <Loaded query={figures}>
      {(value) => {
        const own = value.series.find(({ ids }) => ids.includes(id));
        if (own === undefined)
          return <p>No requests, or fewer than those of the 200 busiest routes.</p>;
        return <LiveFigures figures={{ ...value, total: own.points }} />;
      }}
    </Loaded>
  );
}
