import { connect as connectPlain, isIP, Socket } from "node:net";
import type { IpcNetConnectOpts, LookupFunction, TcpNetConnectOpts } from "node:net";
import { connect as connectTls, createSecureContext, type SecureContext } from "node:tls";
import { placeOf } from "@edge-gateway/backends/static/index";
import type { ParsedBackendPolicies, Settings } from "@edge-gateway/generated/types/index.ts";
import { parseBackendPolicies } from "@edge-gateway/generated/parsed/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import type { PolicyIndex } from "@edge-gateway/translate/attach/merge/merge";
import type { Ir, KeyPair, Listener, ServiceEndpoint, TcpRoute } from "@edge-gateway/translate/ir";
import type { Endpoint } from "@edge-gateway/gateway/exchange/backend";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { connectThrough, nameOf, probe } from "@edge-gateway/http";
import type { ConnectionOwner, OpenConnections } from "@edge-gateway/http";
import type {
  AskedServer,
  CompiledTcpRoute,
  TcpBackend,
  TcpRoutes,
} from "@edge-gateway/gateway/listener/tcp-route";
import { HostTable } from "@edge-gateway/gateway/route/host-table";
import { keepaliveOf } from "@edge-gateway/gateway/upstream/keepalive-policy";
import { AddressGuard } from "@edge-gateway/gateway/upstream/address-guard";
import type { OwnListeners } from "@edge-gateway/gateway/upstream/own-listeners";
import type { ReachableNetworks } from "@edge-gateway/gateway/upstream/address-guard";
import { proxyPolicyOf, proxyRouteOf } from "@edge-gateway/gateway/upstream/proxy-policy";
import { proxyHeader } from "@edge-gateway/gateway/upstream/write-proxy-header";
import { connectTimeoutOf } from "./connection-policy.ts";
import { serversOf, sharesOf } from "./servers-of.ts";
import { meshOf, towards } from "@edge-gateway/outbound/tls/mesh-policy";
import {
  tlsPolicyOf,
  tlsSocketOptions,
  withCredentials,
} from "@edge-gateway/outbound/tls/tls-policy";
import type { TlsPolicy } from "@edge-gateway/outbound/tls/tls-policy";

/** Where problems of a route are reported, and references of its policies resolved. */
type Place = Pick<CompileContext, "problem" | "endpoint">;

/** The parts from which TCP routes are compiled. */
export interface RouteParts {
  readonly ir: Ir;
  readonly policies: PolicyIndex;
  readonly connections: OpenConnections;
  /** Watches a host name; undefined for an IP address. */
  readonly lookupOf: (host: string) => LookupFunction | undefined;
  /** Resolves a host name once, without watching it. */
  readonly lookup: LookupFunction;
  readonly ownListeners: Pick<OwnListeners, "has">;
}

/** The routes of a listener for connections. If several routes have the same name, the first is used. */
export function compileTcpRoutes(listener: Listener, parts: RouteParts, place: Place): TcpRoutes {
  const table: TcpRoutes = new HostTable();
  for (const route of parts.ir.tcpRoutes ?? []) {
    if (!route.listeners.includes(listener.key)) continue;
    const compiled = compileRoute(route, listener, new Backends(parts, place));
    const hostnames = route.hostnames.length === 0 ? [undefined] : route.hostnames;
    for (const name of hostnames) if (table.get(name) === undefined) table.set(name, compiled);
  }
  return table;
}

function compileRoute(route: TcpRoute, listener: Listener, backends: Backends): CompiledTcpRoute {
  const found = route.backends.flatMap((_, index) => backends.of(route, index, listener));
  return {
    key: route.key,
    gateway: listener.gateway,
    listener: listener.name,
    idleTimeout: parseDuration(route.idleTimeout),
    backends: found,
    // Connections for a backend without a server fail; their share is given by the backend's weight.
    weight: route.backends.reduce((sum, { weight }) => sum + weight, 0),
  };
}

class Backends {
  readonly #ir: Ir;
  readonly #policies: PolicyIndex;
  readonly #connections: OpenConnections;
  readonly #lookups: Pick<RouteParts, "lookup" | "lookupOf" | "ownListeners">;
  readonly #place: Place;

