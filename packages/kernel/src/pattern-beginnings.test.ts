import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { compileSearch } from "./pattern.ts";

const PATTERNS = [
  "abc",
  "a+b",
  "(?i)ab|c",
  "a(?i)b|c",
  "(?:ab){2,3}c",
  String.raw`\ba.b\b`,
  String.raw`\Qa.b\Ec`,
  "[a-b]{3}",
  "[^]a]b",
  "[[:alpha:]]+1",
  "(?P<name>a(b|c)*)1",
  "^ab",
  "(?m)^a.*b$",
  "a{2,}b?c",
  "a??b",
  "(?s:a.)b",
  String.raw`\pL\d\x{31}`,
  String.raw`\b[ab]+@(?:[ab]+\.)+[ab]{2,3}\b`,
  "a{,2}",
  "|a",
];
const TEXT = fc.string({
  unit: fc.constantFrom("a", "b", "c", "B", "1", ".", "@", " ", "\n", "é"),
});

for (const pattern of PATTERNS)
  test(`text that follows never changes the matches before the open end of ${pattern}`, () => {
    const search = compileSearch(pattern);
    fc.assert(
      fc.property(TEXT, TEXT, (seen, more) => {
        const open = search.openEnd(seen, 0);
        const before = search.find(seen).filter(({ start }) => start < open);
        const after = search.find(seen + more).filter(({ start }) => start < open);
        assert.deepEqual(after, before);
      }),
      { numRuns: 500 },
    );
  });

test("only a prefix of a possible match is open", () => {
  const search = compileSearch("secret-[0-9]+;");
  assert.equal(search.openEnd("nothing", 0), 7);
  assert.equal(search.openEnd("a secret", 0), 2);
  assert.equal(search.openEnd("a secret-12", 0), 2);
  assert.equal(search.openEnd("a secret-12;", 0), 2);
  assert.equal(search.openEnd("a secret-12; ", 0), 13);
  assert.equal(search.openEnd("sec secr", 0), 4);
});
