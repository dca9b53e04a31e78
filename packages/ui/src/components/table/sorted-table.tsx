import { ranked } from "@edge-gateway/kernel/text/ranked";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { useSorting } from "./sorting.ts";
import type { Sorting } from "./sorting.ts";
import { VirtualTable } from "./virtual-table.tsx";
import type { ColumnOrder, VirtualTableProps } from "./virtual-table.tsx";

interface SortedTableProps<Row> extends Omit<VirtualTableProps<Row>, "sorting" | "rows"> {
  /** The name of the table in the URL. */
  readonly table: string;
  readonly rows: readonly Row[];
}

/** A table of any length whose rows are all in the page; the URL has its order. */
export function SortedTable<Row>({ table, rows, ...props }: SortedTableProps<Row>): ReactNode {
  const sorting = useSorting(table);
  const { columns, keyOf } = props;
  const order = columns.find((column) => column.order?.name === sorting.by)?.order;
  const ordered = useOrdered(rows, keyOf, sorting, order);
  return <VirtualTable {...props} rows={ordered} sorting={sorting} />;
}

/** Rows in their order. That of figures stays as it was when it was chosen: no row moves under the pointer. */
function useOrdered<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { by, isDescending }: Sorting,
  order: ColumnOrder<Row> | undefined,
): readonly Row[] {
  const value = order?.value;
  const isKept = order?.isFigure === true && value !== undefined;
  const isKnown = isKept && rows.some((row) => value(row) !== undefined);
  const kept = useMemo(
    () =>
      isKept && isKnown
        ? new Map(inOrder(rows, value, isDescending).map((row, place) => [keyOf(row), place]))
        : undefined,
    // The rows of later times do not change the order.
    [by, isDescending, isKnown],
  );
  return useMemo(() => {
    if (value === undefined) return rows;
    if (kept === undefined) return inOrder(rows, value, isDescending);
    return inOrder(rows, (row) => kept.get(keyOf(row)), false);
  }, [rows, value, kept, isDescending, keyOf]);
}

function inOrder<Row>(
  rows: readonly Row[],
  value: NonNullable<ColumnOrder<Row>["value"]>,
  isDescending: boolean,
): readonly Row[] {
  return ranked(rows.map(value), isDescending).flatMap((index) => rows[index] ?? []);
}
