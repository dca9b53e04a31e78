import type { ReactNode } from "react";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { costText } from "./spending.ts";
import type { Spent } from "./spending.ts";

const COUNT = {
  order: { name: "calls", value: ({ calls }: Spent) => calls, isFigure: true },
  cell: ({ calls }: Spent) => calls,
};
const SPENT = [
  {
    name: "Tokens in",
    order: { name: "input", value: ({ inputTokens }: Spent) => inputTokens, isFigure: true },
    cell: ({ inputTokens }: Spent) => inputTokens,
  },
  {
    name: "Tokens out",
    order: { name: "output", value: ({ outputTokens }: Spent) => outputTokens, isFigure: true },
    cell: ({ outputTokens }: Spent) => outputTokens,
  },
  {
    name: "Known cost",
    order: { name: "cost", value: ({ nanodollars }: Spent) => nanodollars, isFigure: true },
    cell: ({ nanodollars }: Spent) => costText(nanodollars),
  },
];

const nameOf = (row: Spent): string => row.name;

interface SpentTableProps {
  /** The name of the table in the URL. */
  readonly table: string;
  readonly label: string;
  readonly name: string;
  /** What is counted. */
  readonly counted: "Calls" | "Requests";
  readonly rows: readonly Spent[];
}

/** What some have used. */
export function SpentTable({ table, label, name, counted, rows }: SpentTableProps): ReactNode {
  return (
    <SortedTable
      table={table}
      label={label}
      columns={[
        { name, cell: nameOf, order: { name: "name", value: nameOf } },
        { name: counted, ...COUNT },
        ...SPENT,
      ]}
      rows={rows}
      keyOf={nameOf}
      empty="No model was called."
    />
  );
}
