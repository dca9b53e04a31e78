import { compile, SCOPES } from "@edge-gateway/cel";
import type { CelProblem, CelType, CompiledExpression, Scope } from "@edge-gateway/cel";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { redactState } from "@edge-gateway/trace/redact-state";
import { SeenSecrets } from "@edge-gateway/trace/secrets";
import { requestState } from "../../pipeline/bindings.ts";
import type { ExchangeState } from "../../pipeline/exchange-state.ts";
import { hostOf } from "../../route/host-table.ts";

/** Which requests are traced; each part that is set must match. */
export interface TraceFilter {
  /** An expression of {@link compileArrival}; it reads what a trace shows, without secrets. */
  readonly expression?: string;
  /** A host without its port, or `*.` and a suffix. */
  readonly host?: string;
  /** The first segments of the path. */
  readonly pathPrefix?: string;
  /** The connection on which the request comes. */
  readonly connection?: TracedConnection;
}

/** The ports of a connection from this machine. */
export interface TracedConnection {
  readonly clientPort: number;
  readonly listenerPort: number;
}

/** Decides whether a request that has just arrived is traced. */
export type ArrivalTest = (exchange: ExchangeState, redaction: Redaction) => boolean;

/** Variables of a request that are known when it arrives. */
const KNOWN: readonly string[] = ["request", "source", "destination", "env"];

/**
 * Compiles an expression over a request as it arrives: before any policy, and before its body.
 * @returns the expression, or what is wrong with it
 */
export function compileArrival(
  source: string,
): CompiledExpression | { readonly problems: readonly CelProblem[] } {
  const compiled = compile(source, ARRIVAL, { results: ["bool"] });
  return compiled.ok ? compiled.expression : compiled;
}

/**
 * Compiles a filter whose expression was judged before.
 * @throws RangeError if the expression is wrong
 */
export function compileFilter({
  expression,
  host,
  pathPrefix,
  connection,
}: TraceFilter): ArrivalTest {
  const tests: ArrivalTest[] = [];
  // The cheapest test is the first.
  if (connection !== undefined) tests.push((exchange) => comesOn(connection, exchange));
  if (pathPrefix !== undefined) tests.push(pathTest(pathPrefix));
  if (host !== undefined) tests.push(hostTest(host));
  if (expression !== undefined) tests.push(expressionTest(expression));
  return (exchange, redaction) => tests.every((test) => test(exchange, redaction));
}

function comesOn(
  { clientPort, listenerPort }: TracedConnection,
  { stream: { downstream } }: ExchangeState,
): boolean {
  const { remotePort, localPort, transport } = downstream;
  return localPort === listenerPort && (transport?.peer?.port ?? remotePort) === clientPort;
}

function pathTest(pathPrefix: string): ArrivalTest {
  const whole = pathPrefix.replace(/\/$/, "");
  const below = `${whole}/`;
  return ({ request: { path } }) => path === whole || path.startsWith(below);
}

function hostTest(host: string): ArrivalTest {
  const wanted = hostOf(host);
  if (!wanted.startsWith("*.")) return ({ request }) => hostOf(request.authority) === wanted;
  const suffix = wanted.slice(1);
  return ({ request }) => hostOf(request.authority).endsWith(suffix);
}

function expressionTest(source: string): ArrivalTest {
  const expression = compileArrival(source);
  if ("problems" in expression) throw new RangeError(expression.problems[0]?.message);
  return (exchange, redaction) => {
    // Who may watch must not learn from what matches what a trace hides.
    const state: Readonly<Record<string, unknown>> = {
      ...redactState(requestState(exchange), redaction, new SeenSecrets()),
    };
    return expression.test({ lookup: (name) => state[name] });
  };
}

const ARRIVAL: Scope = arrivalScope(SCOPES.request);

function arrivalScope({ variables, elsewhere }: Scope): Scope {
  const all = Object.entries(variables);
  return {
    variables: Object.fromEntries(
      all.filter(([name]) => KNOWN.includes(name)).map(([name, type]) => [name, withoutBody(type)]),
    ),
    elsewhere: {
      ...elsewhere,
      ...Object.fromEntries(
        all.filter(([name]) => !KNOWN.includes(name)).map(([name]) => [name, ["request"]]),
      ),
    },
  };
}

function withoutBody(type: CelType): CelType {
  if (typeof type !== "object" || !("object" in type)) return type;
  const { body: _, ...fields } = type.object;
  return { object: fields };
}
