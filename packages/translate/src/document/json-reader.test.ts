import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readJson } from "./json-reader.ts";
import { ReadBudget } from "./read-budget.ts";
import { readYaml } from "./yaml-reader.ts";

const KEY = fc.oneof(fc.string(), fc.constantFrom("<<", "__proto__", "a/b", "~", "null", "1"));
const SCALAR = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, false, "$X", 'a\nb\t\\ " \u2028', "yes", "0777", 1e21, -0.5),
);
const { value: DOCUMENT } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    SCALAR,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(KEY, tie("value"), { maxKeys: 4 }),
  ),
}));
/** JSON of a map or a list, in one line or many. */
const TEXT = fc
  .tuple(DOCUMENT, fc.constantFrom(undefined, 2))
  .map(([value, space]) => JSON.stringify({ a: value }, undefined, space));

for (const environment of [undefined, {}])
  test(`JSON is read as by the reader of YAML, ${environment === undefined ? "as a manifest" : "with variables"}`, () => {
    let read = 0;
    fc.assert(
      fc.property(TEXT, (text) => {
        const isManifest = environment === undefined;
        const { value, located } = readJson(text, isManifest, new ReadBudget()) ?? {};
        if (value === undefined) return;
        read += 1;
        // JSON has no comments, so the YAML reader must read a text with comments.
        const yaml = readYaml(`${text} # YAML`, environment, new ReadBudget());
        assert.deepEqual(yaml.problems, []);
        assert.deepEqual(value, yaml.value);
        assert.deepEqual(located, yaml.located);
      }),
      { numRuns: 500 },
    );
    assert.ok(read > 100, `read only ${read}`);
  });

const LEFT: readonly (readonly [what: string, text: string])[] = [
  ["a comment", "{} # x"],
  ["a second document", "{}\n---\n{}"],
  ["a duplicate key", '{"a": 1, "a": 2}'],
  ["a key without quotes", "{a: 1}"],
  ["a comma at the end", "[1,]"],
  ["a bracket that is missing", '{"a": [1}'],
  ["a line end in a text", '{"a": "\n"}'],
  ["a wrong escape", '{"a": "\\q"}'],
  ["a number of YAML", '{"a": 01}'],
  ["a variable", '{"a": "${B}"}'],
  ["a scalar", "1"],
  ["nothing", ""],
  ["too much inside of each other", `${"[".repeat(200)}${"]".repeat(200)}`],
];

for (const [what, text] of LEFT)
  test(`${what} is left to the reader of YAML`, () => {
    assert.equal(readJson(text, false, new ReadBudget()), undefined);
  });

test("values beyond the remaining budget are not deducted from the budget", () => {
  const { limits } = new ReadBudget();
  const budget = new ReadBudget({ ...limits, maxNodes: 2 });
  assert.equal(readJson("[1, 2]", false, budget), undefined);
  assert.equal(budget.takeNode() && budget.takeNode() && !budget.takeNode(), true);
});
