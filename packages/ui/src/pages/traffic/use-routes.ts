import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { topologyQuery } from "../../api/queries.ts";
import type { TopologyPart } from "../../api/queries.ts";
import { rowsOf } from "./rows.ts";
import type { RouteRow } from "./rows.ts";

/** Routes that are read at once; the rows in the page belong to two such parts at most. */
const PART = 100;

/** The routes that a search finds, of which only those in the page are read. */
export interface FoundRoutes {
  /** The part with the first row in the page. */
  readonly query: UseQueryResult<TopologyPart>;
  /** The rows by their positions; undefined: not read yet. */
  readonly rows: readonly (RouteRow | undefined)[];
  readonly onVisible: (first: number, last: number) => void;
}

/** Follows the routes that have these words. */
export function useRoutes(q: string): FoundRoutes {
  const [{ first, last }, setParts] = useState({ first: 0, last: 0 });
  const query = useQuery(partQuery(q, first));
  const next = useQuery(partQuery(q, last)).data;
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

function partQuery(q: string, part: number) {
  const words = q.trim() === "" ? {} : { q };
  return {
    ...topologyQuery({ ...words, from: part * PART, limit: PART }),
    // What was found before stays in its place until the next is known.
    placeholderData: keepPreviousData,
  };
}

function rowsAt(
  first: TopologyPart | undefined,
  next: TopologyPart | undefined,
): readonly (RouteRow | undefined)[] {
  const found = first?.found ?? 0;
  const rows: (RouteRow | undefined)[] = Array.from({ length: found });
  for (const part of [first, next])
    // A part of another search has another length.
    if (part?.found === found)
      for (const [index, row] of rowsOf(part).entries()) rows[part.from + index] = row;
  return rows;
}
