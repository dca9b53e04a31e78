import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { CelError, compile, REQUEST_SCOPE, type Bindings } from "./index.ts";

const TOKENS = [
  ..."()[]{}.,:?!-+*/%<>".split(""),
  ..."&& || == != <= >= in true false null jwt request sub x 1 2u 1.5 -9 'a' b'a' r'\\\\' // `a-b`".split(
    " ",
  ),
  ...".all( .map(x, .exists(x, .filter(x, has( cel.bind(x, .? [? {? size( default( \n".split(" "),
];

const OPERANDS = [
  "jwt.a",
  "jwt.b",
  "jwt.c[0]",
  "1",
  "'a'",
  "1.5",
  "2u",
  "[1, 'a']",
  "{'a': jwt.b}",
  "null",
  "jwt",
];

const EXPRESSIONS = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...OPERANDS),
    fc
      .tuple(
        tie("tree"),
        fc.constantFrom("+", "-", "*", "/", "%", "==", "<", "&&", "||", "in"),
        tie("tree"),
      )
      .map(([left, operator, right]) => `(dyn(${left}) ${operator} dyn(${right}))`),
    fc
      .tuple(
        tie("tree"),
        fc.constantFrom("all", "exists", "map", "filter", "exists_one"),
        tie("tree"),
      )
      .map(([range, macro, body]) => `dyn(${range}).${macro}(x, dyn(${body}))`),
    fc
      .tuple(
        fc.constantFrom("size", "string", "int", "toJson", "type", "json", "timestamp", "!"),
        tie("tree"),
      )
      .map(([name, argument]) => `${name}(dyn(${argument}))`),
    fc.tuple(tie("tree"), tie("tree")).map(([owner, key]) => `dyn(${owner})[dyn(${key})]`),
  ),
})).tree;

function bindingsOf(jwt: unknown): Bindings {
  return { lookup: (name) => (name === "jwt" ? jwt : undefined) };
}

/** Evaluates an expression; fails for any exception except a CelError. */
function evaluate(
  source: string,
  bindings: Bindings,
): { readonly value: unknown } | CelError | undefined {
  const compilation = compile(source, REQUEST_SCOPE);
  if (!compilation.ok) {
    assert.ok(compilation.problems.length > 0);
    for (const { offset } of compilation.problems)
      assert.ok(offset >= 0 && offset <= source.length);
    return undefined;
  }
  const passed = compilation.expression.test(bindings);
  try {
    const value = compilation.expression.evaluate(bindings);
    assert.equal(passed, value === true);
    return { value };
  } catch (error) {
    assert.ok(error instanceof CelError, String(error));
    assert.equal(passed, false);
    return error;
  }
}

test("no text makes the compiler throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (source) => {
      evaluate(source, bindingsOf({}));
    }),
    { numRuns: 500 },
  );
});

test("no sequence of tokens makes the compiler throw", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TOKENS), { maxLength: 25 }), (tokens) => {
      evaluate(tokens.join(" "), bindingsOf({ sub: "a" }));
      evaluate(tokens.join(""), bindingsOf({ sub: "a" }));
    }),
    { numRuns: 1000 },
  );
});

test("an expression on any JSON gives a value or fails with a CelError, which shows no value", () => {
  const secret = "tr0ub4dor";
  const values = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constant(secret),
    fc.integer(),
    fc.double(),
  );
  const claims = fc.record({ a: values, b: values, c: fc.array(values) }, { requiredKeys: [] });
  fc.assert(
    fc.property(EXPRESSIONS, claims, (source, jwt) => {
      const result = evaluate(source, bindingsOf(jwt));
      if (result instanceof CelError) assert.doesNotMatch(result.message, new RegExp(secret));
    }),
    { numRuns: 1000 },
  );
});

test("64-bit arithmetic is exact and never wraps", () => {
  const operators = new Map<string, (left: bigint, right: bigint) => bigint>([
    ["+", (left, right) => left + right],
    ["-", (left, right) => left - right],
    ["*", (left, right) => left * right],
    ["/", (left, right) => left / right],
    ["%", (left, right) => left % right],
  ]);
  const integers = fc.oneof(
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n }),
    fc.integer().map(BigInt),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...operators),
      integers,
      integers,
      ([operator, operate], left, right) => {
        const result = evaluate(
          `string(int('${String(left)}') ${operator} int('${String(right)}'))`,
          bindingsOf({}),
        );
        const isDivision = operator === "/" || operator === "%";
        const expected = isDivision && right === 0n ? undefined : operate(left, right);
        const fits = expected !== undefined && BigInt.asIntN(64, expected) === expected;
        if (fits) assert.deepEqual(result, { value: String(expected) });
        else assert.ok(result instanceof CelError);
      },
    ),
    { numRuns: 1000 },
  );
});
