import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { SortValue } from "@edge-gateway/kernel/text/ranked";
import type { UsedSorting } from "./sorting.ts";

/** A column of a table. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** How the table is ordered by this column; unset: it cannot be. */
  readonly order?: ColumnOrder<Row>;
  /** Whether its texts are long: they wrap. */
  readonly isLong?: boolean;
  /** Whether it stays in sight, however wide the table is; only for the last column. */
  readonly isPinned?: boolean;
}

/** How a table is ordered by a column. */
export interface ColumnOrder<Row> {
  /** The name of the column in the URL. */
  readonly name: string;
  /** Unset: the rows come in their order. */
  readonly value?: (row: Row) => SortValue;
  /** Whether it is a figure, which changes by itself, and of which the greatest is wanted first. */
  readonly isFigure?: boolean;
}

export interface VirtualTableProps<Row> {
  /** The name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined rows are not known yet. */
  readonly rows: readonly (Row | undefined)[];
  readonly keyOf: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  readonly empty: string;
  /** How the rows are ordered; unset: nobody can choose that. */
  readonly sorting?: UsedSorting | undefined;
  /** Called with the positions of the first and the last row in the page when they change. */
  readonly onVisible?: (first: number, last: number) => void;
}

const ROW_HEIGHT = 40;
const OVERSCAN = 12;

/** A table of any length, of which only the visible rows are in the page. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>): ReactNode {
  const { label, columns, rows, keyOf, empty, sorting, onVisible } = props;
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  // Rows with long texts are as high as these.
  const isLong = columns.some((column) => column.isLong === true);
  const measure = isLong ? virtualizer.measureElement : undefined;
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onVisible?.(first, last), [first, last, onVisible]);
  const { by, isDescending } = sorting ?? {};
  useEffect(() => {
    // Another order begins at its first row.
    if (box.current !== null) box.current.scrollTop = 0;
  }, [by, isDescending]);
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className="table-box" ref={box} role="region" aria-label={label} tabIndex={0}>
      {sorting !== undefined && (
        <p className="unseen" role="status">
          {orderText(columns, sorting)}
        </p>
      )}
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Heading key={column.name} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td className="none" colSpan={columns.length}>
                <span>{empty}</span>
              </td>
            </tr>
          )}
          <Gap height={above} />
          {items.map(({ index }) => {
            const row = rows[index];
            if (row === undefined)
              return <Unknown key={index} index={index} width={columns.length} />;
            return <Known key={keyOf(row)} {...{ index, row, columns }} measure={measure} />;
          })}
          <Gap height={rows.length === 0 ? 0 : below} />
        </tbody>
      </table>
    </div>
  );
}

/** How the table is ordered, in words; empty: in its own order. */
function orderText<Row>(
  columns: readonly Column<Row>[],
  { by, isDescending }: UsedSorting,
): string {
  const name = columns.find(({ order }) => order !== undefined && order.name === by)?.name;
  return name === undefined ? "" : `Ordered by ${name}, ${directionOf(isDescending)}`;
}

function directionOf(isDescending: boolean): "ascending" | "descending" {
  return isDescending ? "descending" : "ascending";
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: UsedSorting | undefined;
}

/** The heading of a column, which orders the table if it can. */
function Heading<Row>({ column, sorting }: HeadingProps<Row>): ReactNode {
  const { name, order } = column;
  const className = column.isPinned === true ? "pinned" : undefined;
  if (order === undefined || sorting === undefined)
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  const isChosen = sorting.by === order.name;
  const direction = directionOf(sorting.isDescending);
  return (
    <th scope="col" className={className} aria-sort={isChosen ? direction : "none"}>
      <button
        type="button"
        className="heading"
        title={`Order by ${name}`}
        onClick={() => sorting.change(order.name, order.isFigure === true)}
      >
        {name}
        <span aria-hidden="true">{isChosen ? ARROWS[direction] : ""}</span>
      </button>
    </th>
  );
}

const ARROWS = { ascending: " ↑", descending: " ↓" };

interface KnownProps<Row> {
  readonly index: number;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Measures the height of the row; undefined: it is that of one line. */
  readonly measure: ((element: HTMLTableRowElement | null) => void) | undefined;
}

function Known<Row>({ index, row, columns, measure }: KnownProps<Row>): ReactNode {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} style={{ height: ROW_HEIGHT }}>
      {columns.map(({ name, cell, isLong, isPinned }) => (
        <td
          key={name}
          className={isLong === true ? "long" : isPinned === true ? "pinned" : undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A row that is not known yet. */
function Unknown({ index, width }: { readonly index: number; readonly width: number }): ReactNode {
  return (
    <tr aria-rowindex={index + 2} style={{ height: ROW_HEIGHT }}>
      <td colSpan={width} className="quiet">
        …
      </td>
    </tr>
  );
}

/** The room of rows that are not in the page. */
function Gap({ height }: { readonly height: number }): ReactNode {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />;
}
