import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

/** How the rows of a table are ordered. */
export interface Sorting {
  /** The name of the column; undefined: the table has its own order. */
  readonly by: string | undefined;
  readonly isDescending: boolean;
}

/** The order of a table, and how a person changes it. */
export interface UsedSorting extends Sorting {
  /** Orders by a column, in the other direction if it does so already, and then by none. */
  readonly change: (column: string, startsDescending: boolean) => void;
}

const DESCENDING = "-";
const SEPARATOR = ".";

/**
 * The order of a table that the URL has, so that it can be shared, and the way back leads to the order before.
 * @param table the name of the table, as several tables may be in a page
 */
export function useSorting(table: string): UsedSorting {
  const { sort = "" } = useSearch({ strict: false });
  const navigate = useNavigate();
  const sorting = useMemo(() => sortingOf(sort, table), [sort, table]);
  const change = useCallback(
    (column: string, startsDescending: boolean) => {
      const next = textOf(table, nextSorting(sorting, column, startsDescending));
      void navigate({
        to: ".",
        search: (shown) => {
          const { sort: _, ...others } = shown;
          return next === "" ? others : { ...others, sort: next };
        },
        resetScroll: false,
      });
    },
    [navigate, sorting, table],
  );
  return { ...sorting, change };
}

/** The order of a table in the text of the URL, such as `-routes.requests`; the order of another table is none. */
export function sortingOf(text: string, table: string): Sorting {
  const isDescending = text.startsWith(DESCENDING);
  const name = isDescending ? text.slice(DESCENDING.length) : text;
  const prefix = table + SEPARATOR;
  if (!name.startsWith(prefix)) return { by: undefined, isDescending: false };
  return { by: name.slice(prefix.length), isDescending };
}

function textOf(table: string, { by, isDescending }: Sorting): string {
  if (by === undefined) return "";
  return `${isDescending ? DESCENDING : ""}${table}${SEPARATOR}${by}`;
}

/** The order after a column was chosen: its first direction, then the other one, then none. */
export function nextSorting(
  { by, isDescending }: Sorting,
  column: string,
  startsDescending: boolean,
): Sorting {
  if (by !== column) return { by: column, isDescending: startsDescending };
  if (isDescending === startsDescending) return { by, isDescending: !startsDescending };
  return { by: undefined, isDescending: false };
}

/** The parameter `sort` of the admin API; undefined: the order of the configuration. */
export function sortParameter({ by, isDescending }: Sorting): string | undefined {
  return by === undefined ? undefined : `${isDescending ? DESCENDING : ""}${by}`;
}
