import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { figuresByQuery } from "../../api/figures.ts";
import { sortParameter, useSorting } from "../../components/table/sorting.ts";
import type { UsedSorting } from "../../components/table/sorting.ts";
import type { Column } from "../../components/table/virtual-table.tsx";
import type { ListOrder } from "./lists.ts";

interface UsedListOrder {
  readonly sorting: UsedSorting;
  readonly order: ListOrder;
}

/**
 * The order of a list that the gateway orders. Figures are those of the time when their order was chosen, so that no
 * row moves under the pointer.
 * @param table the name of the list in the URL
 * @param figures what figures of the list are of
 */
export function useListOrder(
  table: string,
  q: string,
  columns: readonly Pick<Column<never>, "order">[],
  figures: "route" | "backend",
): UsedListOrder {
  const sorting = useSorting(table);
  const { by, isDescending } = sorting;
  const column = columns.find(({ order }) => order?.name === by)?.order;
  const isFigure = column?.isFigure === true;
  const { data } = useQuery({ ...figuresByQuery(figures), enabled: isFigure });
  const isKnown = data !== undefined;
  // Later figures do not change the order.
  const at = useMemo(
    () => (isFigure ? data?.to : undefined),
    [isFigure, by, isDescending, isKnown],
  );
  const sort = column === undefined ? undefined : sortParameter(sorting);
  const order = useMemo(
    () => ({
      ...(q.trim() === "" ? {} : { q }),
      ...(sort === undefined ? {} : { sort }),
      ...(at === undefined ? {} : { at }),
    }),
    [q, sort, at],
  );
  return { sorting, order };
}
