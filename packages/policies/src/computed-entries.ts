import { CelError, type Bindings, type CompiledExpression } from "@edge-gateway/cel";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";

/**
 * Evaluates the expressions and returns their values by name; an entry whose expression fails is left out.
 */
export type Entries = Readonly<Record<string, unknown>>;

/** Compiles a map whose values are expressions. */
export function compileEntries(
  expressions: Readonly<Record<string, string>>,
  context: CompileContext,
  scope: Parameters<CompileContext["cel"]>[1] = "request",
): (exchange: Pick<Exchange, "bindings">) => Entries {
  const compiled = Object.entries(expressions).map(
    ([name, source]) => [name, context.cel(source, scope)] as const,
  );
  return ({ bindings }) =>
    Object.fromEntries(compiled.flatMap(([name, each]) => entryOf(name, each, bindings)));
}

function entryOf(
  name: string,
  expression: CompiledExpression,
  bindings: Bindings,
): [string, unknown][] {
  try {
    return [[name, expression.evaluate(bindings)]];
  } catch (error) {
    if (error instanceof CelError) return [];
    throw error;
  }
}
