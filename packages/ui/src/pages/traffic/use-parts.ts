import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { QueryKey, UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { OFTEN } from "../../api/queries.ts";

/** Rows that are read at once; the rows in the page belong to two such parts at most. */
const PART = 100;

/** Which rows are read. */
export interface PartWindow {
  readonly from: number;
  readonly limit: number;
}

/** A part of what a search finds. */
export interface Part<Row> {
  /** The position of the first row. */
  readonly from: number;
  readonly rows: readonly Row[];
  readonly found: number;
  readonly total: number;
}

/** How a list is read. */
export interface PartsOrder<Row> {
  /** Identifies the list and the search in it. */
  readonly key: QueryKey;
  readonly read: (window: PartWindow, signal: AbortSignal) => Promise<Part<Row>>;
}

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

function partQuery<Row>({ key, read }: PartsOrder<Row>, part: number) {
  const from = part * PART;
  return {
    queryKey: [...key, from],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => read({ from, limit: PART }, signal),
    refetchInterval: OFTEN,
    // What was found before stays in its place until the next is known.
    placeholderData: keepPreviousData<Part<Row>>,
  };
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
