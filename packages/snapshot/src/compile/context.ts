import { isIPv6 } from "node:net";
import { CelError, compile, SCOPES, type CompiledExpression } from "@edge-gateway/cel";
import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "@edge-gateway/translate/ir";
import { MODEL_TEXTS } from "@edge-gateway/backends/model-texts";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import { tlsPolicyOf } from "@edge-gateway/outbound/tls/tls-policy";
import type { Services } from "@edge-gateway/kernel/process/services";
import type { Ambient, CompileContext, FindServer } from "@edge-gateway/gateway/exchange/policy";
import { readsJson } from "@edge-gateway/gateway/exchange/unambiguous-json";
import type { Sources } from "./sources.ts";

/** Problems of a configuration that its schema cannot express, by place. */
export type ProblemList = { readonly path: string; readonly message: string }[];

/** What all places of a configuration share while they are compiled. */
export interface ContextParts {
  readonly services: Services;
  readonly ambient: Ambient;
  readonly sources: Sources;
  readonly problems: ProblemList;
  /** Promises that must resolve before the configuration is applied. */
  readonly loading: Promise<unknown>[];
  readonly server: FindServer;
}

/** What the contexts of places differ by. */
export interface ContextPlace {
  readonly path: string;
  readonly maxBufferBytes: number;
  /** With `request`, the default, expressions may read the backend only after a backend has been chosen. */
  readonly scope?: "request" | "backend";
  /** The backend whose policies are being compiled. */
  readonly backend?: Backend | undefined;
}

/** The context of a place in the configuration; its problems are added to the given lists. */
export function contextAt(place: ContextPlace, parts: ContextParts): CompileContext {
  const { path, maxBufferBytes, scope: requestScope = "request", backend } = place;
  const { services, problems, loading } = parts;
  const reads = { requestBody: false, requestJson: false };
  return {
    ...sharedOf(parts),
    path,
    maxBufferBytes,
    backend,
    reads,
    at: (name) => contextAt({ ...place, path: `${path}.${name}` }, parts),
    loads: (library) => {
      const failed = ({ message }: Error): void => void problems.push({ path, message });
      loading.push(library.catch(failed));
    },
    cel(source, scope = "request") {
      const compiled = compile(source, SCOPES[scope === "request" ? requestScope : scope]);
      if (!compiled.ok) {
        for (const { message } of compiled.problems) problems.push({ path, message });
        return failing(source);
      }
      const { readsRequestBody, readsModelTexts } = compiled.expression;
      reads.requestBody ||= readsRequestBody;
      reads.requestJson ||= readsRequestBody && readsJson(source);
      if (readsModelTexts) MODEL_TEXTS.of(services).isWanted = true;
      return compiled.expression;
    },
  };
}

/** The members of a context that are the same at all places. */
type SharedMembers = Ambient &
  Pick<CompileContext, "use" | "problem" | "secret" | "file" | "endpoint" | "server">;

/** They are made once: there are some contexts for each route. */
const SHARED = new WeakMap<ContextParts, SharedMembers>();

function sharedOf(parts: ContextParts): SharedMembers {
  const known = SHARED.get(parts);
  if (known !== undefined) return known;
  const { services, ambient, sources, problems, server } = parts;
  const shared: SharedMembers = {
    ...ambient,
    use: (key) => key.of(services),
    problem: (at, message) => problems.push({ path: at, message }),
    secret: (name) => sources.named.secrets[name] ?? {},
    file: (name) => sources.named.files?.[name] ?? "",
    endpoint: (at, reference, requestPath) => endpointOf(at, reference, requestPath, parts),
    server,
  };
  SHARED.set(parts, shared);
  return shared;
}

function endpointOf(
  path: string,
  reference: BackendObjectRef,
  requestPath: string,
  parts: ContextParts,
): OutboundTarget | undefined {
  const { sources, problems } = parts;
  const { named } = sources;
  const backend = sources.backend(reference.name);
  const server = backend && serverOf(backend);
  if (backend !== undefined && server !== undefined) {
    const own = sources.backendOwn(backend.key);
    if (own.tunnel !== undefined)
      problems.push({
        path,
        message: `'${reference.name}' is behind a proxy, and is called directly`,
      });
    const tls = tlsPolicyOf(own.tls, {
      named,
      problem: (message) => problems.push({ path, message }),
    });
    const scheme = tls === undefined ? "http" : "https";
    const origins = server.authorities.map((authority) => `${scheme}://${authority}`);
    const first = Math.floor(parts.ambient.random() * origins.length);
    return {
      url: `${origins[first]}${requestPath}`,
      ...(origins.length > 1 ? { origins } : {}),
      ...(server.socketPath === undefined ? {} : { socketPath: server.socketPath }),
      ...(own.tcp?.connectTimeout === undefined ? {} : { connectTimeout: own.tcp.connectTimeout }),
      ...(tls === undefined ? {} : { tls }),
    };
  }
  problems.push({
    path,
    message: `'${reference.name}' is neither a Service nor a static backend`,
  });
  return undefined;
}

/** Addresses of the servers of a backend. */
interface ServerAddresses {
  /** Host and port of each server; at least one server. */
  readonly authorities: readonly string[];
  readonly socketPath?: string;
}

/**
 * A server that refuses every connection immediately, so that calls fail and the caller handles the failure.
 */
const NO_SERVER: ServerAddresses = { authorities: ["127.0.0.1:0"] };

/** Returns the servers of a backend for the gateway's own calls; undefined for other kinds of backends. */
function serverOf(backend: Backend): ServerAddresses | undefined {
  if (backend.kind === "unresolved") return NO_SERVER;
  if (backend.kind === "service") {
    const { endpoints } = backend.service;
    const authorities = endpoints.flatMap((server) =>
      server.host === undefined ? [] : [authorityOf(server)],
    );
    return authorities.length === 0 ? NO_SERVER : { authorities };
  }
  if (backend.kind !== "static") return undefined;
  const { static: server } = backend;
  if (server.host !== undefined) return { authorities: [authorityOf(server)] };
  return { authorities: ["localhost"], socketPath: server.unixPath };
}

function authorityOf({ host, port }: { readonly host: string; readonly port: number }): string {
  return `${hostOf(host)}:${port}`;
}

/** Writes a host as in URLs (RFC 3986 section 3.2.2). */
function hostOf(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * The substitute for an expression that does not compile. The configuration is refused, so the substitute is
 * never evaluated.
 */
function failing(source: string): CompiledExpression {
  return {
    source,
    variables: new Set(),
    readsRequestBody: false,
    readsResponseBody: false,
    readsModelTexts: false,
    evaluate: neverCompiled,
    measure: neverCompiled,
    content: neverCompiled,
    test: () => false,
  };
}

function neverCompiled(): never {
  throw new CelError("the expression does not compile");
}
