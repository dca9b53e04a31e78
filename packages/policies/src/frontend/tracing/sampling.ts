import type { CompiledExpression } from "@edge-gateway/cel";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { ObservedExchange } from "@edge-gateway/gateway/exchange/telemetry";

/** Decides whether a request is traced. */
export type Sampling = (exchange: ObservedExchange) => boolean;

/** @param otherwise the decision if no expression is set, or the expression fails */
export function compileSampling(
  expression: string | undefined,
  otherwise: boolean,
  context: CompileContext,
): Sampling {
  if (expression === undefined) return () => otherwise;
  const compiled = context.cel(expression, "request");
  return ({ bindings }) => {
    const share = valueOf(compiled, bindings);
    if (typeof share === "boolean") return share;
    return typeof share === "number" ? context.random() < share : otherwise;
  };
}

function valueOf(expression: CompiledExpression, bindings: ObservedExchange["bindings"]): unknown {
  try {
    return expression.evaluate(bindings);
  } catch {
    return undefined;
  }
}
