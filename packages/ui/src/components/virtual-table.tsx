import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
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
  /** Undefined rows are not known yet. */
  readonly rows: readonly (Row | undefined)[];
  readonly keyOf: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  readonly empty: string;
  /** Called with the positions of the first and the last row in the page when they change. */
  readonly onVisible?: (first: number, last: number) => void;
}

const ROW_HEIGHT = 40;
const OVERSCAN = 12;

/** A table of any length, of which only the visible rows are in the page. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>): ReactNode {
  const { label, columns, rows, keyOf, empty, onVisible } = props;
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onVisible?.(first, last), [first, last, onVisible]);
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
            if (row === undefined)
              return <Unknown key={index} index={index} width={columns.length} />;
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
