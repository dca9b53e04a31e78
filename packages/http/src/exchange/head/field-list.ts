import { kindOfName, OWNED } from "../../codec/fields.ts";
import { NO_LENGTH } from "../../codec/message-scanner.ts";
import { isWritable } from "./field-syntax.ts";
import type { SentHead } from "./head-writer.ts";
import { isTwin, mayHaveTwin } from "./twin-names.ts";
import type { Output } from "../../wire/output.ts";

const NO_NAMES: readonly string[] = [];

/** The headers of a message as a list. */
export abstract class FieldList implements SentHead {
  /** The names and values of the fields, alternating. */
  #fields: string[];
  /** The index of the first name in `#fields`. */
  readonly #start: number;
  /** Names of the headers that the gateway edited. */
  #edited = NO_NAMES;

  /** `fields`: a list that this object takes over; entries before `start` are not headers. */
  constructor(fields: string[] = [], start = 0) {
    this.#fields = fields;
    this.#start = start;
  }

  get contentLength(): number {
    return Number(this.get("content-length") ?? NO_LENGTH);
  }

  get(name: string): string | undefined {
    const first = this.#find(name, this.#start);
    if (first < 0) return undefined;
    if (this.#find(name, first + 2) < 0) return this.#fields[first + 1];
    return this.getAll(name).join(separatorOf(name));
  }

  getAll(name: string): readonly string[] {
    const values: string[] = [];
    for (let at = this.#find(name, this.#start); at >= 0; at = this.#find(name, at + 2)) {
      values.push(this.#fields[at + 1] ?? "");
    }
    return values;
  }

  has(name: string): boolean {
    return this.#find(name, this.#start) >= 0;
  }

  set(name: string, value: string): void {
    if (!isWritable(name, value)) return;
    this.#edited = [...this.#edited, name];
    const first = this.#find(name, this.#start);
    if (first < 0) return this.append(name, value);
    this.#removeFrom(name, first + 2);
    this.#fields[first + 1] = value;
  }

  add(name: string, value: string): void {
    if (!isWritable(name, value)) return;
    this.#edited = [...this.#edited, name];
    const last = this.#findLast(name);
    this.#fields.splice(last < 0 ? this.#fields.length : last + 2, 0, name, value);
  }

  remove(name: string): void {
    if (OWNED.has(name)) return;
    this.#edited = [...this.#edited, name];
    this.#removeFrom(name, this.#start);
  }

  isOurs(name: string): boolean {
    return this.#edited.some((other) => other === name || isTwin(name, other));
  }

  namesWith(start: string): readonly string[] {
    return this.#fields.filter(
      (text, at) => at >= this.#start && (at - this.#start) % 2 === 0 && text.startsWith(start),
    );
  }

  entries(): Iterable<readonly [name: string, value: string]> {
    return entriesOf(this);
  }

  hasKind(kind: number): boolean {
    const fields = this.#fields;
    for (let index = this.#start; index < fields.length; index += 2) {
      if ((kindOfName(fields[index] ?? "") & kind) !== 0) return true;
    }
    return false;
  }

  addFields(to: string[], without: number): void {
    const fields = this.#fields;
    for (let index = this.#start; index < fields.length; index += 2) {
      const name = fields[index] ?? "";
      if ((kindOfName(name) & without) === 0) to.push(name, fields[index + 1] ?? "");
    }
  }

  writeFields(output: Output, without: number): void {
    const fields = this.#fields;
    for (let index = this.#start; index < fields.length; index += 2) {
      const name = fields[index] ?? "";
      if ((kindOfName(name) & without) === 0) output.field(name, fields[index + 1] ?? "");
    }
  }

  /** Saves the current headers; the returned function restores them. */
  protected markFields(): () => void {
    const fields = [...this.#fields];
    const edited = this.#edited;
    return () => {
      this.#fields = [...fields];
      this.#edited = edited;
    };
  }

  /** Removes the received headers that some servers take for the given one ({@link isTwin}). */
  protected removeTwins(name: string): void {
    if (!mayHaveTwin(name)) return;
    for (let index = this.#fields.length - 2; index >= this.#start; index -= 2) {
      const other = this.#fields[index] ?? "";
      if (isTwin(other, name) && !this.#edited.includes(other)) this.#fields.splice(index, 2);
    }
  }

  /** Appends a header without checking its name. */
  protected append(name: string, value: string): void {
    this.#fields.push(name, value);
  }

  /** Removes all headers with the given name, except the first. */
  protected removeOthers(name: string): void {
    const first = this.#find(name, this.#start);
    if (first >= 0) this.#removeFrom(name, first + 2);
  }

  /** Index of the next header with the name, starting at an index; -1 if none. */
  #find(name: string, from: number): number {
    const fields = this.#fields;
    for (let index = from; index < fields.length; index += 2) {
      if (fields[index] === name) return index;
    }
    return -1;
  }

  #findLast(name: string): number {
    let index = this.#fields.length - 2;
    while (index >= this.#start && this.#fields[index] !== name) index -= 2;
    return index < this.#start ? -1 : index;
  }

  #removeFrom(name: string, from: number): void {
    for (let at = this.#find(name, from); at >= 0; at = this.#find(name, at)) {
      this.#fields.splice(at, 2);
    }
  }
}

/** Converts {@link SentHead.addFields} output to pairs. */
export function entriesOf(head: SentHead): readonly (readonly [name: string, value: string])[] {
  const fields: string[] = [];
  head.addFields(fields, 0);
  const pairs: [name: string, value: string][] = [];
  for (let index = 0; index < fields.length; index += 2)
    pairs.push([fields[index] ?? "", fields[index + 1] ?? ""]);
  return pairs;
}

/**
 * The separator that joins several headers with the same name (RFC 9110 section 5.3, RFC 9113
 * section 8.2.3).
 */
export function separatorOf(name: string): string {
  return name === "cookie" ? "; " : ", ";
}
