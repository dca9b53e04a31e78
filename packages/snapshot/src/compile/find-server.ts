import type { ParsedBackendAuth } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "@edge-gateway/translate/ir";
import { endpointOf } from "@edge-gateway/backends/static/index";
import type { ServerReference } from "@edge-gateway/outbound/server-target";
import type {
  CompiledBackend,
  ConnectionPolicy,
  HttpVersion,
  Upstreams,
} from "@edge-gateway/gateway/exchange/backend";
import { credentialSteps } from "@edge-gateway/gateway/exchange/own-request";
import type {
  CalledServer,
  CompileContext,
  CompiledPolicy,
  FindServer,
  Step,
} from "@edge-gateway/gateway/exchange/policy";
import { TRUSTED_BY_SYSTEM } from "@edge-gateway/outbound/tls/tls-policy";
import { connectionPolicyOf } from "./connection-policy.ts";
import { contextAt, type ContextParts } from "./context.ts";

const PORTS = { http: 80, https: 443 } as const;
const BRACKETS = /^\[|\]$/g;

/** What the compiler provides for finding a server. */
interface FinderParts {
  readonly upstreams: Upstreams;
  readonly backend: (
    key: string,
    connection: ConnectionPolicy,
    context: CompileContext,
  ) => CompiledBackend;
  /** Compiles the credentials of a server; `context` is that of the server's place. */
  readonly auth: (auth: ParsedBackendAuth, context: CompileContext) => CompiledPolicy;
  /** Registers a function that releases resources. */
  readonly closing: (close: () => void) => void;
}

/** Resolves the servers that the gateway itself calls, for the policies of a configuration. */
export function serverFinder(shared: Omit<ContextParts, "server">, parts: FinderParts): FindServer {
  const find: FindServer = (path, reference, version) => {
    const { backendRef, url } = reference;
    const place = { shared, parts };
    if (url !== undefined) {
      const backend = backendAt(new URL(url), path);
      const context = contextAt({ path, maxBufferBytes: 0, backend }, all);
      return byUrl(new URL(url), reference.policies, version, { ...place, context });
    }
    const source = shared.sources.backend(backendRef?.name ?? "");
    if (source?.kind === "static" || source?.kind === "service") {
      const context = contextAt({ path, maxBufferBytes: 0, backend: source }, all);
      return byBackend(source, version, { ...place, context });
    }
    const message = `'${backendRef?.name ?? ""}' is not a static backend or a Service`;
    shared.problems.push({ path, message });
    return undefined;
  };
  const all: ContextParts = { ...shared, server: find };
  return find;
}

/** The backend that policies see if a server is given only by its URL. */
function backendAt(url: URL, pointer: string): Extract<Backend, { readonly kind: "static" }> {
  const secure = url.protocol === "https:";
  const port = url.port === "" ? (secure ? PORTS.https : PORTS.http) : Number(url.port);
  const host = url.hostname.replaceAll(BRACKETS, "");
  const key = url.origin;
  return { kind: "static", key, name: key, place: { pointer }, static: { host, port } };
}

function byUrl(
  url: URL,
  policies: ServerReference["policies"] = {},
  version: HttpVersion | undefined,
  { shared, parts, context }: BackendPlace,
): CalledServer {
  const own = connectionPolicyOf(policies, undefined, context, shared.sources);
  const secure = url.protocol === "https:" || own.tls !== undefined;
  const tls = own.tls ?? (secure ? TRUSTED_BY_SYSTEM : undefined);
  const connection = { ...own, tls, version: version ?? own.version };
  const { static: server } = backendAt(url, context.path);
  const endpoint = endpointOf(server, { ...context, connection });
  const upstream = parts.upstreams.acquire(endpoint);
  parts.closing(() => parts.upstreams.release(upstream));
  const key = JSON.stringify(endpoint);
  const credentials = credentialsOf(policies.auth, parts, context);
  return { upstream, key, authority: url.host, secure, path: url.pathname, credentials };
}

function credentialsOf(
  auth: ParsedBackendAuth | undefined,
  parts: FinderParts,
  context: CompileContext,
): readonly Step[] {
  return auth === undefined ? [] : credentialSteps(parts.auth(auth, context.at("auth")));
}

type Server = Extract<Backend, { readonly kind: "static" | "service" }>;

interface BackendPlace {
  readonly shared: Omit<ContextParts, "server">;
  readonly parts: FinderParts;
  readonly context: CompileContext;
}

/** Finds a server by its backend. A Service without endpoints has no server, so calls fail. */
function byBackend(
  source: Server,
  version: HttpVersion | undefined,
  { shared, parts, context }: BackendPlace,
): CalledServer | undefined {
  const address = addressOf(source);
  if (address === undefined) return undefined;
  const policies = shared.sources.backendOwn(source.key);
  const own = connectionPolicyOf(policies, undefined, context, shared.sources);
  const connection = version === undefined ? own : { ...own, version };
  const { upstream, authority = address } = parts.backend(source.key, connection, context);
  const key = JSON.stringify([source.key, connection]);
  const secure = connection.tls !== undefined;
  const credentials = credentialsOf(policies.auth, parts, context);
  return { upstream, key, authority, secure, path: "/", credentials };
}

/** The Host header for a backend that has no host name. */
function addressOf(source: Server): string | undefined {
  const server = source.kind === "static" ? source.static : source.service.endpoints[0];
  if (server === undefined) return undefined;
  if (server.host === undefined) return "localhost";
  return `${server.host.includes(":") ? `[${server.host}]` : server.host}:${server.port}`;
}
