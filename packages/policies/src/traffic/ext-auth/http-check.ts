import type { Bindings } from "@edge-gateway/cel";
import type { ExtAuthHttp } from "@edge-gateway/generated/types/index.ts";
import { OWNED } from "@edge-gateway/http";
import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import type { OutboundResponse } from "@edge-gateway/outbound/http-client";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext, Refusal } from "@edge-gateway/gateway/exchange/policy";
import { compileEntries } from "../../computed-entries.ts";
import { contentOf } from "../../content.ts";
import { fieldOf, statusOf } from "../../header-mutations.ts";
import type { Ask, Decision } from "./decision.ts";
import { mayEdit, type FilterTerms } from "./filter-terms.ts";

const HTTP_OK = 200;
const HTTP_FOUND = 302;
const HTTP_FORBIDDEN = 403;
/** Statuses that require authentication, or deny access (RFC 9110 sections 15.5.2 and 15.5.4). */
const DENIALS: ReadonlySet<number> = new Set([401, HTTP_FORBIDDEN]);

type Headers = Record<string, string | string[]>;

/** Asks the authorization server with an HTTP request; only the status 200 allows the client's request. */
export function compileHttpCheck(
  config: ExtAuthHttp,
  target: OutboundTarget,
  context: CompileContext,
  terms: FilterTerms,
): Ask {
  const { http, authorizationTimeout: timeout } = context.use(POLICY_SERVERS);
  const headersOf = compileHeaders(config, context);
  const pathOf = compilePath(config, target, context, terms);
  const ownBody = config.body === undefined ? undefined : context.cel(config.body);
  const decide = compileDecision(config, new URL(target.url).host, context, terms);
  // With TLS, the host determines which certificate is expected, so the host stays that of the server.
  const showsHost = terms.keepsHost === true && new URL(target.url).protocol === "http:";
  return async (exchange, forwarded) => {
    const { request, bindings } = exchange;
    const own = ownBody && contentOf(ownBody.content(bindings));
    const body = own?.content ?? forwarded;
    const type = own?.type[1] ?? (forwarded && request.get("content-type"));
    const response = await http.send(target, {
      // The server is asked about a tunnel, not for one.
      method: request.method === "CONNECT" ? "GET" : request.method,
      path: pathOf(exchange),
      headers: {
        ...(type === undefined ? {} : { "content-type": type }),
        ...headersOf(exchange),
        ...(showsHost ? { host: request.authority } : {}),
      },
      ...(body === undefined ? {} : { body }),
      isRepeatable: true,
      timeout,
    });
    const shown = shownOf(response);
    const isLasting = response.status === HTTP_OK || DENIALS.has(response.status);
    return {
      decision: decide(response, withResponse(bindings, shown), exchange),
      response: shown,
      isLasting,
    };
  };
}

/** Returns bindings in which the variable `response` is replaced. */
export function withResponse(bindings: Bindings, response: object): Bindings {
  return { lookup: (name) => (name === "response" ? response : bindings.lookup(name)) };
}

function compilePath(
  { path }: ExtAuthHttp,
  { url }: OutboundTarget,
  context: CompileContext,
  { pathPrefix = "" }: FilterTerms,
): (exchange: Exchange) => string {
  const { host, pathname, search } = new URL(url);
  if (pathPrefix !== "") return ({ request }) => pathPrefix + request.target;
  if (path === undefined)
    return ({ request }) => (pathname === "/" ? request.target : pathname + search);
  const expression = context.cel(path);
  return ({ bindings }) => {
    const value = expression.evaluate(bindings);
    if (typeof value !== "string" || !value.startsWith("/"))
      throw new OutboundError(host, "the path to call must begin with a slash");
    if (DOT_SEGMENT.test(value))
      throw new OutboundError(host, "the path to call must have no dot segments");
    return value.toWellFormed().replaceAll(NOT_IN_PATH, encodeURIComponent);
  };
}

