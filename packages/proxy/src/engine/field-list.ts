import { kindOfName, OWNED } from "./codec/fields.ts";
import { NO_LENGTH } from "./codec/message-scanner.ts";
import { isWritable } from "./field-syntax.ts";
import type { SentHead } from "./head-writer.ts";
import type { Output } from "./output.ts";

/** The fields of a head as a list. */
export abstract class FieldList implements SentHead {
  #names: string[] = [];
  #values: string[] = [];

  get contentLength(): number {
    return Number(this.get("content-length") ?? NO_LENGTH);
  }

  get(name: string): string | undefined {
    const first = this.#names.indexOf(name);
    if (first < 0) return undefined;
    if (!this.#names.includes(name, first + 1)) return this.#values[first];
    return this.getAll(name).join(separatorOf(name));
  }

  getAll(name: string): readonly string[] {
    return this.#values.filter((_, index) => this.#names[index] === name);
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  set(name: string, value: string): void {
    if (!isWritable(name, value)) return;
    const first = this.#names.indexOf(name);
    if (first < 0) return this.append(name, value);
    this.#removeFrom(name, first + 1);
    this.#values[first] = value;
  }

  add(name: string, value: string): void {
    if (!isWritable(name, value)) return;
    const last = this.#names.lastIndexOf(name);
    const index = last < 0 ? this.#names.length : last + 1;
    this.#names.splice(index, 0, name);
    this.#values.splice(index, 0, value);
  }

  remove(name: string): void {
    if (!OWNED.has(name)) this.#removeFrom(name, 0);
  }

  entries(): Iterable<readonly [name: string, value: string]> {
    return entriesOf(this);
  }

  addFields(to: string[], without: number): void {
    for (let index = 0; index < this.#names.length; index++) {
      const name = this.#names[index] ?? "";
      if ((kindOfName(name) & without) === 0) to.push(name, this.#values[index] ?? "");
    }
  }

  writeFields(output: Output, without: number): void {
    for (let index = 0; index < this.#names.length; index++) {
      const name = this.#names[index] ?? "";
      if ((kindOfName(name) & without) === 0) output.field(name, this.#values[index] ?? "");
    }
  }

  /** Remembers the fields as they are now; what it returns brings them back. */
  protected markFields(): () => void {
    const names = [...this.#names];
    const values = [...this.#values];
    return () => {
      this.#names = [...names];
      this.#values = [...values];
    };
  }

  /** Adds a field at the end, whatever its name is. */
  protected append(name: string, value: string): void {
    this.#names.push(name);
    this.#values.push(value);
  }

  #removeFrom(name: string, from: number): void {
    for (let index = this.#names.length - 1; index >= from; index--) {
      if (this.#names[index] !== name) continue;
      this.#names.splice(index, 1);
      this.#values.splice(index, 1);
    }
  }
}

/** {@link SentHead.addFields} in pairs. */
export function* entriesOf(head: SentHead): Generator<readonly [name: string, value: string]> {
  const fields: string[] = [];
  head.addFields(fields, 0);
  for (let index = 0; index < fields.length; index += 2) {
    yield [fields[index] ?? "", fields[index + 1] ?? ""];
  }
}

/** What joins several fields of one name (RFC 9110 section 5.3, RFC 9113 section 8.2.3). */
export function separatorOf(name: string): string {
  return name === "cookie" ? "; " : ", ";
}
