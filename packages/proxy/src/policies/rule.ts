import type { Bindings, CompiledExpression } from "@edge-gateway/cel";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";

/** A rule matches if all of its expressions are true; a failing expression counts as false. */
export interface Rule {
  readonly action: Authorization["action"];
  readonly expressions: readonly CompiledExpression[];
}

/** The variables that the expressions of rules read. */
export interface Judged {
  readonly bindings: Bindings;
}

/** Whether every expression of a rule is true. */
export function matches({ expressions }: Rule, { bindings }: Judged): boolean {
  return expressions.every((expression) => expression.test(bindings));
}
