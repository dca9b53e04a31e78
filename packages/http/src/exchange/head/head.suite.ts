import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { HeaderSection } from "../../codec/trailers.ts";
import type { Head } from "./head.ts";

type Field = readonly [name: string, value: string];

/** A minimal {@link Head}, with which all other implementations are compared. */
class Model implements Head {
  fields: Field[];

  constructor(fields: readonly Field[]) {
    this.fields = [...fields];
  }

  get(name: string): string | undefined {
    const values = this.getAll(name);
    return values.length === 0 ? undefined : values.join(name === "cookie" ? "; " : ", ");
  }

  getAll(name: string): readonly string[] {
    return this.fields.filter((field) => field[0] === name).map((field) => field[1]);
  }

  has(name: string): boolean {
    return this.fields.some((field) => field[0] === name);
  }

  set(name: string, value: string): void {
    const first = this.fields.findIndex((field) => field[0] === name);
    if (first < 0) {
      this.fields.push([name, value]);
      return;
    }
    this.fields[first] = [name, value];
    this.fields = this.fields.filter((field, index) => index <= first || field[0] !== name);
  }

  add(name: string, value: string): void {
    const last = this.fields.findLastIndex((field) => field[0] === name);
    this.fields.splice(last < 0 ? this.fields.length : last + 1, 0, [name, value]);
  }

  remove(name: string): void {
    this.fields = this.fields.filter((field) => field[0] !== name);
  }

  namesWith(start: string): readonly string[] {
    return this.fields.map((field) => field[0]).filter((name) => name.startsWith(start));
  }

  entries(): Iterable<Field> {
    return this.fields;
  }
}

const NAMES = ["a", "b", "cookie", "x-long-name", "date"] as const;
const name = fc.constantFrom(...NAMES);
const value = fc.constantFrom("", "1", "two words", "a, b", "\xe4", "x".repeat(70));
const field: fc.Arbitrary<Field> = fc.tuple(name, value);
const edit = fc.oneof(
  fc.record({ kind: fc.constant("set" as const), name, value }),
  fc.record({ kind: fc.constant("add" as const), name, value }),
  fc.record({ kind: fc.constant("remove" as const), name }),
);

/**
 * The common tests of every {@link Head}; `make` creates a head with the given headers, and `sent` returns
 * its headers as they are sent.
 */
export function describeHead(
  title: string,
  make: (fields: readonly Field[]) => Head & HeaderSection,
  sent: (head: Head) => readonly Field[],
): void {
  describe(title, () => {
    test("reads and edits like a list of headers, and sends the result", () => {
      fc.assert(
        fc.property(
          fc.array(field, { maxLength: 6 }),
          fc.array(edit, { maxLength: 8 }),
          (fields, edits) => {
            const model = new Model(fields);
            const head = make(fields);
            for (const step of edits) {
              if (step.kind === "remove") {
                model.remove(step.name);
                head.remove(step.name);
              } else {
                model[step.kind](step.name, step.value);
                head[step.kind](step.name, step.value);
              }
              for (const read of [...NAMES, "missing"]) {
                assert.equal(head.get(read), model.get(read));
                assert.deepEqual(head.getAll(read), model.getAll(read));
                assert.equal(head.has(read), model.has(read));
              }
            }
            assert.deepEqual([...head.entries()], model.fields);
            for (const start of ["", "a", "x-long", "x-long-names"])
              assert.deepEqual(head.namesWith(start).toSorted(), model.namesWith(start).toSorted());
            assert.deepEqual(sent(head), model.fields);
            const edited = new Set(edits.map((step) => step.name));
            for (const read of NAMES) assert.equal(head.isOurs(read), edited.has(read));
          },
        ),
        { numRuns: 500 },
      );
    });

    test("an invalid name or value throws", () => {
      const head = make([["a", "1"]]);
      const names = ["", "A", "a b", "a:", "a\r\nb", "\xe4"];
      for (const wrong of names) assert.throws(() => head.set(wrong, "1"), TypeError);
      for (const wrong of ["\r\nb: 2", "\n", "\0", "\x7f", "\u0100"]) {
        assert.throws(() => head.set("a", wrong), TypeError);
        assert.throws(() => head.add("b", wrong), TypeError);
      }
      assert.deepEqual([...head.entries()], [["a", "1"]]);
    });

    test("only the engine writes connection and framing headers", () => {
      const head = make([["a", "1"]]);
      for (const owned of [
        "connection",
        "content-length",
        "transfer-encoding",
        "te",
        "upgrade",
        "keep-alive",
      ]) {
        head.set(owned, "1");
        head.add(owned, "1");
        head.remove(owned);
      }
      assert.deepEqual([...head.entries()], [["a", "1"]]);
    });
  });
}
