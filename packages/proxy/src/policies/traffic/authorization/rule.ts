import type { CompiledExpression } from "@edge-gateway/cel";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";

/** All of its expressions must be true for a rule to match; one that fails is not. */
export interface Rule {
  readonly action: Authorization["action"];
  readonly expressions: readonly CompiledExpression[];
}

/** Whether every expression of a rule is true for a request. */
export function matches({ expressions }: Rule, { bindings }: Exchange): boolean {
  return expressions.every((expression) => expression.test(bindings));
}
