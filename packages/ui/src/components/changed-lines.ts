/** A line of two texts that are compared. */
export interface Line {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Lines around a change that are shown. */
const CONTEXT = 3;
/** Pairs of lines that are compared in one change; a larger change is shown as a whole. */
const COMPARED_AT_ONCE = 4_000_000;

/** The changed lines between two texts, with some lines around them. */
export function changedLines(before: string, after: string): readonly Line[] {
  const old = before.split("\n");
  const now = after.split("\n");
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  if (start === old.length && start === now.length) return [];
  let end = 0;
  const longest = Math.min(old.length, now.length) - start;
  while (end < longest && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...lines("same", old.slice(Math.max(0, start - CONTEXT), start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...lines("same", old.slice(old.length - end, old.length - end + CONTEXT)),
  ];
}

function lines(kind: Line["kind"], texts: readonly string[]): readonly Line[] {
  return texts.map((text) => ({ kind, text }));
}

/** Keeps the longest common subsequence of lines. */
function middle(old: readonly string[], now: readonly string[]): readonly Line[] {
  const width = now.length + 1;
  if ((old.length + 1) * width > COMPARED_AT_ONCE)
    return [...lines("removed", old), ...lines("added", now)];
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const found: Line[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    const [removed, added] = [old[row], now[column]];
    if (removed !== undefined && removed === added) {
      found.push({ kind: "same", text: removed });
      row += 1;
      column += 1;
    } else if (
      removed !== undefined &&
      (added === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      found.push({ kind: "removed", text: removed });
      row += 1;
    } else {
      found.push({ kind: "added", text: added ?? "" });
      column += 1;
    }
  }
  return found;
}
