import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Backend, Ir } from "@edge-gateway/translate/ir";
import type { FindServer, ServerTarget } from "../outbound/server-target.ts";
import type {
  CompiledBackend,
  ConnectionPolicy,
  Endpoint,
  HttpVersion,
  Upstreams,
} from "../pipeline/backend.ts";
import type { CompileContext } from "../pipeline/policy.ts";
import { TRUSTED_BY_SYSTEM } from "../tls/tls-policy.ts";
import { keepaliveOf } from "../upstream/keepalive-policy.ts";
import { connectionPolicyOf } from "./connection-policy.ts";
import { contextAt, type ContextParts } from "./context.ts";

const PORTS = { http: 80, https: 443 } as const;
const BRACKETS = /^\[|\]$/g;

/** What finding a server needs of the compiler. */
interface FinderParts {
  readonly upstreams: Upstreams;
  readonly backend: (
    key: string,
    connection: ConnectionPolicy,
    context: CompileContext,
  ) => CompiledBackend;
  /** Told how what was acquired is given back. */
  readonly closing: (close: () => void) => void;
}

/** Finds the servers that the gateway itself calls, for the policies of one configuration. */
export function serverFinder(
  ir: Ir,
  shared: Omit<ContextParts, "server">,
  parts: FinderParts,
): FindServer {
  const find: FindServer = (path, { backendRef, url }, version) => {
    if (url !== undefined) return byUrl(new URL(url), version, ir, parts);
    const source = shared.backends.get(backendRef?.name ?? "");
    if (source?.kind === "static" || source?.kind === "service") {
      const context = contextAt(path, 0, { ...shared, server: find });
      return byBackend(source, version, { ir, shared, parts, context });
    }
    const message = `'${backendRef?.name ?? ""}' is not a static backend or a Service`;
    shared.problems.push({ path, message });
    return undefined;
  };
  return find;
}

function byUrl(url: URL, version: HttpVersion | undefined, ir: Ir, parts: FinderParts) {
  const secure = url.protocol === "https:";
  const endpoint: Endpoint = {
    host: url.hostname.replaceAll(BRACKETS, ""),
    port: url.port === "" ? (secure ? PORTS.https : PORTS.http) : Number(url.port),
    connectTimeout: parseDuration(ir.settings.backend.connectTimeout),
    keepalive: keepaliveOf(DEFAULTS.tcpKeepalive),
    ...(secure ? { tls: TRUSTED_BY_SYSTEM } : {}),
    ...(version === undefined ? {} : { version }),
  };
  const upstream = parts.upstreams.acquire(endpoint);
  parts.closing(() => parts.upstreams.release(upstream));
  const key = JSON.stringify(endpoint);
  return { upstream, key, authority: url.host, secure, path: url.pathname };
}

type Server = Extract<Backend, { readonly kind: "static" | "service" }>;

interface BackendPlace {
  readonly ir: Ir;
  readonly shared: Omit<ContextParts, "server">;
  readonly parts: FinderParts;
  readonly context: CompileContext;
}

/** None for a Service without endpoints: as long as it has none, calls go nowhere. */
function byBackend(
  source: Server,
  version: HttpVersion | undefined,
  { ir, shared, parts, context }: BackendPlace,
): ServerTarget | undefined {
  const address = addressOf(source);
  if (address === undefined) return undefined;
  const own = connectionPolicyOf(shared.policies.backendOwn(source.key), undefined, context, ir);
  const connection = version === undefined ? own : { ...own, version };
  const { upstream, authority = address } = parts.backend(source.key, connection, context);
  const key = JSON.stringify([source.key, connection]);
  return { upstream, key, authority, secure: connection.tls !== undefined, path: "/" };
}

/** A host to ask for where the backend has no name of its own. */
function addressOf(source: Server): string | undefined {
  const server = source.kind === "static" ? source.static : source.service.endpoints[0];
  if (server === undefined) return undefined;
  if (server.host === undefined) return "localhost";
  return `${server.host.includes(":") ? `[${server.host}]` : server.host}:${server.port}`;
}
