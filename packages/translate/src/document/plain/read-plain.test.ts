import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { stringify } from "yaml";
import { documentsOf } from "../source/documents.ts";
import { readPlain } from "./read-plain.ts";
import { ReadBudget } from "../source/read-budget.ts";
import { readParsed } from "../yaml/yaml-reader.ts";
import { parseYaml } from "../yaml/yaml-syntax.ts";

/** Whether the text was read without the library; if so, the library must read the same. */
function agrees(text: string, environment: Record<string, string> | undefined): boolean {
  const plain = readPlain(text, environment, new ReadBudget());
  if ("unusualAt" in plain) return false;
  const parsed = parseYaml(text, new ReadBudget());
  const library = readParsed(parsed, text, environment, new ReadBudget());
  const told = JSON.stringify(text);
  assert.deepEqual(library.problems, [], told);
  assert.deepEqual(plain.value, library.value, told);
  assert.deepEqual(plain.located, library.located, told);
  return true;
}

const ENVIRONMENTS = [undefined, { X: "1", LONG: "a: b" }];
const KEY = fc.oneof(fc.string(), fc.constantFrom("<<", "__proto__", "a/b", "~", "null", "1", "y"));
const SCALAR = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    null,
    true,
    false,
    "$X",
    "${LONG}",
    "$NOPE",
    "$$",
    "yes",
    "0777",
    "a\nb\n",
    "- a",
  ),
  fc.constantFrom('a\nb\t\\ " \u2028', 1e21, -0.5, "0x1f", "1_000", "a #b", "a: b", "#", " a"),
);
const { value: DOCUMENT } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    SCALAR,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(KEY, tie("value"), { maxKeys: 4 }),
  ),
}));
const FIELDS = fc.dictionary(KEY, DOCUMENT, { minKeys: 1, maxKeys: 4 });
const TEXT = fc.oneof(
  fc.tuple(FIELDS, fc.constantFrom(undefined, 2, "\t")).map(([value, space]) => {
    return JSON.stringify(value, undefined, space);
  }),
  fc
    .record({
      value: FIELDS,
      indent: fc.constantFrom(2, 4),
      indentSeq: fc.boolean(),
      flow: fc.boolean(),
      width: fc.constantFrom(0, 30),
    })
    .map(({ value, flow, width, ...options }) =>
      stringify(value, { ...options, lineWidth: width, collectionStyle: flow ? "flow" : "any" }),
    ),
);

for (const environment of ENVIRONMENTS)
  test(`what is read without the library is read alike, ${environment === undefined ? "as a manifest" : "with variables"}`, () => {
    let read = 0;
    fc.assert(
      fc.property(TEXT, (text) => {
        if (agrees(text, environment)) read += 1;
      }),
      { numRuns: 1000 },
    );
    assert.ok(read > 200, `read only ${read}`);
  });

/** Whatever has a meaning in YAML. */
const BITS = [
  ..."#:-?|>&*!%@`'\"[]{},~<\n \t",
  ...[" #", ": ", "- ", "  ", "\n\n", "\r\n", "---\n", "...", "<<: ", "|\n", "|-\n", ": |\n", "? "],
  ...[
    "null",
    "yes",
    "$X",
    "$NOPE",
    "0x1",
    "1.5",
    "# c\n",
    "\n# c\n",
    "\n ",
    "''",
    '"a"',
    "a: ",
    "!t",
    "&a ",
  ],
];
const EXAMPLES = new URL("../../../../../schemas/examples/", import.meta.url);
const CORPUS = readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) => documentsOf(readFileSync(new URL(name, EXAMPLES), "utf8")))
  .map(({ text }) => text);

test("most of what people write is read without the library", () => {
  const read = CORPUS.filter((text) => agrees(text, undefined) && agrees(text, {}));
  assert.ok(read.length > 0.9 * CORPUS.length, `only ${read.length} of ${CORPUS.length}`);
});

test("examples in which something was changed are read alike", () => {
  const edit = fc.tuple(fc.nat(), fc.constantFrom(0, 0, 1, 3), fc.constantFrom("", ...BITS));
  const edited = fc
    .tuple(fc.constantFrom(...CORPUS), fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([text, edits]) =>
      edits.reduce((changed, [place, length, bit]) => {
        const at = place % (changed.length + 1);
        return changed.slice(0, at) + bit + changed.slice(at + length);
      }, text),
    );
  let read = 0;
  fc.assert(
    fc.property(edited, fc.constantFrom(...ENVIRONMENTS), (text, environment) => {
      if (agrees(text, environment)) read += 1;
    }),
    { numRuns: Number(process.env["PLAIN_EDITS"] ?? 3000) },
  );
  assert.ok(read > 500, `read only ${read}`);
});

const LEFT: readonly (readonly [what: string, text: string])[] = [
  ["a second document", "{}\n---\n{}"],
  ["an indented marker", "  ---\na: 1\n"],
  ["a duplicate key", "a: 1\na: 2\n"],
  ["a duplicate key without a value", "a:\na: 2\n"],
  ["a bracket that is missing", '{"a": [1}'],
  ["a text over several lines", "a: b\n  c\n"],
  ["an anchor", "a: &b c\n"],
  ["a tag", "a: !!str 1\n"],
  ["a merge key", "<<: {a: 1}\n"],
  ["a literal text with a line that ends in CR LF", "a: |\n  b\r\n  c\n"],
  ["a literal text with an empty line that ends in CR LF", "a: |\n  b\n  \r\n  c\n"],
  ["a folded text", "a: >\n  b\n"],
  ["a wrong escape", '{"a": "\\q"}'],
  ["a tab before a key", "a:\n\tb: 1\n"],
  ["brackets that are not indented", "a: {\nb: 1}\n"],
  ["a variable that is not set", "a: ${B}\n"],
  ["a scalar", "1"],
  ["nothing", ""],
  ["too much inside of each other", `${"[".repeat(200)}${"]".repeat(200)}`],
];

for (const [what, text] of LEFT)
  test(`${what} is left to the library`, () => {
    assert.ok("unusualAt" in readPlain(text, {}, new ReadBudget()));
  });

test("the documents of a file share one budget, and the one beyond it is refused", () => {
  const { limits } = new ReadBudget();
  const budget = new ReadBudget({ ...limits, maxPlainNodes: 4 });
  assert.ok("value" in readPlain("[1]", {}, budget));
  assert.ok(!budget.isSpent);
  const read = readPlain("[1, 2]", {}, budget);
  assert.match("problems" in read ? (read.problems[0]?.message ?? "") : "", /more than 4 values/);
  assert.ok(budget.isSpent);
});
