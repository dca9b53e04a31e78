import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { documentsOf } from "../source/documents.ts";
import { KeptItems } from "./kept-items.ts";
import { readPlain } from "./read-plain.ts";
import { ReadBudget } from "../source/read-budget.ts";

const ENVIRONMENT = { X: "1", LONG: "a: b" };
const EXAMPLES = new URL("../../../../../schemas/examples/", import.meta.url);
const CORPUS = readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) => documentsOf(readFileSync(new URL(name, EXAMPLES), "utf8")))
  .map(({ text }) => text)
  .filter((text) => /^ *- /m.test(text));

const MANY = `routes:
# first
- name: a
  hosts: [x, y]
- name: b

  # of b
  text: |
    - name: c

    # text
  # below
- {name: c, list: [1, 2]}
- name: a
  hosts: [x, y]
- - nested
  - list: [1]
-
  name: d # comment
- $X
last: ["$LONG", {a: [{b: 1}]}, {a: [{b: 1}]}]
`;

const BITS = [
  ..."#:-?|>&*!%@`'\"[]{},~<\n \t",
  ...[
    "- ",
    "  ",
    "\n\n",
    "---\n",
    "|\n",
    "$X",
    "$NOPE",
    "# c\n",
    "\n# c\n",
    "\n ",
    "\n- a: 1\n",
    "a: ",
  ],
];

/** How much of a budget is left. */
function left(budget: ReadBudget): object {
  const { plainNodesLeft, plainTextLeft, isSpent } = budget;
  return { plainNodesLeft, plainTextLeft, isSpent };
}

/** A budget that small texts can exceed. */
function budgetOf(nodes: number): ReadBudget {
  const { limits } = new ReadBudget();
  return new ReadBudget({ ...limits, maxPlainNodes: nodes, maxPlainTextLength: nodes * 10 });
}

/** Reads a text with the items of earlier texts, and without; both must be the same. Returns the value. */
function readTwice(text: string, kept: KeptItems, nodes: number): unknown {
  const [own, other] = [budgetOf(nodes), budgetOf(nodes)];
  const again = readPlain(text, ENVIRONMENT, own, kept);
  const whole = readPlain(text, ENVIRONMENT, other);
  assert.deepEqual(left(own), left(other), text);
  if ("unusualAt" in again || "unusualAt" in whole) {
    assert.deepEqual("unusualAt" in again, "unusualAt" in whole, text);
    return undefined;
  }
  assert.deepEqual(again.value, whole.value, text);
  assert.deepEqual(again.problems, whole.problems, text);
  assert.deepEqual(again.located, whole.located, text);
  return again.value;
}

function edited(text: string, edits: readonly (readonly [number, number, string])[]): string {
  return edits.reduce((before, [place, cut, bit]) => {
    const at = place % (before.length + 1);
    return before.slice(0, at) + bit + before.slice(at + cut);
  }, text);
}

test("a document whose items are kept between readings is read like a new one", () => {
  const edit = fc.tuple(fc.nat(), fc.constantFrom(0, 0, 1, 3, 40), fc.constantFrom("", ...BITS));
  const edits = fc.array(fc.array(edit, { maxLength: 2 }), { minLength: 1, maxLength: 4 });
  const texts = fc.constantFrom(MANY, MANY, ...CORPUS);
  fc.assert(
    fc.property(texts, edits, fc.constantFrom(20, 60, 10_000), (first, changes, nodes) => {
      const kept = new KeptItems(ENVIRONMENT);
      let text = first;
      readTwice(text, kept, nodes);
      for (const change of changes) {
        const next = edited(text, change);
        if (readTwice(next, kept, nodes) !== undefined) text = next;
        readTwice(text, kept, nodes);
      }
    }),
    { numRuns: Number(process.env["KEPT_EDITS"] ?? 2000) },
  );
});

test("an item whose text did not change is the same object, wherever it stands", () => {
  const kept = new KeptItems(ENVIRONMENT);
  const read = (text: string): readonly unknown[] =>
    Object.values(Object(readTwice(text, kept, 10_000)));
  for (const form of [
    (...names: string[]) =>
      `routes:\n${names.map((name) => `- name: ${name}\n  list: [1]\n`).join("")}`,
    (...names: string[]) => JSON.stringify({ routes: names.map((name) => ({ name, list: [1] })) }),
  ]) {
    const [before] = read(form("a", "b", "c", "a")) as [object[]];
    const [after] = read(form("c", "new", "a", "a")) as [object[]];
    assert.equal(after[0], before[2]);
    assert.equal(
      after[2],
      [before[0], before[3]].find((each) => each === after[2]),
    );
    assert.notEqual(after[3], after[2]);
    const [again] = read(form("a", "new", "c")) as [object[]];
    assert.equal(again[1], after[1]);
  }
});

test("an item with a field called __proto__ keeps it", () => {
  const kept = new KeptItems(ENVIRONMENT);
  readTwice("- a: 1\n", kept, 100);
  for (let round = 0; round < 2; round += 1) {
    const value = readTwice('- {"__proto__": {b: 1}, c: .inf, d: -0.0}\n', kept, 100);
    assert.deepEqual(Object.keys(Object((value as unknown[])[0])), ["__proto__", "c", "d"]);
  }
});
