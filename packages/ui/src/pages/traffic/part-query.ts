import { keepPreviousData } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { OFTEN } from "../../api/queries.ts";

/** Rows that are read at once; the rows in the page belong to two such parts at most. */
export const PART = 100;

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

/** A part of a list, by its number. */
export function partQuery<Row>({ key, read }: PartsOrder<Row>, part: number) {
  const from = part * PART;
  return {
    queryKey: [...key, from],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => read({ from, limit: PART }, signal),
    refetchInterval: OFTEN,
    // What was found before stays in its place until the next is known.
    placeholderData: keepPreviousData<Part<Row>>,
  };
}
