import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import fc from "fast-check";
import type { InvalidDocument } from "@edge-gateway/generated/arbitraries/documents.ts";
import type { Violation } from "@edge-gateway/generated/validators/violation.d.ts";

const GENERATED = new URL("../../generated/", import.meta.url);
const RUNS = 150;
const FEWEST_DOCUMENTS = 3;

interface Document {
  readonly name: string;
  readonly validate: (value: unknown) => readonly Violation[];
  readonly valid: fc.Arbitrary<unknown>;
  readonly invalid: fc.Arbitrary<InvalidDocument>;
}

/** Every document that has a validator, with its arbitraries. */
async function documents(): Promise<readonly Document[]> {
  const files = await readdir(new URL("validators/", GENERATED));
  const names = files.filter((file) => file.endsWith(".d.ts") && file !== "violation.d.ts");
  return Promise.all(
    names.map(async (file) => {
      const name = file.slice(0, -".d.ts".length);
      const validators = await import(new URL(`validators/${name}.js`, GENERATED).href);
      const arbitraries = await import(new URL(`arbitraries/${name}.ts`, GENERATED).href);
      const title = name.replaceAll(/(^|-)([a-z])/gu, (_match, _dash, letter: string) =>
        letter.toUpperCase(),
      );
      return {
        name,
        validate: validators[`validate${title}`],
        valid: arbitraries[`valid${title}`](),
        invalid: arbitraries[`invalid${title}`](),
      };
    }),
  );
}

const all = await documents();

test("every document has arbitraries", () => {
  assert.ok(all.length >= FEWEST_DOCUMENTS);
});

for (const { name, validate, valid, invalid } of all) {
  test(`${name}: a valid document is accepted`, () => {
    fc.assert(
      fc.property(valid, (value) => {
        assert.deepEqual(validate(value), []);
      }),
      { numRuns: RUNS },
    );
  });

  test(`${name}: a document that is wrong in one way is refused at that place`, () => {
    fc.assert(
      fc.property(invalid, ({ value, pointer, mutation }) => {
        const violations = validate(value);
        const pointers = violations.map((violation) => violation.pointer);
        assert.ok(
          pointers.includes(pointer),
          `${mutation} at ${pointer}: ${JSON.stringify(violations)}`,
        );
        assert.ok(violations.every((violation) => violation.message !== ""));
      }),
      { numRuns: RUNS },
    );
  });
}
