import { ListBuilder, MapBuilder, NO_CHILDREN, NOWHERE } from "../source/builders.ts";
import type { Children } from "../source/builders.ts";
import type { KeptItems, KeptList } from "./kept-items.ts";
import { readLiteral } from "./literal-text.ts";
import { PlainLines } from "./plain-lines.ts";
import { BeyondLimit, NotPlain } from "./not-plain.ts";
import { FLOW_TEXT, KEY, LINE_TEXT } from "../plain-patterns.ts";
import { plainValue } from "./plain-scalars.ts";
import type { Environment } from "./plain-scalars.ts";
import type { ReadLimits } from "../source/read-budget.ts";
import { quotedText, writtenEnd } from "./quoted-text.ts";

/** A text to read, and the bounds of its values. */
export interface PlainOrder {
  readonly text: string;
  readonly environment: Environment | undefined;
  readonly limits: ReadLimits;
  readonly plainNodesLeft: number;
  readonly plainTextLeft: number;
}

interface ReadingOrder extends PlainOrder {
  /** Whether the places of values are wanted. */
  readonly isPlacing: boolean;
  readonly kept: KeptItems | undefined;
}

/** Stands for a line without a value behind its key or dash. */
const NO_VALUE = Symbol("no value");
/** Stands for the indentation of items between brackets, which has no meaning. */
const NO_COLUMN = -1;

const COLON = 0x3a;

/**
 * Reads a text as {@link NotPlain} says, value by value.
 * @throws NotPlain, or BeyondLimit, at the offset {@link PlainReader.at}
 */
export class PlainReader {
  readonly #lines: PlainLines;
  readonly #order: PlainOrder;
  readonly #isPlacing: boolean;
  /** Unset within an item: only items of outermost lists are kept. */
  #kept: KeptItems | undefined;
  /** The offset behind the value that was read last. */
  #end = 0;
  /** The places of the value that was read last. */
  located = NOWHERE;
  /** The number of values read so far, and the number of characters in scalars. */
  nodes = 0;
  textLength = 0;

  constructor(order: ReadingOrder) {
    this.#lines = new PlainLines(order.text);
    this.#order = order;
    this.#isPlacing = order.isPlacing;
    this.#kept = order.kept;
  }

  /** The offset of the next character. */
  get at(): number {
    return this.#lines.at;
  }

  document(): unknown {
    const lines = this.#lines;
    lines.begin();
    const begin = lines.text[lines.at];
    const isFlow = begin === "{" || begin === "[";
    const value = isFlow ? this.#flow(0, -1, 0) : this.#block(0, -1, 0);
    if (isFlow) lines.endLine();
    if (lines.at < lines.text.length) throw new NotPlain();
    return value;
  }

  /** Keeps the place of a value; `key` is the offset of the key that it belongs to. */
  #place(key: number, value: number, end: number, children: Children = NO_CHILDREN): void {
    this.#end = end;
    if (this.#isPlacing) this.located = { key, value, end, children };
  }

