/** A value by which rows are ordered; undefined: the row has none. */
export type SortValue = string | number | undefined;

/** Compares texts as people do: `b9` is before `b10`, whatever the locale of the process. */
const { compare } = new Intl.Collator("en", { numeric: true });

/**
 * The positions of values in their order. Those without a value are last in both directions, and equal ones stay in
 * the order that they had.
 */
export function ranked(values: readonly SortValue[], isDescending: boolean): readonly number[] {
  const sign = isDescending ? -1 : 1;
  return values
    .map((value, index) => ({ value, index }))
    .sort((one, other) => compared(one.value, other.value, sign))
    .map(({ index }) => index);
}

function compared(one: SortValue, other: SortValue, sign: number): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (typeof one === "number" && typeof other === "number") return sign * (one - other);
  return sign * compare(String(one), String(other));
}
