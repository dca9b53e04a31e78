import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { PART, partQuery } from "./part-query.ts";
import type { Part, PartsOrder } from "./part-query.ts";

/** What a search finds, of which only the rows in the page are read. */
export interface FoundParts<Row> {
  /** The part with the first row in the page. */
  readonly query: UseQueryResult<Part<Row>>;
  /** The rows by their positions; undefined: not read yet. */
  readonly rows: readonly (Row | undefined)[];
  readonly onVisible: (first: number, last: number) => void;
}

/** Follows a list of any length. */
export function useParts<Row>(order: PartsOrder<Row>): FoundParts<Row> {
  const [{ first, last }, setParts] = useState({ first: 0, last: 0 });
  const query = useQuery(partQuery(order, first));
  const next = useQuery(partQuery(order, last)).data;
  const { data } = query;
  const rows = useMemo(() => rowsAt(data, next), [data, next]);
  const onVisible = useCallback((firstRow: number, lastRow: number): void => {
    const parts = { first: Math.floor(firstRow / PART), last: Math.floor(lastRow / PART) };
    setParts((before) =>
      before.first === parts.first && before.last === parts.last ? before : parts,
    );
  }, []);
  return { query, rows, onVisible };
}

function rowsAt<Row>(
  first: Part<Row> | undefined,
  next: Part<Row> | undefined,
): readonly (Row | undefined)[] {
  const found = first?.found ?? 0;
  const rows: (Row | undefined)[] = Array.from({ length: found });
  for (const part of [first, next])
    // A part of another search has another length.
    if (part?.found === found)
      for (const [index, row] of part.rows.entries()) rows[part.from + index] = row;
  return rows;
}
