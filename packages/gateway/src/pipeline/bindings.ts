import { Fields, unavailable, type Bindings } from "@edge-gateway/cel";
import type { Head, RequestHead, ResponseHead } from "@edge-gateway/http";
import type { RequestState, TracedEnvironment } from "@edge-gateway/generated/types/index.ts";
import { destinationOf, sourceOf } from "../listener/source.ts";
import type { BodyContent } from "../exchange/body-content.ts";
import { keptVariable } from "../exchange/exchange-variables.ts";
import type { CompiledBackend } from "../exchange/backend.ts";
import type { CompiledListener, CompiledRoute } from "./compiled.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { formAuthority } from "../route/host-table.ts";
import { forwardedNames } from "./forwarded-names.ts";

/** The parts of an exchange that expressions and traces read. */
interface BoundExchange extends Pick<
  Exchange,
  | "client"
  | "stream"
  | "request"
  | "response"
  | "jwt"
  | "apiKey"
  | "basicAuth"
  | "memos"
  | "requestBody"
  | "responseBody"
> {
  readonly environment: TracedEnvironment;
  readonly listener: CompiledListener | undefined;
  readonly route: CompiledRoute | undefined;
  readonly backend: CompiledBackend | undefined;
}

/** Reads a variable of expressions and traces; undefined while the variable is absent. */
type Variable = (exchange: BoundExchange) => unknown;

const TRACED: Readonly<Record<keyof RequestState, Variable>> = {
  request: (exchange) => new RequestFields(exchange),
  response: (exchange) =>
    exchange.response === undefined ? undefined : new ResponseFields(exchange.response, exchange),
  source: ({ stream: { downstream }, client }) => sourceOf(downstream, client),
  destination: ({ stream: { downstream } }) => destinationOf(downstream),
  jwt: ({ jwt }) => jwt,
  apiKey: ({ apiKey }) => apiKey,
  basicAuth: ({ basicAuth }) => basicAuth,
  extauthz: (exchange) => keptVariable("extauthz", exchange),
  metadata: (exchange) => keptVariable("metadata", exchange),
  llm: (exchange) => keptVariable("llm", exchange),
  backend: ({ backend }) =>
    backend === undefined
      ? undefined
      : { name: backend.name, type: backend.type, protocol: backend.protocol },
  proxy: proxyOf,
  env: ({ environment }) => environment,
};

const VARIABLES: Readonly<Record<string, Variable>> = TRACED;

/** The variables of data-plane expressions, read from the exchange when an expression uses them. */
export function bindingsOf(exchange: BoundExchange): Bindings {
  const request = new RequestFields(exchange);
  return {
    lookup(name) {
      if (name === "request") return request;
      // What is not traced, such as the conversation in `llmRequest`, only its owner knows.
      return Object.hasOwn(VARIABLES, name)
        ? VARIABLES[name]?.(exchange)
        : keptVariable(name, exchange);
    },
  };
}

/** The variables that are present now, as plain data without bodies: the `requestState` of a snapshot. */
export function requestState(exchange: BoundExchange): Readonly<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(TRACED)) {
    const value = plain(read(exchange));
    if (value !== undefined) state[name] = value;
  }
  return state;
}

/** The variables of a response in the form in which the response will be sent. */
export function sentState(exchange: BoundExchange): Readonly<Record<string, unknown>> {
  const { response } = exchange;
  const state = requestState(exchange);
  if (response === undefined) return state;
  const fields = new HeaderFields(response);
  const headers = Object.fromEntries(
    forwardedNames(response).map((name) => [name, fields.get(name)]),
  );
  return { ...state, response: { code: response.status, headers } };
}

