import { ranked, type SortValue } from "@edge-gateway/kernel/text/ranked";
import { AdminRefusal } from "../../problem.ts";

/** The columns by which a list can be ordered, by their names in the parameter `sort`. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => SortValue>>;

const DESCENDING = "-";

/**
 * Rows in the order of a column.
 * @param sort the name of a column, after `-` if its greatest value is first; undefined: the order of the configuration
 * @throws AdminRefusal if there is no such column
 */
export function inOrder<Row>(
  rows: readonly Row[],
  sort: string | undefined,
  columns: Columns<Row>,
): readonly Row[] {
  if (sort === undefined) return rows;
  const isDescending = sort.startsWith(DESCENDING);
  const name = isDescending ? sort.slice(DESCENDING.length) : sort;
  const valueOf = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (valueOf === undefined)
    throw new AdminRefusal(
      "bad-request",
      `the parameter 'sort' must be ${Object.keys(columns).join(", ")}, or one of them after '-'`,
    );
  return ranked(rows.map(valueOf), isDescending).flatMap((index) => rows[index] ?? []);
}
