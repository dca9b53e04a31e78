import { isUtf8 } from "node:buffer";
import { CelError, compile, EVALUATION_BUDGET, SCOPES } from "@edge-gateway/cel";
import type { CelType } from "@edge-gateway/cel";
import type { AdminCelOrder, AdminCelResult } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
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
  const types = SCOPES[scope].variables;
  const given = new Map(Object.entries(Object(input)));
  try {
    const { value, cost } = expression.measure({
      lookup: (name) => typed(given.get(name), types[name] ?? "dyn"),
    });
    const shown = value === undefined ? {} : { value: JSON.parse(JSON.stringify(plain(value))) };
    return { ...nothing, variables, ...shown, cost, problems: [] };
  } catch (error) {
    if (!(error instanceof CelError)) throw error;
    const { message, offset } = error;
    const place = offset === undefined ? {} : { offset };
    return { ...nothing, variables, problems: [{ message, ...place }] };
  }
}

/** A value of JSON as the type of its variable: JSON has no bytes and no times. */
function typed(value: unknown, type: CelType): unknown {
  if (typeof type === "string") {
    if (typeof value !== "string") return value;
    if (type === "bytes") return Buffer.from(value);
    return type === "timestamp" ? new Date(value) : value;
  }
  if (Array.isArray(value)) {
    return "list" in type ? value.map((item) => typed(item, type.list)) : value;
  }
  if ("optional" in type) return typed(value, type.optional);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if ("object" in type)
    return Object.fromEntries(
      entries.map(([name, item]) => [name, typed(item, type.object[name] ?? "dyn")]),
    );
  if (!("map" in type)) return value;
  const { map, ignoresCase = false } = type;
  return Object.fromEntries(
    entries.map(([name, item]) => [ignoresCase ? name.toLowerCase() : name, typed(item, map)]),
  );
}

function plain(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  return isUtf8(value) ? Buffer.from(value).toString() : Buffer.from(value).toString("base64");
}
