import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import type { ReactNode } from "react";

/** A column of a table. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
}

interface VirtualTableProps<Row> {
  /** The name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  readonly empty: string;
}

const ROW_HEIGHT = 40;
const OVERSCAN = 12;

/** A table of any length, of which only the visible rows are in the page. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>): ReactNode {
  const { label, columns, rows, keyOf, empty } = props;
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className="table-box" ref={box} role="region" aria-label={label} tabIndex={0}>
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          <Gap height={above} />
          {items.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <tr key={keyOf(row)} aria-rowindex={index + 2} style={{ height: ROW_HEIGHT }}>
                {columns.map(({ name, cell }) => (
                  <td key={name}>{cell(row)}</td>
                ))}
              </tr>
            );
          })}
          <Gap height={rows.length === 0 ? 0 : below} />
        </tbody>
      </table>
    </div>
  );
}

/** The room of rows that are not in the page. */
function Gap({ height }: { readonly height: number }): ReactNode {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />;
}
