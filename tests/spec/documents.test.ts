import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { pointerOf } from "@edge-gateway/schema-runtime/shape";
import { documents } from "./validated-documents.ts";

/** A failing document is shown as it is, because shrinking it takes minutes. */
const ASSERTED = { numRuns: 150, endOnFailure: true };
const FEWEST_DOCUMENTS = 3;

const all = await documents();

test("every document has arbitraries", () => {
  assert.ok(all.length >= FEWEST_DOCUMENTS);
});

for (const { title, validate, valid, invalid } of all) {
  test(`${title}: a valid document is accepted`, () => {
    fc.assert(
      fc.property(valid, (value) => {
        assert.deepEqual(validate(value), []);
      }),
      ASSERTED,
    );
  });

  test(`${title}: a document that is wrong in one way is refused at that place`, () => {
    fc.assert(
      fc.property(invalid, ({ value, pointer, mutation }) => {
        const violations = validate(value);
        const pointers = violations.map((violation) => violation.pointer);
        assert.ok(
          pointers.includes(pointerOf(pointer)),
          `${mutation} at ${pointerOf(pointer)}: ${JSON.stringify(violations)}`,
        );
        assert.ok(violations.every((violation) => violation.message !== ""));
      }),
      ASSERTED,
    );
  });
}
