import type { CompiledExpression } from "@edge-gateway/cel";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";

/** Whether an expression is true for a request; one that fails is not. */
export function isTrue(
  expression: CompiledExpression,
  { bindings }: Pick<Exchange, "bindings">,
): boolean {
  try {
    return expression.evaluate(bindings) === true;
  } catch {
    return false;
  }
}