  #enter(depth: number): void {
    this.nodes += 1;
    const { limits, plainNodesLeft } = this.#order;
    if (depth > limits.maxDepth) throw new NotPlain();
    if (this.nodes > plainNodesLeft) throw new BeyondLimit(`${limits.maxPlainNodes} values`);
  }

  /** A list or a map that begins at the next character; `key` is the offset of the key that it belongs to. */
  #block(key: number, parent: number, depth: number): unknown {
    if (this.#lines.column <= parent) throw new NotPlain();
    this.#enter(depth);
    return this.#lines.isItem ? this.#list(key, depth) : this.#map(key, depth);
  }

  #list(key: number, depth: number): unknown[] {
    const start = this.#lines.at;
    const column = this.#lines.column;
    const list = new ListBuilder();
    const kept = this.#kept?.at(column, depth);
    do {
      this.#lines.at += 1;
      const item = (): unknown => this.#item(column, depth + 1);
      list.add(kept === undefined ? item() : this.#keptItem(kept, column, item), this.located);
    } while (this.#lines.isBeside(column) && this.#lines.isItem);
    if (this.#lines.isWithin(column)) throw new NotPlain();
    this.#place(key, start, this.#end, list.children);
    return list.values;
  }

  /** An item in lines of its own, which is not read again if its text was read before. */
  #keptItem(list: KeptList, column: number, read: () => unknown): unknown {
    const lines = this.#lines;
    const { plainNodesLeft, plainTextLeft } = this.#order;
    const end = lines.endOfItem(column);
    const text = lines.text.slice(lines.at, end);
    const known = list.find(text);
    // An item beyond a limit is read, because the problem is within it.
    if (
      known !== undefined &&
      this.nodes + known.nodes <= plainNodesLeft &&
      this.textLength + known.textLength <= plainTextLeft
    ) {
      this.nodes += known.nodes;
      this.textLength += known.textLength;
      lines.goTo(end);
      return known.value;
    }
    const { nodes, textLength } = this;
    const value = this.#within(read);
    if (lines.contentBegin !== end) return value;
    const cost = { nodes: this.nodes - nodes, textLength: this.textLength - textLength };
    return list.keep(text, { value, ...cost });
  }

  /** Reads an item, whose own lists are not kept. */
  #within(read: () => unknown): unknown {
    const kept = this.#kept;
    this.#kept = undefined;
    const value = read();
    this.#kept = kept;
    return value;
  }

  /** The value behind a dash. */
  #item(column: number, depth: number): unknown {
    this.#lines.skipSpaces();
    const at = this.#lines.at;
    KEY.lastIndex = at;
    if (this.#lines.isItem || KEY.test(this.#lines.text)) return this.#block(at, column, depth);
    const value = this.#inline(at, column, depth);
    if (value !== NO_VALUE) return value;
    return this.#lines.isWithin(column)
      ? this.#block(this.#lines.at, column, depth)
      : this.#nothing(at, at, depth);
  }

  #map(key: number, depth: number): unknown {
    const start = this.#lines.at;
    const column = this.#lines.column;
    const map = new MapBuilder();
    do {
      const own = this.#lines.at;
      const name = this.#key(map);
      if (!this.#lines.isBlank(this.#lines.at)) throw new NotPlain();
      this.#lines.skipSpaces();
      map.set(name, this.#field(own, column, depth + 1), this.located);
    } while (this.#lines.isBeside(column) && !this.#lines.isItem);
    if (this.#lines.isWithin(column)) throw new NotPlain();
    this.#place(key, start, this.#end, map.children);
    return map.fields;
  }

  /** The value behind a key and its colon. */
  #field(key: number, column: number, depth: number): unknown {
    const at = this.#lines.at;
    const value = this.#inline(key, column, depth);
    if (value !== NO_VALUE) return value;
    if (this.#lines.isWithin(column)) return this.#block(key, column, depth);
    // The items of a list may stand below the key.
    const isList = this.#lines.isBeside(column) && this.#lines.isItem;
    return isList ? this.#block(key, column - 1, depth) : this.#nothing(key, at, depth);
  }

  #nothing(key: number, at: number, depth: number): null {
    this.#enter(depth);
    this.#place(key, at, at);
    return null;
  }

  /** Reads a key, and the colon behind it. */
  #key(map: MapBuilder): string {
    const begin = this.#lines.text[this.#lines.at];
    const name = begin === '"' || begin === "'" ? this.#quoted() : this.#lines.match(KEY);
    if (name === undefined || this.#lines.code() !== COLON) throw new NotPlain();
    if (name.length > this.#order.limits.maxKeyLength || map.has(name)) throw new NotPlain();
    this.#lines.at += 1;
    return name;
  }

  /** A value in the rest of the line, and the end of the line; NO_VALUE if there is none. */
  #inline(key: number, column: number, depth: number): unknown {
    const begin = this.#lines.text[this.#lines.at];
    if (begin === undefined || begin === "\n" || begin === "#") {
      this.#lines.endLine();
      return NO_VALUE;
    }
    if (begin === "|") return this.#literal(key, column, depth);
    const isFlow = begin === "{" || begin === "[";
    const value = isFlow
      ? this.#flow(key, column, depth)
      : this.#scalar(key, depth, () => this.#lineText());
    this.#lines.endLine();
    // Whatever is indented further would continue the value.
    if (this.#lines.isWithin(column)) throw new NotPlain();
    return value;
  }

  /** A text of several lines, and the content below it. */
  #literal(key: number, column: number, depth: number): unknown {
    const start = this.#lines.at;
    const { text, end } = readLiteral(this.#lines.text, start, column);
    this.#lines.at = end;
    const value = this.#valueOf(text, true, end - start);
    this.#enter(depth);
    this.#place(key, start, end);
    this.#lines.toContent();
    if (this.#lines.isWithin(column)) throw new NotPlain();
    return value;
  }

  /** A scalar at the next character. */
  #scalar(key: number, depth: number, unquoted: () => string): unknown {
    this.#enter(depth);
    const start = this.#lines.at;
    const begin = this.#lines.text[start];
    const isQuoted = begin === '"' || begin === "'";
    const text = isQuoted ? this.#quoted() : unquoted();
    this.#place(key, start, this.#lines.at);
    return this.#valueOf(text, isQuoted, this.#lines.at - start);
  }

  /** The value of a scalar, with variables replaced; `length` is that of the scalar as it is written. */
  #valueOf(text: string, isQuoted: boolean, length: number): unknown {
    this.textLength += length;
    const { environment, limits, plainTextLeft } = this.#order;
    const left = plainTextLeft - this.textLength;
    const { value, added } = plainValue(text, isQuoted, environment, Math.max(0, left));
    this.textLength += added;
    if (added > left)
      throw new BeyondLimit(`${limits.maxPlainTextLength} characters in its values`);
    return value;
  }

  #quoted(): string {
    const start = this.#lines.at;
    this.#lines.at = writtenEnd(this.#lines.text, start);
    return quotedText(this.#lines.text.slice(start, this.#lines.at));
  }

  /** A text up to the end of the line or a comment. */
  #lineText(): string {
    const start = this.#lines.at;
    const line = this.#lines.match(LINE_TEXT);
    if (line === undefined) throw new NotPlain();
    const comment = line.indexOf(" #");
    const text = (comment === -1 ? line : line.slice(0, comment)).trimEnd();
    // A colon would make it a map.
    if (text.includes(": ") || text.endsWith(":")) throw new NotPlain();
    this.#lines.at = start + text.length;
    return text;
  }

  /** A value within brackets, or with them; its lines must be indented more than `column`. */
  #flow(key: number, column: number, depth: number): unknown {
    const begin = this.#lines.text[this.#lines.at];
    if (begin === "[") return this.#flowList(key, column, depth);
    if (begin === "{") return this.#flowMap(key, column, depth);
    return this.#scalar(key, depth, () => this.#flowText());
  }

  #flowText(): string {
    const text = this.#lines.match(FLOW_TEXT);
    if (text === undefined) throw new NotPlain();
    return text;
  }

  #flowList(key: number, column: number, depth: number): unknown {
    this.#enter(depth);
    const start = this.#lines.at;
    const list = new ListBuilder();
    const kept = this.#kept?.at(NO_COLUMN, depth);
    this.#flowItems("]", column, () => {
      const own = this.#lines.at;
      const item = (): unknown => this.#flow(own, column, depth + 1);
      list.add(kept === undefined ? item() : this.#keptFlow(kept, item), this.located);
    });
    this.#place(key, start, this.#lines.at, list.children);
    return list.values;
  }

  /** An item between brackets: where it ends is known when it has been read. */
  #keptFlow(list: KeptList, read: () => unknown): unknown {
    const start = this.#lines.at;
    const value = this.#within(read);
    const text = this.#lines.text.slice(start, this.#lines.at);
    const known = list.find(text);
    return known === undefined ? list.keep(text, { value, nodes: 0, textLength: 0 }) : known.value;
  }

  #flowMap(key: number, column: number, depth: number): unknown {
    this.#enter(depth);
    const start = this.#lines.at;
    const map = new MapBuilder();
    this.#flowItems("}", column, () => {
      const own = this.#lines.at;
      const name = this.#key(map);
      this.#lines.skipBlanks(column);
      map.set(name, this.#flow(own, column, depth + 1), this.located);
    });
    this.#place(key, start, this.#lines.at, map.children);
    return map.fields;
  }

  /** Reads the items between brackets, separated by commas; a comma may follow the last one. */
  #flowItems(close: string, column: number, item: () => void): void {
    this.#lines.at += 1;
    for (;;) {
      this.#lines.skipBlanks(column);
      if (this.#lines.takes(close)) return;
      item();
      this.#lines.skipBlanks(column);
      if (this.#lines.takes(",")) continue;
      if (!this.#lines.takes(close)) throw new NotPlain();
      return;
    }
  }
}
