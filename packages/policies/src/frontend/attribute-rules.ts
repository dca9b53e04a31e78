import type { CompiledExpression } from "@edge-gateway/cel";
import type { LogAttributes } from "@edge-gateway/generated/types/index.ts";
import type { Fields } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { SYNONYMS } from "@edge-gateway/gateway/observe/otel-names";
import { requestSecrets } from "@edge-gateway/gateway/observe/request-secrets";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";

/** Returns whether a request is recorded. */
export type RequestFilter = (exchange: Pick<Exchange, "bindings">) => boolean;

/**
 * Compiles the filter of recorded requests; undefined: all requests are recorded. If the filter fails, the
 * request is recorded, so that no request is hidden.
 */
export function compileFilter(
  filter: string | undefined,
  context: CompileContext,
): RequestFilter | undefined {
  if (filter === undefined) return undefined;
  const expression = context.cel(filter, "response");
  return ({ bindings }) => {
    try {
      return expression.evaluate(bindings) !== false;
    } catch {
      return true;
    }
  };
}

type Shown = Pick<Exchange, "bindings" | "request" | "response" | "jwtToken">;

/** Attributes that are added to or removed from a log line, log record or span. */
export class AttributeRules {
  readonly #removed: ReadonlySet<string>;
  readonly #added: readonly (readonly [name: string, value: CompiledExpression])[];

  constructor({ remove = [], add = [] }: Partial<LogAttributes>, context: CompileContext) {
    this.#removed = new Set(remove.flatMap((name) => [name, SYNONYMS.get(name) ?? name]));
    this.#added = add.map(({ name, expression }) => [name, context.cel(expression, "response")]);
  }

  /** Returns the fields with added attributes and without removed ones. */
  apply(fields: Fields, exchange: Shown, redaction: Redaction): Fields {
    if (this.#removed.size === 0 && this.#added.length === 0) return fields;
    const kept = Object.entries(fields).filter(([name]) => !this.#removed.has(name));
    return { ...Object.fromEntries(kept), ...this.#values(exchange, redaction) };
  }

  #values(exchange: Shown, redaction: Redaction): Fields {
    const values: Record<string, string | number | boolean> = {};
    const computed = shownValues(
      this.#added.map(([, expression]) => expression),
      exchange,
      redaction,
    );
    for (const [index, [name]] of this.#added.entries()) flatten(name, computed[index], values);
    return values;
  }
}

/** The results of the expressions, without credentials; null for an expression that fails. */
export function shownValues(
  expressions: readonly CompiledExpression[],
  exchange: Shown,
  redaction: Redaction,
): readonly unknown[] {
  if (expressions.length === 0) return [];
  const secrets = requestSecrets(exchange, redaction);
  return expressions.map((expression) =>
    secrets.json(redaction.document(valueOf(expression, exchange))),
  );
}

/** The value of an attribute; null if its expression fails. */
function valueOf(expression: CompiledExpression, { bindings }: Shown): unknown {
  try {
    return expression.evaluate(bindings);
  } catch {
    return null;
  }
}

/**
 * Converts a value to attributes: a map becomes one attribute per entry, a list becomes JSON, and null is
 * left out.
 */
export function flatten(
  name: string,
  value: unknown,
  into: Record<string, string | number | boolean>,
): void {
  if (value === null || value === undefined) return;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    into[name] = value;
  else if (Array.isArray(value)) into[name] = JSON.stringify(value);
  else for (const [key, member] of Object.entries(value)) flatten(`${name}.${key}`, member, into);
}
