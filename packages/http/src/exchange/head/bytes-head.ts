import { equalsText } from "../../codec/characters.ts";
import {
  KIND,
  NAME_END,
  NAME_START,
  OWNED,
  STRIDE,
  VALUE_END,
  VALUE_START,
} from "../../codec/fields.ts";
import type { MessageScanner } from "../../codec/message-scanner.ts";
import { isWritable } from "./field-syntax.ts";
import type { SentHead } from "./head-writer.ts";
import { entriesOf, separatorOf } from "./field-list.ts";
import { isTwin, mayHaveTwin } from "./twin-names.ts";
import type { Output } from "../../wire/output.ts";
import { TextCache } from "../../wire/text-cache.ts";

/** A header added by the gateway; it comes after the received header with index `after`. */
interface Addition {
  readonly after: number;
  readonly name: string;
  readonly value: string;
}

/** Caches of texts: header names in lower case (ASCII, because names are tokens), and header values. */
const NAMES = new TextCache((name) => name.toLowerCase());
const VALUES = new TextCache();
const NO_BYTES = Buffer.alloc(0);
const NO_ADDITIONS: Addition[] = [];
const NO_NAMES: string[] = [];

/**
 * The headers of a received message: the original bytes with a table of positions, and edits.
 * Unedited headers are forwarded byte for byte.
 */
export abstract class BytesHead implements SentHead {
  /** Value of Content-Length; negative if there is none. */
  readonly contentLength: number;
  protected bytes: Buffer;
  readonly #seen: number;
  #table: number[];
  #count: number;
  readonly #fieldsStart: number;
  readonly #fieldsEnd: number;
  /**
   * Headers that the gateway added, ordered by `after`. A received header with an empty name in the table was
   * removed.
   */
  #additions = NO_ADDITIONS;
  /** Names of the headers that the gateway removed, whether or not they were received. */
  #removedNames = NO_NAMES;
  readonly #nominated: readonly string[];

  constructor(bytes: Buffer, scanner: MessageScanner) {
    this.bytes = bytes;
    this.contentLength = scanner.contentLength;
    this.#seen = scanner.seen;
    this.#count = scanner.count;
    this.#table = scanner.table.slice(0, scanner.count * STRIDE);
    this.#fieldsStart = scanner.fieldsStart;
    this.#fieldsEnd = scanner.fieldsEnd;
    this.#nominated = scanner.nominated;
  }

