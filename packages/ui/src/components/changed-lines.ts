/** A line of two texts that are compared. */
export interface Line {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Lines that are the same in both texts, and are not shown before a person asks for them. */
export interface Fold {
  readonly kind: "folded";
  readonly text: string;
  /** The number of lines. */
  readonly count: number;
}

/** Lines around a change that are shown. */
const CONTEXT = 3;
/** Characters that are compared at once. */
const BLOCK = 4096;
/** Pairs of lines that are compared in one change; a larger change is shown as a whole. */
const COMPARED_AT_ONCE = 4_000_000;

/** The changed lines between two texts, with some lines around them; all others are folded. */
export function changedLines(before: string, after: string): readonly (Line | Fold)[] {
  if (before === after) return [];
  const start = lineStart(before, commonStart(before, after));
  const shared = Math.min(before.length, after.length) - start;
  const end = commonEnd(before, after, shared);
  const [head, tail] = [before.slice(0, start), before.slice(before.length - end)];
  const [above, below] = [lastLines(head), firstLines(tail)];
  return [
    ...folded(head.slice(0, head.length - sizeOf(above))),
    ...lines("same", above),
    ...withFolds(
      middle(
        before.slice(start, before.length - end).split("\n"),
        after.slice(start, after.length - end).split("\n"),
      ),
    ),
    ...lines("same", below),
    ...folded(tail.slice(sizeOf(below) + 1)),
  ];
}

/** Characters of lines with the breaks between them, and one more. */
function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length + 1, 0);
}

/** Lines that are shown when a person asks for them; nothing if there are none. */
function folded(text: string): readonly Fold[] {
  const whole = text.endsWith("\n") ? text.slice(0, -1) : text;
  if (text === "") return [];
  return [{ kind: "folded", text: whole, count: whole.split("\n").length }];
}

/** Lines between two changes that are far from both are folded. */
function withFolds(all: readonly Line[]): readonly (Line | Fold)[] {
  const isNear = new Uint8Array(all.length);
  for (const [index, { kind }] of all.entries())
    if (kind !== "same") isNear.fill(1, Math.max(0, index - CONTEXT), index + CONTEXT + 1);
  const found: (Line | Fold)[] = [];
  for (let index = 0; index < all.length;) {
    const next = isNear.indexOf(1, index);
    const end = next < 0 ? all.length : next;
    const far = all.slice(index, end);
    found.push(...(far.length > 1 ? folded(far.map(({ text }) => text).join("\n")) : far));
    const line = all[end];
    if (line !== undefined) found.push(line);
    index = end + 1;
  }
  return found;
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
