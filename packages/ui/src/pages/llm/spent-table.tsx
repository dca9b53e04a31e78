import type { ReactNode } from "react";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { dollarsText } from "./spending.ts";
import type { Spent } from "./spending.ts";

const SPENT = [
  { name: "Calls", cell: ({ calls }: Spent) => calls },
  { name: "Tokens in", cell: ({ inputTokens }: Spent) => inputTokens },
  { name: "Tokens out", cell: ({ outputTokens }: Spent) => outputTokens },
  { name: "Cost", cell: ({ nanodollars }: Spent) => dollarsText(nanodollars) },
];

interface SpentTableProps {
  readonly label: string;
  readonly name: string;
  readonly rows: readonly Spent[];
}

/** What some have used. */
export function SpentTable({ label, name, rows }: SpentTableProps): ReactNode {
  return (
    <VirtualTable
      label={label}
      columns={[{ name, cell: (row: Spent) => row.name }, ...SPENT]}
      rows={rows}
      keyOf={(row) => row.name}
      empty="No model was called."
    />
  );
}
