import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callsQuery, modelsQuery } from "../../api/agents.ts";
import { modelSpendingQuery } from "../../api/figures.ts";
import { requestLogQuery } from "../../api/requests.ts";
import { Loaded } from "../../components/loaded.tsx";
import { LogOffer } from "./calls/log-offer.tsx";
import { LoggedSpending } from "./logged-spending.tsx";
import type { SpendingChoice } from "./logged-spending.tsx";
import { pricedNames, spentByKey, spentByModel } from "./spending.ts";
import { SpentTable } from "./spent-table.tsx";

interface SpendingTablesProps {
  /** What spending is grouped by, and of which time. */
  readonly choice: SpendingChoice;
  readonly onChoose: (choice: SpendingChoice) => void;
}

/** What was spent: from the log of requests, or else from the memory of the process. */
export function SpendingTables(props: SpendingTablesProps): ReactNode {
  const log = useQuery(requestLogQuery);
  return (
    <Loaded query={log}>
      {({ enabled }) => (enabled ? <LoggedSpending {...props} /> : <RecentSpending />)}
    </Loaded>
  );
}

/** What models cost in the last hour, and what keys and users cost in the last calls. */
function RecentSpending(): ReactNode {
  const models = useQuery(modelSpendingQuery);
  const offered = useQuery(modelsQuery).data?.models ?? [];
  const calls = useQuery(callsQuery);
  return (
    <>
      <h3>Spending of the last hour</h3>
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
      <h3>Spending of the last calls</h3>
      <Loaded query={calls}>
        {({ calls: all }) => (
          <SpentTable
            counted="Calls"
            table="spent-users"
            label="Spending by key or user"
            name="Key or user"
            rows={spentByKey(all)}
          />
        )}
      </Loaded>
      <LogOffer what="Spending by day, team and user" />
    </>
  );
}
