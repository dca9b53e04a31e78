import assert from "node:assert/strict";
import {
  CelError,
  compile,
  REQUEST_SCOPE,
  type Bindings,
  type CompiledExpression,
  type CompileOptions,
} from "../index.ts";

type Variables = Readonly<Record<string, unknown>>;

export function bindingsOf(variables: Variables): Bindings {
  return { lookup: (name) => variables[name] };
}

export function compiled(source: string, options?: CompileOptions): CompiledExpression {
  const compilation = compile(source, REQUEST_SCOPE, options);
  assert.ok(compilation.ok, compilation.ok ? "" : compilation.problems[0]?.message);
  return compilation.expression;
}

/** The value of an expression; fails the test if the expression has none. */
export function valueOf(source: string, variables: Variables = {}): unknown {
  return compiled(source).evaluate(bindingsOf(variables));
}

/** The reason why a valid expression fails during evaluation. */
export function failureOf(source: string, variables: Variables = {}): string {
  try {
    valueOf(source, variables);
  } catch (error) {
    assert.ok(error instanceof CelError, String(error));
    return error.message;
  }
  assert.fail(`${source} does not fail`);
}

/** The problems of an expression that does not compile, each with its offset. */
export function problemsOf(source: string, options?: CompileOptions): string[] {
  const compilation = compile(source, REQUEST_SCOPE, options);
  assert.ok(!compilation.ok, `${source} compiles`);
  return compilation.problems.map(({ message, offset }) => `${String(offset)}: ${message}`);
}
