import type { AdminLlmCall } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callsQuery } from "../../api/agents.ts";
import { modelSpendingQuery } from "../../api/figures.ts";
import { requestLogQuery } from "../../api/requests.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Moment } from "../../components/moment.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { LoggedCalls } from "./logged-calls.tsx";
import type { LogSearch } from "./logged-calls.tsx";
import { LoggedSpending } from "./logged-spending.tsx";
import { dollarsText, spentByKey, spentByModel } from "./spending.ts";
import { SpentTable } from "./spent-table.tsx";

const CALLS = [
  { name: "Time", cell: ({ at }: AdminLlmCall) => <Moment at={at} /> },
  {
    name: "Model",
    cell: ({ model, asked }: AdminLlmCall) => (asked === undefined ? model : `${asked} → ${model}`),
  },
  { name: "Provider", cell: ({ provider }: AdminLlmCall) => provider },
  {
    name: "Key or user",
    cell: ({ key, team }: AdminLlmCall) => (team === undefined ? key : `${key} (${team})`),
  },
  { name: "Status", cell: ({ status }: AdminLlmCall) => (status === 0 ? "no response" : status) },
  { name: "Tokens in", cell: ({ inputTokens }: AdminLlmCall) => inputTokens ?? "" },
  { name: "Tokens out", cell: ({ outputTokens }: AdminLlmCall) => outputTokens ?? "" },
  { name: "Cost", cell: ({ nanodollars }: AdminLlmCall) => dollarsText(nanodollars) },
  { name: "Milliseconds", cell: ({ milliseconds }: AdminLlmCall) => milliseconds },
];

interface SpendingTablesProps {
  readonly search: string;
  /** What is searched in the log of requests. */
  readonly logged: LogSearch;
  readonly onLogged: (search: LogSearch) => void;
}

/** What was spent, and the calls: from the log of requests, or else from the memory of the process. */
export function SpendingTables({ search, logged, onLogged }: SpendingTablesProps): ReactNode {
  const log = useQuery(requestLogQuery);
  return (
    <Loaded query={log}>
      {(state) =>
        state.enabled ? (
          <>
            <LoggedSpending />
            <LoggedCalls log={state} search={logged} onSearch={onLogged} />
          </>
        ) : (
          <RecentTables search={search} />
        )
      }
    </Loaded>
  );
}

/** What models cost in the last hour, what keys and users cost in the last calls, and these calls. */
function RecentTables({ search }: { readonly search: string }): ReactNode {
  const models = useQuery(modelSpendingQuery);
  const calls = useQuery(callsQuery);
  return (
    <>
      <h2>Spending of the last hour</h2>
      <Loaded query={models}>
        {(value) => (
          <SpentTable label="Spending by model" name="Model" rows={spentByModel(value)} />
        )}
      </Loaded>
      <Loaded query={calls}>
        {({ calls: all }) => {
          const found = withWords(
            all,
            search,
            ({ model, asked = "", provider, key, team = "", status }) =>
              [model, asked, provider, key, team, status].join(" "),
          );
          return (
            <>
              <h2>Spending of the last calls</h2>
              <SpentTable
                label="Spending by key or user"
                name="Key or user"
                rows={spentByKey(all)}
              />
              <h2>Last calls</h2>
              <p role="status">
                {found.length} of {all.length} calls; no contents are kept
              </p>
              <VirtualTable
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
    </>
  );
}
