import { isWritable } from "./field-syntax.ts";
import type { SentHead } from "./head-writer.ts";
import type { ResponseHead } from "./head.ts";
import type { Output } from "./output.ts";

/** The head of a response that the gateway makes itself: a list of fields. */
export class ListHead implements ResponseHead, SentHead {
  status: number;
  readonly #names: string[] = [];
  readonly #values: string[] = [];

  constructor(status: number, fields: Iterable<readonly [name: string, value: string]>) {
    this.status = status;
    for (const [name, value] of fields) {
      if (isWritable(name, value)) this.#insert(this.#names.length, name, value);
    }
  }

  get(name: string): string | undefined {
    const values = this.getAll(name);
    return values.length === 0 ? undefined : values.join(separatorOf(name));
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
    if (first < 0) return this.#insert(this.#names.length, name, value);
    this.#removeFrom(name, first + 1);
    this.#values[first] = value;
  }

  add(name: string, value: string): void {
    if (!isWritable(name, value)) return;
    const last = this.#names.lastIndexOf(name);
    this.#insert(last < 0 ? this.#names.length : last + 1, name, value);
  }

  remove(name: string): void {
    this.#removeFrom(name, 0);
  }

  *entries(): Generator<readonly [name: string, value: string]> {
    for (let index = 0; index < this.#names.length; index++) {
      yield [this.#names[index] ?? "", this.#values[index] ?? ""];
    }
  }

  writeFields(output: Output): void {
    for (let index = 0; index < this.#names.length; index++) {
      output.field(this.#names[index] ?? "", this.#values[index] ?? "");
    }
  }

  #insert(index: number, name: string, value: string): void {
    this.#names.splice(index, 0, name);
    this.#values.splice(index, 0, value);
  }

  #removeFrom(name: string, from: number): void {
    for (let index = this.#names.length - 1; index >= from; index--) {
      if (this.#names[index] !== name) continue;
      this.#names.splice(index, 1);
      this.#values.splice(index, 1);
    }
  }
}

/** What joins several fields of one name (RFC 9110 section 5.3, RFC 9113 section 8.2.3). */
export function separatorOf(name: string): string {
  return name === "cookie" ? "; " : ", ";
}
