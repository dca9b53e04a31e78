import { ExchangeVariables } from "@edge-gateway/gateway/exchange/exchange-variables";
import type { CompiledExpression } from "@edge-gateway/cel";
import type { TransformRequest, TransformResponse } from "@edge-gateway/generated/types/index.ts";
import type { Head } from "@edge-gateway/http";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { contentOf } from "../../content.ts";

type Transform = TransformRequest | TransformResponse;
type Scope = "request" | "response";

type Metadata = Readonly<Record<string, unknown>>;
/** The variable of the values that transformations computed (`metadata.<name>` in expressions). */
const VARIABLE = { metadata: (values: Metadata) => values };
const METADATA = new ExchangeVariables<Metadata>(VARIABLE);
/** All values as an attempt sees them: policies of its backend have computed some of them. */
const OF_ATTEMPT = new ExchangeVariables<Metadata>(VARIABLE, { isOfAttempt: true });

function noteMetadata(exchange: Exchange, own: Metadata): void {
  const known = { ...METADATA.get(exchange), ...OF_ATTEMPT.get(exchange), ...own };
  (exchange.backendPlace === undefined ? METADATA : OF_ATTEMPT).set(exchange, known);
}

/**
 * Sets a pseudo-header such as `:path`, and returns whether the value is valid; undefined for a
 * regular header.
 */
export type SetPseudo = (name: string, value: string, exchange: Exchange) => boolean | undefined;

/** A compiled transformation of the request or the response. */
export interface CompiledTransform {
  /** Computes the variable `metadata` of a request. */
  note(exchange: Exchange): void;
  /** Edits headers: add, then set, then remove. */
  edit(head: Head, exchange: Exchange): void;
  /** Names of the headers that are set, in lower case. */
  readonly names: ReadonlySet<string>;
  /** Computes the new body, or throws a CelError; undefined: the body is unchanged. */
  readonly body: ((exchange: Exchange) => Uint8Array) | undefined;
  /** Whether an expression reads the response body. */
  readonly readsResponseBody: boolean;
}

/** Compiles the expressions for the request or the response. */
export function compileTransform(
  transform: Transform,
  scope: Scope,
  context: CompileContext,
  setPseudo: SetPseudo,
): CompiledTransform {
  const compiled: CompiledExpression[] = [];
  const compile = (source: string): CompiledExpression => {
    const expression = context.cel(source, scope);
    compiled.push(expression);
    return expression;
  };
  const metadata = Object.entries(transform.metadata ?? {}).map(
    ([name, source]) => [name, compile(source)] as const,
  );
  const added = compileFields(transform.add, compile);
  const set = compileFields(transform.set, compile);
  const removed = (transform.remove ?? []).map((name) => name.toLowerCase());
  const body = transform.body === undefined ? undefined : compile(transform.body);
  /**
   * Computes a value and writes it: to a pseudo-header, or with `writeField` to a regular header. Returns
   * whether the value is valid.
   */
  const write = (
    name: string,
    expression: CompiledExpression,
    exchange: Exchange,
    writeField: (value: string) => void,
  ): boolean => {
    const value = fieldOf(expression, exchange);
    if (value === undefined) return false;
    const isValid = setPseudo(name, value, exchange);
    if (isValid === undefined) writeField(value);
    else if (!isValid)
      exchange.trace?.celFailure(expression.source, `the result is not a valid value for ${name}`);
    return isValid ?? true;
  };
  return {
    names: new Set([...set, ...added].map(([name]) => name)),
    note(exchange) {
      for (const [name, expression] of metadata) {
        const value = valueOf(expression, exchange);
        if (value !== FAILED) noteMetadata(exchange, { [name]: value });
      }
    },
    edit(head, exchange) {
      for (const [name, expression] of added)
        write(name, expression, exchange, (value) => head.add(name, value));
      for (const [name, expression] of set) {
        // A client's header of this name must not be mistaken for the computed value.
        if (!write(name, expression, exchange, (value) => head.set(name, value))) head.remove(name);
      }
      for (const name of removed) head.remove(name);
    },
    body: body && ((exchange) => bytesOf(body, exchange)),
    readsResponseBody: compiled.some(({ readsResponseBody }) => readsResponseBody),
  };
}

type CompiledField = readonly [name: string, expression: CompiledExpression];

function compileFields(
  fields: Transform["set"],
  compile: (source: string) => CompiledExpression,
): readonly CompiledField[] {
  return (fields ?? []).map(({ name, value }) => [name.toLowerCase(), compile(value)]);
}

const FAILED: unique symbol = Symbol("failed");

function valueOf(expression: CompiledExpression, exchange: Exchange): unknown {
  return attempt(expression, exchange, () => expression.evaluate(exchange.bindings));
}

function attempt<Value>(
  expression: CompiledExpression,
  exchange: Exchange,
  evaluate: () => Value,
): Value | typeof FAILED {
  try {
    return evaluate();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    exchange.trace?.celFailure(expression.source, reason);
    return FAILED;
  }
}

/** Returns a header's text; undefined if the expression fails or returns an invalid value. */
function fieldOf(expression: CompiledExpression, exchange: Exchange): string | undefined {
  const value = valueOf(expression, exchange);
  if (value === FAILED || value === null) return undefined;
  const text = value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : textOf(value);
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) return text.trim();
  exchange.trace?.celFailure(
    expression.source,
    "the value contains characters that are not allowed in a header",
  );
  return undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * The message fails with the expression of its body: the original body may contain what the policy is meant
 * to hide.
 * @throws CelError
 */
function bytesOf(expression: CompiledExpression, exchange: Exchange): Uint8Array {
  try {
    return contentOf(expression.content(exchange.bindings)).content;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    exchange.trace?.celFailure(expression.source, reason);
    throw error;
  }
}
