import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SPENDING_GROUPS, spendingQuery } from "../../api/requests.ts";
import { Bars } from "../../components/bars.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { costByDay } from "./spending.ts";
import { SpentTable } from "./spent-table.tsx";

/** Numbers of days that can be chosen. */
const TIMES = [1, 7, 30, 90, 365] as const;

/** What spending is grouped by and of how many days, as the URL has it. */
export interface SpendingChoice {
  readonly by?: string;
  readonly days?: string;
}

interface LoggedSpendingProps {
  readonly choice: SpendingChoice;
  readonly onChoose: (choice: SpendingChoice) => void;
}

/** What was spent by teams, keys and others, from the sums of the log of requests: at first today. */
export function LoggedSpending({ choice, onChoose }: LoggedSpendingProps): ReactNode {
  const by = SPENDING_GROUPS.find((one) => one === choice.by) ?? "team";
  const days = TIMES.find((one) => String(one) === choice.days) ?? TIMES[0];
  const spending = useQuery(spendingQuery(by, days));
  return (
    <>
      <div className="bar">
        <label className="field">
          Group
          <select value={by} onChange={({ target }) => onChoose({ by: target.value })}>
            {SPENDING_GROUPS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="field">
          Last days
          <select value={days} onChange={({ target }) => onChoose({ days: target.value })}>
            {TIMES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      <Loaded query={spending}>
        {({ groups, omitted, ...time }) => (
          <>
            <Bars label="Cost by day" bars={costByDay(time)} />
            {omitted > 0 && <p role="status">{omitted} more groups are left out</p>}
            <SpentTable
              table="spending"
              label={`Spending by ${by}`}
              name={by}
              counted="Requests"
              rows={groups.map(({ name = "", ...sum }) => ({
                ...sum,
                name: name === "" ? `no ${by}` : name,
              }))}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
