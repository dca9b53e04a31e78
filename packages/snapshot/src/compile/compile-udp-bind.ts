import { isIP, type LookupFunction } from "node:net";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import type { Bind, Ir, Listener, UdpRoute } from "@edge-gateway/translate/ir";
import { compileNetworkAuthorization } from "@edge-gateway/gateway/listener/network-authorization";
import type {
  CompiledUdpBind,
  CompiledUdpRoute,
  UdpBackend,
} from "@edge-gateway/gateway/udp/udp-route";
import { contextAt, type ContextParts } from "./context.ts";
import { environmentOf } from "./environment.ts";
import { serversOf, sharesOf } from "./servers-of.ts";

/** The parts from which a UDP port is compiled. */
export interface UdpParts {
  readonly ir: Ir;
  readonly shared: ContextParts;
  /** Watches a host name; undefined for an IP address. */
  readonly lookupOf: (host: string) => LookupFunction | undefined;
}

/**
 * Compiles a UDP port, which has one listener. If the listener has several routes, the first gets all
 * datagrams.
 */
export function compileUdpBind({ key, gateway, port }: Bind, parts: UdpParts): CompiledUdpBind {
  const { ir, shared } = parts;
  const listener = ir.listeners.find(({ bind }) => bind === key);
  const route = ir.udpRoutes?.find(({ listeners }) => listeners.includes(listener?.key ?? ""));
  const { networkAuthorization } = shared.sources.frontend({ gateway, bind: key });
  const context = contextAt({ path: `gateways.${gateway}.frontend`, maxBufferBytes: 0 }, shared);
  return {
    key,
    gateway,
    port,
    route:
      route === undefined || listener === undefined
        ? undefined
        : compileRoute(route, listener, parts),
    admits:
      networkAuthorization === undefined
        ? undefined
        : compileNetworkAuthorization(
            networkAuthorization,
            (source) => context.cel(source, "connection"),
            environmentOf(ir.settings),
          ),
  };
}

function compileRoute(
  { key, idleTimeout, backends }: UdpRoute,
  { gateway, name }: Listener,
  parts: UdpParts,
): CompiledUdpRoute {
  return {
    key,
    gateway,
    listener: name,
    idleTimeout: parseDuration(idleTimeout),
    backends: backends.flatMap(({ backend, weight }) =>
      weight === 0 ? [] : backendsOf(`udpRoutes.${key}`, { backend, weight }, parts),
    ),
    // Datagrams for a backend without a server are dropped; their share is given by the backend's weight.
    weight: backends.reduce((sum, { weight }) => sum + weight, 0),
  };
}

function backendsOf(
  path: string,
  { backend: key, weight: share }: { readonly backend: string; readonly weight: number },
  { ir, lookupOf, shared }: UdpParts,
): readonly UdpBackend[] {
  const servers = serversOf(ir.backends.find((backend) => backend.key === key));
  if (servers === undefined) {
    shared.problems.push({ path, message: `'${key}' is not a static backend or a Service` });
    return [];
  }
  return sharesOf(servers, share).flatMap(({ server, weight }) => {
    if (server.host === undefined) {
      const message = `'${key}' is a Unix socket, which cannot receive datagrams`;
      shared.problems.push({ path, message });
      return [];
    }
    const { host, port } = server;
    const name = host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
    const lookup = isIP(host) === 0 ? lookupOf(host) : undefined;
    return [{ name, weight, host, port, lookup }];
  });
}
