import type { AdminLlmCall } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callsQuery, modelsQuery } from "../../api/agents.ts";
import { modelSpendingQuery } from "../../api/figures.ts";
import { requestLogQuery } from "../../api/requests.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Moment } from "../../components/moment.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { KEY_REFUSED } from "../../live/refused-keys.ts";
import { LoggedCalls } from "./logged-calls.tsx";
import type { LogSearch } from "./logged-calls.tsx";
import { LoggedSpending } from "./logged-spending.tsx";
import type { SpendingChoice } from "./logged-spending.tsx";
import { costText, dollarsText, pricedNames, spentByKey, spentByModel } from "./spending.ts";
import { SpentTable } from "./spent-table.tsx";

const CALLS = [
  {
    name: "Time",
    order: { name: "time", value: ({ at }: AdminLlmCall) => at },
    cell: ({ at }: AdminLlmCall) => <Moment at={at} />,
  },
  {
    name: "Model",
    order: { name: "model", value: ({ model }: AdminLlmCall) => model },
    cell: ({ model, asked }: AdminLlmCall) => (asked === undefined ? model : `${asked} → ${model}`),
  },
  {
    name: "Provider",
    order: { name: "provider", value: ({ provider }: AdminLlmCall) => provider },
    cell: ({ provider }: AdminLlmCall) => provider,
  },
  {
    name: "Key or user",
    order: { name: "key", value: ({ key }: AdminLlmCall) => key },
    cell: ({ key, team }: AdminLlmCall) => (team === undefined ? key : `${key} (${team})`),
  },
  {
    name: "Status",
    order: { name: "status", value: ({ status }: AdminLlmCall) => status },
    cell: statusText,
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
];

/** The status of a call, and why where the client cannot know. */
function statusText({ status, keyRefused }: AdminLlmCall): ReactNode {
  if (keyRefused === true)
    return (
      <span className="bad">
        {status}: {KEY_REFUSED}
      </span>
    );
  return status === 0 ? "no response" : status;
}

interface SpendingTablesProps {
  readonly search: string;
  /** What is searched in the log of requests. */
  readonly logged: LogSearch;
  readonly onLogged: (search: LogSearch) => void;
  /** What spending is grouped by, and of which time. */
  readonly spending: SpendingChoice;
  readonly onSpending: (choice: SpendingChoice) => void;
}

/** What was spent, and the calls: from the log of requests, or else from the memory of the process. */
export function SpendingTables(props: SpendingTablesProps): ReactNode {
  const { search, logged, onLogged, spending, onSpending } = props;
  const log = useQuery(requestLogQuery);
  return (
    <Loaded query={log}>
      {(state) =>
        state.enabled ? (
          <>
            <LoggedSpending choice={spending} onChoose={onSpending} />
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
  const offered = useQuery(modelsQuery).data?.models ?? [];
  const calls = useQuery(callsQuery);
  return (
    <>
      <h2>Spending of the last hour</h2>
      <Loaded query={models}>
        {(value) => (
          <>
            <p className="quiet">Calls count here and at budgets some seconds after they end.</p>
            <SpentTable
              counted="Calls"
              table="spent-models"
              label="Spending by model"
              name="Model"
              rows={spentByModel(value, pricedNames(offered))}
            />
          </>
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
                counted="Calls"
                table="spent-users"
                label="Spending by key or user"
                name="Key or user"
                rows={spentByKey(all)}
              />
              <h2>Last calls</h2>
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
    </>
  );
}
