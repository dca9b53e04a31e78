import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { Ajv } from "ajv";
import fc from "fast-check";
import { roots } from "../../model/model.ts";
import { modelOf } from "../../plan.ts";
import { readTexts } from "../../read.ts";
import { invalidDocument, validDocument } from "@edge-gateway/testkit/arbitraries/documents";
import { shapeOf } from "../shapes/shape-of.ts";
import { emitEditorSchemas } from "./index.ts";

const model = modelOf(await readTexts(join(import.meta.dirname, "../../../../schemas")));
const shapes = Object.fromEntries(
  model.types.map(({ title, node }) => [title, shapeOf(model, node, "files")]),
);
const files = emitEditorSchemas(model);

/**
 * Rules that draft-07 cannot express: rules between the items of a list, and limits of durations
 * and of sizes with a suffix.
 */
const UNSAYABLE = [
  ...["repeated item", "repeated across items", "duration", "size", "not increasing"],
  ...["omitted before the last item", ...sentencesBetweenItems()],
];
/** Draft-07 cannot compare two values, nor require that several are equal. */
const COMPARISON =
  / must be (at most|no longer than) \w+| must match by one prefix| must have the same \w+$/u;

function sentencesBetweenItems(): readonly string[] {
  const sentences: string[] = [];
  JSON.stringify(shapes, (key, value) => {
    if (key === "itemRules") for (const { sentence } of value) sentences.push(sentence);
    return value;
  });
  return sentences;
}

test("every document has an editor schema", () => {
  assert.equal(files.length, roots(model).length);
});

for (const { content } of files) {
  const schema = JSON.parse(content);
  const type: string = schema.title;
  const validate = new Ajv({ strict: false }).compile(schema);

  test(`${type}: the editor schema accepts the valid documents`, () => {
    fc.assert(
      fc.property(validDocument(type, shapes), (value) => validate(value)),
      { numRuns: 50, endOnFailure: true },
    );
  });

  test(`${type}: the editor schema refuses documents with one fault`, () => {
    fc.assert(
      fc.property(invalidDocument(type, shapes), ({ value, mutation, goal }) => {
        fc.pre(
          !UNSAYABLE.includes(mutation) && !UNSAYABLE.includes(goal) && !COMPARISON.test(goal),
        );
        return !validate(value);
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });
}