/** A client whose value is part of the path must not choose another path (RFC 3986 section 5.2.4). */
const DOT_SEGMENT = /^[^?]*[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i;
/** Characters that a path and a query cannot have (RFC 3986 section 3.3); `?` begins the query. */
const NOT_IN_PATH = /[^!-~]|["#<>\\^`{|}]/gu;

/** `Host` names the authorization server; the request's own host is sent as `x-forwarded-host`. */
function compileHeaders(
  { allowedRequestHeaders, addRequestHeaders = {} }: ExtAuthHttp,
  context: CompileContext,
): (exchange: Exchange) => Headers {
  const allowed = allowedRequestHeaders.map((name) => name.toLowerCase());
  const added = compileEntries(addRequestHeaders, context);
  return (exchange) => {
    const headers: Headers = {};
    for (const name of allowed) {
      const values = exchange.request.getAll(name);
      if (values.length > 0) setHeader(headers, name, [...values]);
    }
    for (const [name, value] of Object.entries(added(exchange)))
      setHeader(headers, name.toLowerCase(), [textOf(value)]);
    return headers;
  };
}

function setHeader(headers: Headers, name: string, values: string[]): void {
  const sent = name === "host" || name === ":authority" ? "x-forwarded-host" : name;
  if (OWNED.has(sent) || values.some((value) => fieldOf({ key: sent, value }) === undefined))
    return;
  if (!sent.startsWith(":")) headers[sent] = values;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

type Decide = (response: OutboundResponse, bindings: Bindings, exchange: Exchange) => Decision;

function compileDecision(
  config: ExtAuthHttp,
  host: string,
  context: CompileContext,
  terms: FilterTerms,
): Decide {
  const { redirect, responseMetadata, allowedResponseHeaders = [] } = config;
  const metadataOf = responseMetadata && compileEntries(responseMetadata, context, "response");
  const location = redirect === undefined ? undefined : context.cel(redirect);
  const allowed = new Set(allowedResponseHeaders.map((name) => name.toLowerCase()));
  const isAdded = (name: string): boolean =>
    (terms.addsAllHeaders === true ? !isOfResponse(name) : allowed.has(name)) &&
    mayEdit(name, terms);
  return (response, bindings, exchange) => {
    const metadata = metadataOf === undefined ? {} : { metadata: metadataOf({ bindings }) };
    const fields = fieldsOf(response);
    if (response.status === HTTP_OK) {
      const kept = fields.filter(([name]) => isAdded(name));
      return { ...metadata, edits: { set: optionsOf(kept) } };
    }
    const code = "external_authorization_denied";
    if (location === undefined || !DENIALS.has(response.status))
      return { ...metadata, refusal: refusalOf(response, fields) };
    const to = location.evaluate(exchange.bindings);
    if (typeof to !== "string" || fieldOf({ key: "location", value: to }) === undefined)
      throw new OutboundError(host, "the redirect target is not a URL");
    const headers = [["location", to] as const];
    const refusal: Refusal = { code, status: HTTP_FOUND, headers, body: Buffer.alloc(0) };
    return { ...metadata, refusal };
  };
}

/** Whether a header, given in lower case, describes the body or connection of its own response. */
function isOfResponse(name: string): boolean {
  return OWNED.has(name) || name.startsWith("content-") || name === "date";
}

/**
 * Converts the server's response to a refusal, without connection-specific headers. A client must not mistake
 * a refusal for a success, so 403 replaces other statuses of success.
 */
function refusalOf(
  { status, body }: OutboundResponse,
  fields: readonly (readonly [string, string])[],
): Refusal {
  return {
    code: "external_authorization_denied",
    status: isSuccess(status) ? HTTP_FORBIDDEN : (statusOf(status) ?? HTTP_FORBIDDEN),
    headers: fields.filter(([name]) => !OWNED.has(name) && name !== "date"),
    body,
  };
}

function fieldsOf({ headers }: OutboundResponse): (readonly [name: string, value: string])[] {
  return Object.entries(headers).flatMap(([name, values = []]) =>
    [values].flat().flatMap((value) => {
      const field = fieldOf({ key: name, value });
      return field === undefined ? [] : [field];
    }),
  );
}

/**
 * Builds the header options: the first value of a name replaces the client's header, and further values are
 * added.
 */
function optionsOf(fields: readonly (readonly [name: string, value: string])[]) {
  return fields.map(([key, value], index) => ({
    header: { key, rawValue: Buffer.from(value, "latin1") },
    append: { value: fields.findIndex(([name]) => name === key) < index },
    keepEmptyValue: true,
  }));
}

function shownOf({ status, headers, body }: OutboundResponse): object {
  return { code: status, headers, body };
}
