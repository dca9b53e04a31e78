import { isUtf8 } from "node:buffer";
import { CelError, compile, EVALUATION_BUDGET, SCOPES } from "@edge-gateway/cel";
import type { AdminCelOrder, AdminCelResult } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { writtenBindings } from "@edge-gateway/snapshot/explain/written-bindings";
import type { SomeHandlers } from "./operation.ts";

const MOST_PROBLEMS = LIMITS.adminCelResult.problems.maxItems;

/** The operation `evaluateCel`: an expression as policies compile and evaluate it. */
export function celOperations(): SomeHandlers<"evaluateCel"> {
  return { evaluateCel: ({ body }) => ({ value: resultOf(body) }) };
}

function resultOf({ expression: source, scope, input }: AdminCelOrder): AdminCelResult {
  const nothing = { maxCost: EVALUATION_BUDGET, variables: [] };
  const compiled = compile(source, SCOPES[scope]);
  if (!compiled.ok)
    return {
      ...nothing,
      problems: compiled.problems
        .slice(0, MOST_PROBLEMS)
        .map(({ message, offset }) => ({ message, offset })),
    };
  const { expression } = compiled;
  const variables = [...expression.variables];
  try {
    const { value, cost } = expression.measure(writtenBindings(scope, input));
    const shown = value === undefined ? {} : { value: JSON.parse(JSON.stringify(plain(value))) };
    return { ...nothing, variables, ...shown, cost, problems: [] };
  } catch (error) {
    if (!(error instanceof CelError)) throw error;
    const { message, offset } = error;
    const place = offset === undefined ? {} : { offset };
    return { ...nothing, variables, problems: [{ message, ...place }] };
  }
}

function plain(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  return isUtf8(value) ? Buffer.from(value).toString() : Buffer.from(value).toString("base64");
}