  constructor(
    { ir, policies, connections, lookup, lookupOf, ownListeners }: RouteParts,
    place: Place,
  ) {
    this.#ir = ir;
    this.#policies = policies;
    this.#connections = connections;
    this.#lookups = { lookup, lookupOf, ownListeners };
    this.#place = place;
  }

  of(route: TcpRoute, index: number, listener: Listener): readonly TcpBackend[] {
    const { backend: key = "", weight = 0 } = route.backends[index] ?? {};
    const source = this.#ir.backends.find((backend) => backend.key === key);
    if (weight === 0) return [];
    const path = `tcpRoutes.${route.key}`;
    const { tls, ...others } = parseBackendPolicies(this.#policies.backend(listener, route, index));
    const policies = isPassedThrough(listener) || tls === undefined ? others : { ...others, tls };
    const shown = listener.clientCertificate;
    const parts = {
      settings: this.#ir.settings,
      connections: this.#connections,
      ...this.#lookups,
    };
    if (source?.kind === "dynamic") {
      const endpoint = this.#endpoint(path, { host: source.name, port: 1 }, { ...policies, shown });
      const place = { weight, reference: index };
      const networks = { allowed: source.dynamicForwardProxy.allowedNetworks ?? [] };
      return [dynamicTcpBackend({ ...endpoint, networks }, source.name, place, parts)];
    }
    const servers = serversOf(source);
    if (servers === undefined) {
      this.#place.problem(path, `'${key}' is not a static or dynamic backend`);
      return [];
    }
    return sharesOf(servers, weight).map(({ server, weight: share }) =>
      backendOf(
        this.#endpoint(path, server, { ...policies, shown }),
        { weight: share, reference: index },
        parts,
      ),
    );
  }

  #endpoint(
    path: string,
    server: ServiceEndpoint,
    { tcp, tls, tunnel, shown }: ParsedBackendPolicies & { readonly shown: KeyPair | undefined },
  ): Endpoint {
    const problem = (message: string): void => this.#place.problem(path, message);
    const own = withCredentials(tlsPolicyOf(tls, { named: this.#ir.named, problem }), shown);
    const { tls: policy } = towards(server, { tls: own, ...meshOf(this.#ir) });
    const proxy = proxyPolicyOf(tunnel, { path, endpoint: this.#place.endpoint });
    return {
      ...placeOf(server, proxy),
      connectTimeout: connectTimeoutOf(tcp, this.#ir.settings),
      keepalive: keepaliveOf(tcp?.keepalive),
      ...(policy === undefined ? {} : { tls: policy }),
      ...(proxy === undefined ? {} : { proxy }),
      ...(tcp?.proxyProtocol === undefined ? {} : { proxyProtocol: tcp.proxyProtocol }),
    };
  }
}

/** Whether the client's TLS is passed through to the backend. */
function isPassedThrough({ protocol, tls }: Listener): boolean {
  return protocol === "TLS" && tls === undefined;
}

/** Where a server is in its route. */
type ServerPlace = Pick<TcpBackend, "weight" | "reference">;

/** The parts that all servers of TCP routes share. */
interface ServerParts extends Pick<RouteParts, "lookup" | "lookupOf" | "ownListeners"> {
  readonly settings: Settings;
  readonly connections: OpenConnections;
}

function backendOf(endpoint: Endpoint, place: ServerPlace, parts: ServerParts): TcpBackend {
  const name = nameOf(endpoint);
  // If there is a proxy, the proxy resolves the host name.
  const isOwn = "host" in endpoint && endpoint.proxy === undefined;
  const lookup = isOwn ? parts.lookupOf(endpoint.host) : undefined;
  const connect = connectorOf(endpoint, parts, lookup);
  const { reserve, left } = placesOf(name, parts.connections);
  return {
    name,
    ...place,
    connectTimeout: endpoint.connectTimeout,
    reserve,
    connect: (opened, asked) => connect(opened, asked).once("close", left),
  };
}

/**
 * A backend whose servers the clients choose by TLS server name. All these servers share the connection limit
 * of one server.
 */
function dynamicTcpBackend(
  endpoint: Endpoint & { readonly networks: ReachableNetworks },
  name: string,
  place: ServerPlace,
  parts: ServerParts,
): TcpBackend {
  const { networks } = endpoint;
  const { reserve, left } = placesOf(name, parts.connections);
  const connectTo = (opened: () => void, asked: AskedServer): Socket => {
    const { serverName: host, port } = asked;
    if (host === undefined || host === "") return failed("the client asks for no server");
    const guard = new AddressGuard(networks, parts.lookup, (address) =>
      parts.ownListeners.has(address, port),
    );
    if (isIP(host) !== 0 && !guard.allows(host)) return failed(`${host} is not allowed`);
    return connectorOf({ ...endpoint, host, port }, parts, guard.lookup)(opened, asked);
  };
  return {
    name,
    ...place,
    connectTimeout: endpoint.connectTimeout,
    reserve,
    connect: (opened, asked) => connectTo(opened, asked).once("close", left),
  };
}

function failed(message: string): Socket {
  return new Socket().destroy(new Error(message));
}

/** Counts the connections to a server. */
function placesOf(name: string, connections: OpenConnections) {
  const owner: ConnectionOwner = { name, endSpare: () => false };
  return {
    reserve: () => (connections.take(owner) ? undefined : connections.refusalOf(owner)),
    left: () => connections.give(owner),
  };
}

function connectorOf(
  endpoint: Endpoint,
  { settings: { backend }, lookup: lookupProxy }: ServerParts,
  lookup: LookupFunction | undefined,
): (opened: () => void, asked: AskedServer) => Socket {
  const { keepalive, tls, proxyProtocol: version } = endpoint;
  const address =
    "socketPath" in endpoint
      ? { path: endpoint.socketPath }
      : { host: endpoint.host, port: endpoint.port };
  const looked = lookup === undefined ? {} : { lookup };
  const options = { ...address, ...looked, allowHalfOpen: true, noDelay: true };
  const begin = tls === undefined ? plainConnect : secureConnect(endpoint, tls);
  const proxy = proxyRouteOf(endpoint.proxy, lookupProxy);
  const manner = {
    keepalive,
    limits: {
      maxHeadBytes: backend.maxHeadSize,
      maxHeaders: backend.http1MaxHeaders,
    },
  };
  return (opened, { client }) => {
    if (proxy !== undefined) {
      const within = connectThrough(proxy, nameOf(endpoint), manner);
      if (version !== undefined) announce(within, proxyHeader(version, client));
      return begin({ ...options, socket: within }, opened);
    }
    if (version === undefined) {
      const socket = begin(options, opened);
      probe(socket, keepalive);
      return socket;
    }
    const socket = connectPlain(options);
    probe(socket, keepalive);
    announce(socket, proxyHeader(version, client));
    return begin({ ...options, socket }, opened);
  };
}

/** Sends a PROXY header before any other bytes. */
function announce(socket: Socket, header: Buffer): void {
  socket.once("connect", () => socket.write(header));
}

type ConnectTo = (TcpNetConnectOpts | IpcNetConnectOpts) & {
  /** An existing connection to the server; unset: a new connection is made. */
  readonly socket?: Socket;
};
type Connect = (options: ConnectTo, opened: () => void) => Socket;

const plainConnect: Connect = ({ socket, ...options }, opened) => {
  if (socket === undefined) return connectPlain(options, opened);
  socket.allowHalfOpen = true;
  return socket.once("connect", opened);
};

function secureConnect(endpoint: Endpoint, tls: TlsPolicy): Connect {
  const secure = tlsSocketOptions(tls, "host" in endpoint ? endpoint.host : undefined);
  const { alpnProtocols } = tls;
  const offered = alpnProtocols === undefined ? {} : { ALPNProtocols: [...alpnProtocols] };
  let secureContext: SecureContext | undefined;
  return (options, opened) => {
    secureContext ??= createSecureContext(secure);
    return connectTls({ ...secure, ...offered, secureContext, ...options }, opened);
  };
}
