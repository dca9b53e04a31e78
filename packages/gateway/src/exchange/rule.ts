import { isUtf8 } from "node:buffer";
import { CelError, type Bindings, type CompiledExpression } from "@edge-gateway/cel";
import type { BodyContent } from "./body-content.ts";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";

/** A rule matches if all of its expressions are true; a failing expression counts as false. */
export interface Rule {
  readonly action: Authorization["action"];
  readonly expressions: readonly CompiledExpression[];
}

/** The variables that the expressions of rules read. */
export interface RuleSubject {
  readonly bindings: Bindings;
  /** The body that the expressions read, if they read one. */
  readonly requestBody?: BodyContent;
}

/** Whether every expression of a rule is true. */
export function matches({ expressions }: Rule, { bindings }: RuleSubject): boolean {
  return expressions.every((expression) => expression.test(bindings));
}

/**
 * Whether a rule might match if the body could be read: an expression that reads the body fails, and the body
 * is too large, its content encoding is unknown, or it is not UTF-8. All other expressions are true.
 */
export function mightMatch({ expressions }: Rule, { bindings, requestBody }: RuleSubject): boolean {
  if (requestBody === undefined || isText(requestBody)) return false;
  return expressions.every(
    (expression) =>
      expression.test(bindings) || (expression.readsRequestBody && fails(expression, bindings)),
  );
}

function isText(body: Exclude<BodyContent, undefined>): boolean {
  return body instanceof Uint8Array && isUtf8(body);
}

function fails(expression: CompiledExpression, bindings: Bindings): boolean {
  try {
    expression.evaluate(bindings);
    return false;
  } catch (error) {
    if (error instanceof CelError) return true;
    throw error;
  }
}
