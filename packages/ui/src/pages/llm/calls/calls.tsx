import type { AdminLlmCall } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { callsQuery } from "../../../api/agents.ts";
import { requestLogQuery } from "../../../api/requests.ts";
import { Loaded } from "../../../components/loaded.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Search } from "../../../components/search.tsx";
import { SortedTable } from "../../../components/table/sorted-table.tsx";
import { withWords } from "../../../components/with-words.ts";
import { costText, dollarsText } from "../spending.ts";
import { callerText, modelText, statusText } from "./call-texts.ts";
import { LogOffer } from "./log-offer.tsx";
import { LoggedCalls } from "./logged-calls.tsx";
import type { LogSearch } from "./logged-calls.tsx";

interface CallsProps {
  /** The words that are searched in the calls in memory. */
  readonly q: string;
  readonly onQ: (q: string) => void;
  /** What is searched in the log of requests. */
  readonly logged: LogSearch;
  readonly onLogged: (search: LogSearch) => void;
}

/** The calls: from the log of requests, or else from the memory of the process. */
export function Calls({ q, onQ, logged, onLogged }: CallsProps): ReactNode {
  const log = useQuery(requestLogQuery);
  return (
    <Loaded query={log}>
      {(state) =>
        state.enabled ? (
          <LoggedCalls log={state} search={logged} onSearch={onLogged} />
        ) : (
          <>
            <div className="bar">
              <Search value={q} placeholder="model, provider, key, team or status" onChange={onQ} />
            </div>
            <LastCalls search={q} />
            <LogOffer what="A search in older calls" />
          </>
        )
      }
    </Loaded>
  );
}

/** Whether people look for the cause of a call's status. */
function isRefusal({ keyRefused, refusal }: AdminLlmCall): boolean {
  return keyRefused === true || refusal !== undefined;
}

const CALLS = [
  {
    name: "Time",
    order: { name: "time", value: ({ at }: AdminLlmCall) => at },
    cell: ({ at }: AdminLlmCall) => <Moment at={at} />,
  },
  {
    name: "Model",
    order: { name: "model", value: ({ model }: AdminLlmCall) => model },
    cell: modelText,
  },
  {
    name: "Provider",
    order: { name: "provider", value: ({ provider }: AdminLlmCall) => provider },
    cell: ({ provider }: AdminLlmCall) => provider,
  },
  {
    name: "Key or user",
    order: { name: "key", value: callerText },
    cell: callerText,
  },
  {
    name: "Status",
    order: { name: "status", value: ({ status }: AdminLlmCall) => status },
    cell: (call: AdminLlmCall) => (
      <span className={isRefusal(call) ? "bad" : ""}>{statusText(call)}</span>
    ),
  },
  {
    name: "Tokens in",
    order: { name: "input", value: ({ inputTokens }: AdminLlmCall) => inputTokens, isFigure: true },
    cell: ({ inputTokens }: AdminLlmCall) => inputTokens ?? "",
  },
  {
    name: "Tokens out",
    order: {
      name: "output",
      value: ({ outputTokens }: AdminLlmCall) => outputTokens,
      isFigure: true,
    },
    cell: ({ outputTokens }: AdminLlmCall) => outputTokens ?? "",
  },
  {
    name: "Cost",
    order: { name: "cost", value: ({ nanodollars }: AdminLlmCall) => nanodollars, isFigure: true },
    cell: ({ inputTokens, nanodollars }: AdminLlmCall) =>
      inputTokens === undefined ? dollarsText(nanodollars) : costText(nanodollars),
  },
  {
    name: "Milliseconds",
    order: {
      name: "took",
      value: ({ milliseconds }: AdminLlmCall) => milliseconds,
      isFigure: true,
    },
    cell: ({ milliseconds }: AdminLlmCall) => milliseconds,
  },
  {
    name: "Route",
    cell: ({ route, routeId }: AdminLlmCall) =>
      routeId !== undefined && (
        <Link to="/traffic/route" search={{ id: routeId }} title="Its figures and last errors">
          {route || routeId}
        </Link>
      ),
  },
];

/** The last calls of models, and what was refused before a model was chosen. */
function LastCalls({ search }: { readonly search: string }): ReactNode {
  const calls = useQuery(callsQuery);
  return (
    <Loaded query={calls}>
      {({ calls: all }) => {
        const found = withWords(all, search, (call) =>
          [modelText(call), call.provider, callerText(call), statusText(call)].join(" "),
        );
        return (
          <>
            <p role="status">
              {found.length} of {all.length} calls; no contents are kept
            </p>
            <SortedTable
              table="calls"
              label="Last calls"
              columns={CALLS}
              rows={found}
              keyOf={(call) => JSON.stringify(call)}
              empty={
                all.length === 0 ? "No model was called yet." : "No call contains these words."
              }
            />
          </>
        );
      }}
    </Loaded>
  );
}
