import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { SPENDING_GROUPS, spendingQuery } from "../../api/requests.ts";
import { Bars } from "../../components/bars.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { costByDay } from "./spending.ts";
import { SpentTable } from "./spent-table.tsx";

/** Numbers of days that can be chosen. */
const TIMES = [1, 7, 30, 90, 365] as const;

/** What was spent by teams, keys and others, from the sums of the log of requests. */
export function LoggedSpending(): ReactNode {
  const [by, setBy] = useState<(typeof SPENDING_GROUPS)[number]>("team");
  const [days, setDays] = useState<number>(TIMES[2]);
  const spending = useQuery(spendingQuery(by, days));
  return (
    <>
      <h2>Spending</h2>
      <div className="bar">
        <label className="field">
          Group
          <select
            value={by}
            onChange={({ target }) =>
              setBy(SPENDING_GROUPS.find((one) => one === target.value) ?? by)
            }
          >
            {SPENDING_GROUPS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="field">
          Last days
          <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
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
