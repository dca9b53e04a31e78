import type { Bindings, CompiledExpression } from "@edge-gateway/cel";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";

/** All of its expressions must be true for a rule to match; one that fails is not. */
export interface Rule {
  readonly action: Authorization["action"];
  readonly expressions: readonly CompiledExpression[];
}

/** What rules judge, as their expressions read it. */
export interface Judged {
  readonly bindings: Bindings;
}

/** Whether every expression of a rule is true for it. */
export function matches({ expressions }: Rule, { bindings }: Judged): boolean {
  return expressions.every((expression) => expression.test(bindings));
}
