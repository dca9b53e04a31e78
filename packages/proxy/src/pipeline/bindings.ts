import type { Bindings } from "@edge-gateway/cel";
import type { Head } from "../engine/head.ts";
import type { ExchangeState } from "./exchange-state.ts";

/** A variable of expressions and traces, built when it is asked for; undefined when it is absent now. */
type Variable = (exchange: ExchangeState) => unknown;

const VARIABLES: Readonly<Record<string, Variable>> = {
  request: requestOf,
  response: responseOf,
  source: ({ stream: { downstream } }) => ({
    address: downstream.remoteAddress,
    port: downstream.remotePort,
  }),
  destination: ({ stream: { downstream } }) => ({
    address: downstream.localAddress,
    port: downstream.localPort,
  }),
  jwt: ({ jwt }) => jwt,
  backend: ({ backend }) =>
    backend === undefined
      ? undefined
      : { name: backend.name, type: backend.type, protocol: backend.protocol },
  proxy: proxyOf,
  env: () => ({}),
};

/** The variables of data-plane expressions, read from the exchange at the moment they are used. */
export function bindingsOf(exchange: ExchangeState): Bindings {
  return {
    lookup: (name) => (Object.hasOwn(VARIABLES, name) ? VARIABLES[name]?.(exchange) : undefined),
  };
}

/** All variables that are present now: the `requestState` of a snapshot. */
export function requestState(exchange: ExchangeState): Readonly<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(VARIABLES)) {
    const value = read(exchange);
    if (value !== undefined) state[name] = value;
  }
  return state;
}

function requestOf({ request, stream }: ExchangeState): unknown {
  const { method, target, path, authority, scheme, version } = request;
  return {
    method,
    uri: `${scheme}://${authority}${target}`,
    path,
    pathAndQuery: target,
    host: authority,
    scheme,
    version: `HTTP/${version}`,
    get headers() {
      return headersOf(request);
    },
    get startTime() {
      return new Date(performance.timeOrigin + stream.startedAt).toISOString();
    },
  };
}

function responseOf({ response }: ExchangeState): unknown {
  if (response === undefined) return undefined;
  return {
    code: response.status,
    get headers() {
      return headersOf(response);
    },
  };
}

function proxyOf({ listener, route, stream }: ExchangeState): unknown {
  if (listener === undefined) return undefined;
  return {
    bind: listener.bind,
    gateway: { name: listener.gateway },
    listener: { name: listener.name ?? listener.gateway },
    ...(route === undefined ? {} : { route: { name: route.name } }),
    ...(stream.dispatchedAt === 0
      ? {}
      : { requestProcessingDuration: seconds(stream.dispatchedAt - stream.startedAt) }),
    ...(stream.answeredAt === 0
      ? {}
      : { upstreamDuration: seconds(stream.answeredAt - stream.dispatchedAt) }),
  };
}

/** Names in lower case; a string, or a list where a name occurs several times. */
function headersOf(head: Head): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of head.entries()) {
    const known = headers[name];
    if (known === undefined) headers[name] = value;
    else headers[name] = Array.isArray(known) ? [...known, value] : [known, value];
  }
  return headers;
}

const MILLISECONDS_PER_SECOND = 1_000;
const DIGITS = 9;

/** Milliseconds in the notation of traces, e.g. `0.001420061s`. */
function seconds(milliseconds: number): string {
  return `${(milliseconds / MILLISECONDS_PER_SECOND).toFixed(DIGITS)}s`;
}
