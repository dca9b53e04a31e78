/** A line of two texts that are compared, or how many equal lines are left out. */
export interface Line {
  readonly kind: "same" | "removed" | "added" | "left out";
  readonly text: string;
}

/** Lines around a change that are shown. */
const CONTEXT = 3;
/** Characters that are compared at once. */
const BLOCK = 4096;
/** Pairs of lines that are compared in one change; a larger change is shown as a whole. */
const COMPARED_AT_ONCE = 4_000_000;

/** The changed lines between two texts, with some lines around them. */
export function changedLines(before: string, after: string): readonly Line[] {
  if (before === after) return [];
  const start = lineStart(before, commonStart(before, after));
  const shared = Math.min(before.length, after.length) - start;
  const end = commonEnd(before, after, shared);
  const changed = middle(
    before.slice(start, before.length - end).split("\n"),
    after.slice(start, after.length - end).split("\n"),
  );
  return [
    ...lines("same", lastLines(before.slice(0, start))),
    ...folded(changed),
    ...lines("same", firstLines(before.slice(before.length - end))),
  ];
}

/** Leaves out the lines between two changes that are far from both. */
function folded(all: readonly Line[]): readonly Line[] {
  const shown: Line[] = [];
  let same: Line[] = [];
  for (const line of all) {
    if (line.kind === "same") same.push(line);
    else {
      shown.push(...ends(same), line);
      same = [];
    }
  }
  return [...shown, ...ends(same)];
}

function ends(same: readonly Line[]): readonly Line[] {
  const count = same.length - 2 * CONTEXT;
  if (count <= 1) return same;
  const between: Line = { kind: "left out", text: `${count} lines are the same` };
  return [...same.slice(0, CONTEXT), between, ...same.slice(-CONTEXT)];
}

/** The number of characters at the beginning that two texts share; large texts are compared in blocks. */
function commonStart(one: string, other: string): number {
  let at = 0;
  const end = Math.min(one.length, other.length);
  while (at + BLOCK <= end && one.slice(at, at + BLOCK) === other.slice(at, at + BLOCK))
    at += BLOCK;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}

/** Where the line with a position begins. */
function lineStart(text: string, position: number): number {
  return breakBefore(text, position) + 1;
}

/** The last line break before a position; -1 if there is none. */
function breakBefore(text: string, position: number): number {
  return position <= 0 ? -1 : text.lastIndexOf("\n", position - 1);
}

/** The number of characters of the same whole lines at the end of two texts, with the break before them. */
function commonEnd(one: string, other: string, most: number): number {
  let size = 0;
  const same = (from: number, to: number): boolean =>
    one.slice(one.length - to, one.length - from) ===
    other.slice(other.length - to, other.length - from);
  while (size + BLOCK <= most && same(size, size + BLOCK)) size += BLOCK;
  while (size < most && one.at(-1 - size) === other.at(-1 - size)) size += 1;
  const at = one.indexOf("\n", one.length - size);
  return at < 0 || size === 0 ? 0 : one.length - at;
}

function lastLines(text: string): readonly string[] {
  if (text === "") return [];
  let at = text.length - 1;
  for (let count = 0; count < CONTEXT && at >= 0; count++) at = breakBefore(text, at);
  return text.slice(at + 1, -1).split("\n");
}

function firstLines(text: string): readonly string[] {
  if (text === "") return [];
  let at = 0;
  for (let count = 0; count < CONTEXT && at >= 0; count++) at = text.indexOf("\n", at + 1);
  return text.slice(1, at < 0 ? undefined : at).split("\n");
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
