import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CallNode, Node } from "./node.ts";
import type { Value } from "../value/value.ts";
import { parse } from "./parse.ts";

const NO_OPERAND = "an operand is expected, but the expression ends";

function problemOf(source: string): string {
  const parsed = parse(source);
  assert.ok("message" in parsed, `${source} has no problem`);
  return `${String(parsed.offset)}: ${parsed.message}`;
}

describe("the parser reports the first syntax error", () => {
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
    ["'abc", "0: the string that starts here has no closing quote"],
    ["for", "0: 'for' is a reserved word"],
    ["a @ b", "2: the character '@' has no meaning here"],
    ["in a", "0: an operand is expected before 'in'"],
    ["a.in", "2: 'in' is a reserved word"],
    ["f(1,)", "4: an operand is expected, found ')'"],
    ["a[0](1)", "4: an operator is expected, found '('"],
    ["1 + 2.5u", "7: an operator is expected, found 'u'"],
    ["1e999", "0: the number is out of the range of double"],
    ["9223372036854775808", "0: the number is out of the range of int"],
    ["18446744073709551616u", "0: the number is out of the range of uint"],
    ["'\\q'", "0: unknown escape sequence '\\q'"],
    ["'\\400'", "0: unknown escape sequence '\\4'"],
    ["'\\ud800'", "0: surrogate code points are not allowed"],
    ["b'\\u0041'", "0: unknown escape sequence '\\u0041'"],
  ] as const) {
    test(source === "" ? "nothing" : source, () => {
      assert.equal(problemOf(source), expected);
    });
  }
});

describe("the syntax tree of an expression", () => {
  test("comments, also at the end and several in a row", () => {
    const parsed = parse("1 // one\n// two\n + 2 // '");
    assert.ok(!("message" in parsed));
    assert.equal(parsed.kind === "call" ? parsed.name : "", "_+_");
    assert.equal(parsed.offset, 17);
  });

  test("long white space keeps the offsets of tokens", () => {
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

  test("macros are not expanded", () => {
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

  for (const [source, expected] of [
    ["a + b * c - d", "((a + (b * c)) - d)"],
    ["a || b && c == d", "(a || (b && (c == d)))"],
    ["a || b || c || d", "((a || b) || (c || d))"],
    ["a ? b : c ? d : e", "(a ? b : (c ? d : e))"],
    ["!a.b[0].c(d)", "!a.b[0].c(d)"],
    ["- 1 - -1", "(-1 - -1)"],
    ["!!a", "a"],
    ["---a", "-a"],
    ["a in [b, c]", "(a in [b, c])"],
  ] as const) {
    test(`${source} groups as ${expected}`, () => {
      const parsed = parse(source);
      assert.ok(!("message" in parsed));
      assert.equal(text(parsed), expected);
    });
  }

  test("the smallest int is a literal, and a long chain of && nests few levels", () => {
    const parsed = parse("-9223372036854775808");
    assert.ok(!("message" in parsed) && parsed.kind === "literal");
    assert.equal(parsed.value, -9223372036854775808n);
    assert.ok(!("message" in parse(Array(1_000).fill("a").join(" && "))));
  });
});

/** Writes an expression with parentheses around each operator. */
function text(node: Node): string {
  switch (node.kind) {
    case "literal":
      return literal(node.value);
    case "identifier":
      return node.name;
    case "select":
      return `${text(node.operand)}.${node.field}`;
    case "list":
      return `[${node.elements.map(({ value }) => text(value)).join(", ")}]`;
    case "call":
      return called(node, node.arguments.map(text));
    default:
      return node.kind;
  }
}

function called({ name, target }: CallNode, parts: readonly string[]): string {
  const [first = "", second = "", third = ""] = parts;
  if (name === "_?_:_") return `(${first} ? ${second} : ${third})`;
  if (name === "_[_]") return `${first}[${second}]`;
  if (name === "@in") return `(${first} in ${second})`;
  if (/^[!-]_$/.test(name)) return `${name[0] ?? ""}${first}`;
  const operator = /^_(.+)_$/.exec(name)?.[1];
  if (operator !== undefined) return `(${first} ${operator} ${second})`;
  const call = `${name}(${parts.join(", ")})`;
  return target === undefined ? call : `${text(target)}.${call}`;
}

function literal(value: Value): string {
  return typeof value === "number" || typeof value === "bigint" ? value.toString() : "other";
}
