/** An entry of a collection in block style: a key with its value, or an item of a list. */
export interface BlockEntry {
  /** The key; undefined for an item of a list. */
  readonly key: string | undefined;
  /** Where its first line begins. */
  readonly start: number;
  /** Where the value begins if it has lines of its own; undefined if it begins in the line of the key. */
  readonly inner: number | undefined;
  /** Where the next entry begins, or the collection ends. */
  readonly end: number;
}

/** A collection in block style, whose entries begin in lines of their own. */
export interface BlockCollection {
  readonly indent: number;
  readonly entries: readonly BlockEntry[];
  /** Where the last line ends that belongs to the last entry. */
  readonly end: number;
}

const KEY = /(?:"([^"\\]*)"|'([^']*)'|([^\s#"'[\]{},&*!|>%@`?:-][^:#"'[\]{},]*?)) *:(?= |\n|$)/y;
const ITEM = /-(?= |\n|$)/y;
const EMPTY_REST = / *(?:#[^\n]*)?(?=\n|$)/y;
/** What the lines of a text do not say by themselves: other documents, directives, tabs. */
const NOT_LINES = /\r|\t|^(?:---|\.\.\.|%)/m;

/** Whether the structure of a text can be read from its lines; the library must read any other. */
export function hasPlainLines(text: string): boolean {
  return !NOT_LINES.test(text);
}

/** Reads the entries of the collection in a part of a text; undefined if its lines do not show them. */
export function blockIn(text: string, from: number, to: number): BlockCollection | undefined {
  let block: { readonly indent: number; readonly isList: boolean } | undefined;
  let end = from;
  const begun: Begun[] = [];
  for (const { start, first, isComment } of linesIn(text, from, to)) {
    const column = first - start;
    if (isComment && (block === undefined || column <= block.indent)) continue;
    block ??= { indent: column, isList: matchAt(ITEM, text, first) !== undefined };
    if (column < block.indent) return undefined;
    end = lineAfter(text, start);
    if (column > block.indent || isItemOfKey(text, first, begun.at(-1))) continue;
    const entry = block.isList ? itemAt(text, start, first) : keyAt(text, start, first);
    if (entry === undefined) return undefined;
    begun.push(entry);
  }
  if (block === undefined) return undefined;
  const entries = begun.map((entry, index) => ({ ...entry, end: begun[index + 1]?.start ?? to }));
  return { indent: block.indent, entries, end };
}

type Begun = Omit<BlockEntry, "end">;

interface TextLine {
  readonly start: number;
  /** Where its first character is that is no space. */
  readonly first: number;
  readonly isComment: boolean;
}

/** The lines of a part that are not empty. */
function* linesIn(text: string, from: number, to: number): Generator<TextLine> {
  for (let start = from; start < to; start = lineAfter(text, start)) {
    const first = firstCharacter(text, start);
    if (first < to && text[first] !== "\n") yield { start, first, isComment: text[first] === "#" };
  }
}

/** Whether a line is an item of the list of the last key: such items may begin in the column of their key. */
function isItemOfKey(text: string, first: number, last: Begun | undefined): boolean {
  return last?.inner !== undefined && matchAt(ITEM, text, first) !== undefined;
}

function itemAt(text: string, start: number, first: number): Begun | undefined {
  const isItem = matchAt(ITEM, text, first) !== undefined;
  return isItem ? { key: undefined, start, inner: undefined } : undefined;
}

function keyAt(text: string, start: number, first: number): Begun | undefined {
  const found = matchAt(KEY, text, first);
  if (found === undefined) return undefined;
  const [written, double, single, plain] = found;
  const behind = first + written.length;
  const isAlone = matchAt(EMPTY_REST, text, behind) !== undefined;
  const inner = isAlone ? lineAfter(text, behind) : undefined;
  return { key: double ?? single ?? plain ?? "", start, inner };
}

/** Where the line after a position begins. */
function lineAfter(text: string, position: number): number {
  const at = text.indexOf("\n", position);
  return at < 0 ? text.length : at + 1;
}

function firstCharacter(text: string, start: number): number {
  let at = start;
  while (text[at] === " ") at += 1;
  return at;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
