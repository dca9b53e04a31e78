import { isIP } from "node:net";
import type { ServiceEndpoint } from "@edge-gateway/translate/ir";
import { compileEndpoints } from "@edge-gateway/gateway/endpoints/compile-endpoints";
import type {
  BackendContext,
  BackendDefinition,
  ConnectionPolicy,
  Endpoint,
} from "@edge-gateway/gateway/exchange/backend";

const DEFAULT_PORTS = { http: 80, https: 443 } as const;

/** A backend with one server, which is given by host name, IP address or Unix socket. */
export const staticBackend: BackendDefinition<"static"> = {
  compile({ key, name, static: config }, context) {
    const upstream = context.upstreams.acquire(endpointOf(config, context));
    const authority = authorityOf(config, context);
    const base = { name, type: "static", protocol: "http", authority } as const;
    const { health, sessionAffinity } = context.connection.balancing;
    if (health !== undefined || sessionAffinity !== undefined)
      return {
        ...base,
        ...compileEndpoints(
          { key, name },
          [{ upstream, authority, address: addressOf(config) }],
          context,
        ),
      };
    // Nothing else of the context is kept: there may be thousands of backends.
    const { upstreams } = context;
    return { ...base, upstream, close: () => upstreams.release(upstream) };
  },
};

/** What cannot be reached: port 0 is no port (RFC 6335 section 6). */
const NOWHERE = { host: "localhost", port: 0 };

/**
 * Where a server is. Only a policy with a fault has a tunnel to a Unix socket, and its tunnel leads nowhere.
 * @param proxy what the connection goes through; undefined: it is direct
 */
export function placeOf(
  { unixPath, host, port }: ServiceEndpoint,
  proxy: Endpoint["proxy"],
): { readonly host: string; readonly port: number } | { readonly socketPath: string } {
  if (unixPath === undefined) return { host, port };
  return proxy === undefined ? { socketPath: unixPath } : NOWHERE;
}

/** The endpoint of a configured server, with its connection policies. */
export function endpointOf(
  config: ServiceEndpoint,
  { connection }: Pick<BackendContext, "connection">,
): Endpoint {
  const { connectTimeout, keepalive, tls, version, proxy, proxyProtocol } = connection;
  return {
    ...placeOf(config, proxy),
    connectTimeout,
    keepalive,
    ...(tls === undefined ? {} : { tls }),
    ...(version === undefined ? {} : { version }),
    ...(proxy === undefined ? {} : { proxy }),
    ...(proxyProtocol === undefined ? {} : { proxyProtocol }),
  };
}

/** What the name of a server in requests depends on. */
type NamedConnection = Pick<ConnectionPolicy, "hostnameRewrite"> & { readonly tls: unknown };

/** The address for connections that are not pooled. */
export function addressOf(server: ServiceEndpoint) {
  return server.unixPath === undefined
    ? { host: server.host, port: server.port }
    : { path: server.unixPath };
}

/**
 * The Host of requests: the server's host name, unless the server has only an address, or a policy keeps the
 * client's Host.
 */
export function authorityOf(
  config: ServiceEndpoint,
  { connection }: { readonly connection: NamedConnection },
): string | undefined {
  if (config.host === undefined) return undefined;
  const rewrite = connection.hostnameRewrite ?? (isIP(config.host) === 0 ? "Auto" : "None");
  if (rewrite === "None") return undefined;
  const standard = connection.tls === undefined ? DEFAULT_PORTS.http : DEFAULT_PORTS.https;
  const host = isIP(config.host) === 6 ? `[${config.host}]` : config.host;
  return config.port === standard ? host : `${host}:${config.port}`;
}