  get(name: string): string | undefined {
    const received = this.#find(name, 0);
    const added = this.#findAdded(name);
    if (added < 0) {
      if (received < 0) return undefined;
      if (this.#find(name, received + 1) < 0) return this.#value(received);
    } else if (received < 0 && this.#findAdded(name, added + 1) < 0) {
      return this.#additions[added]?.value;
    }
    return this.getAll(name).join(separatorOf(name));
  }

  getAll(name: string): readonly string[] {
    const values: string[] = [];
    for (let field = this.#find(name, 0); field >= 0; field = this.#find(name, field + 1)) {
      values.push(this.#value(field));
    }
    for (const addition of this.#additions) {
      if (addition.name === name) values.push(addition.value);
    }
    return values;
  }

  has(name: string): boolean {
    return this.#find(name, 0) >= 0 || this.#findAdded(name) >= 0;
  }

  set(name: string, value: string): void {
    if (!isWritable(name, value)) return;
    const received = this.#find(name, 0);
    const written = this.#findAdded(name);
    if (received >= 0) this.#removeReceived(name, received);
    if (written < 0) {
      return this.#insert({ after: received < 0 ? this.#count : received, name, value });
    }
    const after = this.#additions[written]?.after ?? this.#count;
    this.#removeAdded(name);
    if (received < 0) this.#additions.splice(written, 0, { after, name, value });
    else this.#insert({ after: received, name, value });
  }

  add(name: string, value: string): void {
    if (!isWritable(name, value)) return;
    const last = this.#additions.findLastIndex((addition) => addition.name === name);
    const before = this.#additions[last];
    if (before !== undefined) {
      this.#additions.splice(last + 1, 0, { after: before.after, name, value });
      return;
    }
    const received = this.#findLast(name);
    this.#insert({ after: received < 0 ? this.#count : received, name, value });
  }

  remove(name: string): void {
    if (OWNED.has(name)) return;
    if (this.#removedNames === NO_NAMES) this.#removedNames = [name];
    else this.#removedNames.push(name);
    this.#removeReceived(name, 0);
    if (this.#findAdded(name) >= 0) this.#removeAdded(name);
  }

  isOurs(name: string): boolean {
    if (this.#nominated.includes(name)) return true;
    const isIt = (other: string): boolean => other === name || isTwin(name, other);
    return this.#removedNames.some(isIt) || this.#additions.some((added) => isIt(added.name));
  }

  /** Removes the received headers that some servers take for the given one ({@link isTwin}). */
  protected removeTwins(name: string): void {
    if (!mayHaveTwin(name)) return;
    for (let field = 0; field < this.#count; field++) {
      const start = this.#part(field, NAME_START);
      if (this.#part(field, NAME_END) - start !== name.length) continue;
      if (isTwin(this.#name(field), name)) this.#table[field * STRIDE + NAME_END] = start;
    }
  }

  namesWith(start: string): readonly string[] {
    let names = NO_NAMES;
    for (let field = 0; field < this.#count; field++) {
      const from = this.#part(field, NAME_START);
      const until = from + start.length;
      if (this.#removed(field) || until > this.#part(field, NAME_END)) continue;
      if (equalsText(this.bytes, from, until, start)) names = [...names, this.#name(field)];
    }
    for (const { name } of this.#additions) if (name.startsWith(start)) names = [...names, name];
    return names;
  }

  entries(): Iterable<readonly [name: string, value: string]> {
    return entriesOf(this);
  }

  addFields(to: string[], without: number): void {
    let next = 0;
    for (let field = 0; field <= this.#count; field++) {
      const dropped = (this.#part(field, KIND) & without) !== 0;
      if (field < this.#count && !dropped && !this.#removed(field)) {
        to.push(this.#name(field), this.#value(field));
      }
      for (; this.#additions[next]?.after === field; next++) {
        const addition = this.#additions[next];
        if (addition !== undefined) to.push(addition.name, addition.value);
      }
    }
  }

  /** Saves the current headers; the returned function restores them. */
  protected markFields(): () => void {
    const table = [...this.#table];
    const additions = [...this.#additions];
    const removedNames = [...this.#removedNames];
    return () => {
      this.#table = [...table];
      this.#additions = [...additions];
      this.#removedNames = [...removedNames];
    };
  }

  /** Copies the bytes out of borrowed memory. */
  own(): void {
    this.bytes = Buffer.from(this.bytes.subarray(0, this.#fieldsEnd));
  }

  /** Releases borrowed memory: parts that were not read or written before read as empty afterwards. */
  release(): void {
    this.bytes = NO_BYTES;
    this.#count = 0;
  }

  /** Whether a header of the given kind was received. */
  hasKind(kind: number): boolean {
    return (this.#seen & kind) !== 0;
  }

  writeFields(output: Output, without: number): void {
    const table = this.#table;
    const additions = this.#additions;
    let from = this.#fieldsStart;
    let next = 0;
    for (let field = 0; field < this.#count; field++) {
      const index = field * STRIDE;
      const dropped = ((table[index + KIND] ?? 0) & without) !== 0 || this.#removed(field);
      const added = next < additions.length && additions[next]?.after === field;
      if (!dropped && !added) continue;
      const lineEnd = this.#lineEnd(field);
      output.copy(this.bytes, from, dropped ? (table[index + NAME_START] ?? 0) : lineEnd);
      from = lineEnd;
      if (added) next = this.#writeAdditions(output, next, field);
    }
    output.copy(this.bytes, from, this.#fieldsEnd);
    if (next < additions.length) this.#writeAdditions(output, next, this.#count);
  }

  /** Writes the headers that were added after a received header; returns the index of the next addition. */
  #writeAdditions(output: Output, first: number, field: number): number {
    let next = first;
    for (; this.#additions[next]?.after === field; next++) {
      const addition = this.#additions[next];
      if (addition !== undefined) output.field(addition.name, addition.value);
    }
    return next;
  }

  /** Index of the first addition with the name, starting at `from`; -1 if none. */
  #findAdded(name: string, from = 0): number {
    const additions = this.#additions;
    for (let index = from; index < additions.length; index++) {
      if (additions[index]?.name === name) return index;
    }
    return -1;
  }

  #removeAdded(name: string): void {
    this.#additions = this.#additions.filter((addition) => addition.name !== name);
  }

  #insert(addition: Addition): void {
    if (this.#additions === NO_ADDITIONS) {
      this.#additions = [addition];
      return;
    }
    const additions = this.#additions;
    let index = additions.length;
    while (index > 0 && (additions[index - 1]?.after ?? 0) > addition.after) index--;
    if (index === additions.length) additions.push(addition);
    else additions.splice(index, 0, addition);
  }

  #removeReceived(name: string, from: number): void {
    for (let field = this.#find(name, from); field >= 0; field = this.#find(name, field + 1)) {
      this.#table[field * STRIDE + NAME_END] = this.#part(field, NAME_START);
    }
  }

  #removed(field: number): boolean {
    return this.#part(field, NAME_END) === this.#part(field, NAME_START);
  }

  /**
   * Index of the first header with the name that was not removed, starting at `from`; -1 if none.
   */
  #find(name: string, from: number): number {
    const table = this.#table;
    for (let field = from; field < this.#count; field++) {
      const start = table[field * STRIDE + NAME_START] ?? 0;
      const end = table[field * STRIDE + NAME_END] ?? 0;
      if (end - start === name.length && end > start && equalsText(this.bytes, start, end, name)) {
        return field;
      }
    }
    return -1;
  }

  #findLast(name: string): number {
    let last = -1;
    for (let field = this.#find(name, 0); field >= 0; field = this.#find(name, field + 1)) {
      last = field;
    }
    return last;
  }

  #part(field: number, part: number): number {
    return this.#table[field * STRIDE + part] ?? 0;
  }

  #lineEnd(field: number): number {
    return field + 1 < this.#count ? this.#part(field + 1, NAME_START) : this.#fieldsEnd;
  }

  #name(field: number): string {
    return NAMES.read(this.bytes, this.#part(field, NAME_START), this.#part(field, NAME_END));
  }

  #value(field: number): string {
    return VALUES.read(this.bytes, this.#part(field, VALUE_START), this.#part(field, VALUE_END));
  }
}
