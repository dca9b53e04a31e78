import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parse } from "./parse.ts";

const NO_OPERAND = "an operand is expected, but the expression ends";

function problemOf(source: string): string {
  const parsed = parse(source);
  assert.ok("message" in parsed, `${source} has no problem`);
  return `${String(parsed.offset)}: ${parsed.message}`;
}

describe("the first mistake of an expression", () => {
  for (const [source, expected] of [
    ["", "0: an operand is expected, but the expression ends"],
    ["a ==", "4: an operand is expected, but the expression ends"],
    ["a && && b", "5: an operand is expected, found '&&'"],
    ["a b", "2: an operator is expected, found 'b'"],
    ["(1", "2: ')' is missing for '('"],
    ["1)", "1: ')' has no counterpart"],
    ["[1, 2)", "5: ']' is expected for '[', found ')'"],
    ["{1}", "2: ':' and a value are expected after the key"],
    ["a ? b", "5: ':' is missing for '?'"],
    ["a.", "2: a field name is expected after '.', but the expression ends"],
    ["a.1", "1: an operator is expected, found '.1'"],
    ["a..b", "2: a field name is expected after '.', found '.'"],
    ["a & b", "2: use '&&' instead of '&'"],
    ["a = b", "2: use '==' to compare"],
    ["'abc", "0: the text that starts here has no end"],
    ["for", "0: 'for' is a reserved word"],
    ["a @ b", "2: the character '@' has no meaning here"],
    ["in a", "0: an operand is expected before 'in'"],
  ] as const) {
    test(source === "" ? "nothing" : source, () => {
      assert.equal(problemOf(source), expected);
    });
  }
});

describe("what the parser itself does not know", () => {
  test("comments, also at the end and one after another", () => {
    const parsed = parse("1 // one\n// two\n + 2 // '");
    assert.ok(!("message" in parsed));
    assert.equal(parsed.kind === "call" ? parsed.name : "", "_+_");
    assert.equal(parsed.offset, 17);
  });

  test("long blank parts, which leave every place where it is in the source", () => {
    const blank = "\n".repeat(15_000);
    const parsed = parse(`a${blank}+ b`);
    assert.ok(!("message" in parsed));
    assert.equal(parsed.offset, blank.length + 1);
    assert.equal(problemOf(`a${blank}|| b +`), `${blank.length + 7}: ${NO_OPERAND}`);
  });

  test("fields between back-quotes", () => {
    const parsed = parse("___.`a-b`.c");
    assert.ok(
      !("message" in parsed) && parsed.kind === "select" && parsed.operand.kind === "select",
    );
    assert.equal(parsed.operand.field, "a-b");
  });

  test("optional fields, elements and entries", () => {
    const parsed = parse("[1, ?a.?b, {?'c': d[?0]}]");
    assert.ok(!("message" in parsed) && parsed.kind === "list");
    assert.deepEqual(
      parsed.elements.map((element) => element.optional),
      [false, true, false],
    );
    const [, second, third] = parsed.elements.map((element) => element.value);
    assert.ok(second?.kind === "select" && second.optional);
    assert.ok(third?.kind === "map" && third.entries[0]?.optional === true);
  });

  test("macros are given as they were written", () => {
    for (const [source, name, count] of [
      ["a.all(x, x)", "all", 2],
      ["a.exists(x, x)", "exists", 2],
      ["a.exists_one(x, x)", "exists_one", 2],
      ["a.map(x, x + 1)", "map", 2],
      ["a.map(x, x, 1)", "map", 3],
      ["a.filter(x, x)", "filter", 2],
    ] as const) {
      const parsed = parse(source);
      assert.ok(!("message" in parsed) && parsed.kind === "call");
      assert.deepEqual([parsed.name, parsed.arguments.length], [name, count]);
    }
  });
});