function plain(value: unknown): unknown {
  if (value instanceof Fields) {
    return Object.fromEntries(Array.from(value.names(), (name) => [name, plain(value.get(name))]));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

type RequestField = (request: RequestHead, exchange: BoundExchange) => unknown;

const REQUEST_FIELDS: Readonly<Record<string, RequestField>> = {
  method: ({ method }) => method,
  uri: (request) => `${request.scheme}://${hostForm(request)}${request.target}`,
  path: ({ path }) => path,
  pathAndQuery: ({ target }) => target,
  host: hostForm,
  scheme: ({ scheme }) => scheme,
  version: ({ version }) => `HTTP/${version}`,
  headers: (request) => new HeaderFields(request),
  startTime: (_, { stream }) => new Date(performance.timeOrigin + stream.startedAt).toISOString(),
};

/** The port of a tunnel stays: a CONNECT request has no scheme. */
function hostForm({ authority, scheme, method }: RequestHead): string {
  return formAuthority(authority, method === "CONNECT" ? "" : scheme);
}

/** The variable `request`: each field is computed when an expression reads it. */
class RequestFields extends Fields {
  readonly #exchange: BoundExchange;

  constructor(exchange: BoundExchange) {
    super();
    this.#exchange = exchange;
  }

  get(name: string): unknown {
    const exchange = this.#exchange;
    if (name === "body") return bodyOf(exchange);
    return Object.hasOwn(REQUEST_FIELDS, name)
      ? REQUEST_FIELDS[name]?.(exchange.request, exchange)
      : undefined;
  }

  names(): Iterable<string> {
    return Object.keys(REQUEST_FIELDS);
  }
}

/** The request body, which was buffered for policies that read it. */
function bodyOf({ requestBody, stream }: BoundExchange): unknown {
  if (requestBody === undefined && !stream.hasRequestBody) return NO_BODY;
  return readable(requestBody, "request");
}

function readable(body: BodyContent, what: "request" | "response"): unknown {
  if (body === undefined) return unavailable(`the ${what} body was not buffered`);
  if (body === "too large") return unavailable(`the ${what} body is larger than the buffer limit`);
  if (body === "unreadable")
    return unavailable(`the content encoding of the ${what} body is unknown or wrong`);
  return body;
}

const NO_BODY = new Uint8Array(0);

/** Headers by name in lower case; a value is a string, or a list for a repeated name. */
class HeaderFields extends Fields {
  readonly #head: Head;

  constructor(head: Head) {
    super();
    this.#head = head;
  }

  get(name: string): unknown {
    const values = this.#head.getAll(name);
    return values.length > 1 ? values : values[0];
  }

  names(): Iterable<string> {
    return new Set(Array.from(this.#head.entries(), ([name]) => name));
  }
}

/** The fields of the variable `response`; its body was buffered for policies that read it. */
class ResponseFields extends Fields {
  readonly #response: ResponseHead;
  readonly #exchange: BoundExchange;

  constructor(response: ResponseHead, exchange: BoundExchange) {
    super();
    this.#response = response;
    this.#exchange = exchange;
  }

  get(name: string): unknown {
    if (name === "code") return this.#response.status;
    if (name === "headers") return new HeaderFields(this.#response);
    if (name !== "body") return undefined;
    return readable(this.#exchange.responseBody, "response");
  }

  names(): Iterable<string> {
    return ["code", "headers"];
  }
}

function proxyOf({ listener, route, stream }: BoundExchange): unknown {
  if (listener === undefined) return undefined;
  const { dispatchedAt, respondedAt, startedAt } = stream;
  return {
    bind: listener.bind,
    gateway: { name: listener.gateway },
    listener: { name: listener.name ?? listener.gateway },
    ...(route === undefined ? {} : { route: { name: route.name } }),
    ...(dispatchedAt === 0 ? {} : { requestProcessingDuration: seconds(dispatchedAt - startedAt) }),
    ...(respondedAt === 0 ? {} : { upstreamDuration: seconds(respondedAt - dispatchedAt) }),
  };
}

const MILLISECONDS_PER_SECOND = 1_000;
const DIGITS = 9;

/** Formats milliseconds in the notation of traces, for example `0.001420061s`. */
function seconds(milliseconds: number): string {
  return `${(milliseconds / MILLISECONDS_PER_SECOND).toFixed(DIGITS)}s`;
}
