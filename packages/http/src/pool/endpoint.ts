import type { Socket } from "node:net";
import { connect as connectTls, createSecureContext } from "node:tls";
import type { ConnectionOptions, SecureContext, TLSSocket } from "node:tls";
import type { EngineUpstream } from "../exchange/halves.ts";
import { connecting, connectingSecure, NetWire } from "../wire/net-wire.ts";
import { NET_ADAPTER } from "../wire/socket-adapter.ts";
import type { OpenConnections } from "../exchange/open-connections.ts";
import { probe } from "../wire/keepalive.ts";
import type { Keepalive } from "../wire/keepalive.ts";
import type { ConnectOptions, SocketAdapter } from "../wire/socket-adapter.ts";
import type { EngineLimits } from "../exchange/stream.ts";
import type { TimerWheel } from "../wire/timer-wheel.ts";
import { SessionPool } from "../h2/session-pool.ts";
import { NO_HTTP2 } from "../h2/upstream-session.ts";
import { HTTP_1_1, HTTP_2 } from "../wire/application-protocols.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";
import { ByProxy } from "./by-proxy.ts";
import { Pool } from "./pool.ts";
import { connectThrough } from "./proxied-socket.ts";
import type { ProxyRoute } from "./proxied-socket.ts";
import { AnyVersion } from "./versions.ts";

/** Where connections of a pool go; names are looked up anew for each connection. */
export type EndpointAddress =
  { readonly host: string; readonly port: number } | { readonly socketPath: string };

export interface UpstreamOptions {
  readonly address: EndpointAddress;
  readonly limits: EngineLimits;
  readonly wheel: TimerWheel;
  /** Says whether another connection may be made. */
  readonly connections: OpenConnections;
  /** Undefined: that of the system. */
  readonly keepalive?: Keepalive | undefined;
  /** Speaks TLS with the endpoint. */
  readonly tls?: ConnectionOptions;
  /** Undefined: the endpoint is reached directly. */
  readonly proxy?: ProxyRoute | undefined;
  /** What is offered in TLS, without the names of other versions (RFC 7301); the version that is spoken when unset. */
  readonly alpnProtocols?: readonly string[] | undefined;
  /** Makes the wires of plain connections. */
  readonly adapter?: SocketAdapter;
  /** Told of each connection that was made, and in how many milliseconds. */
  readonly connected?: (milliseconds: number) => void;
}

/** Makes an endpoint that speaks HTTP/1.1, with its own pool of connections. */
export function createUpstream(options: UpstreamOptions): Pool {
  const { limits, wheel, connections, connected } = options;
  const secure = secureConnect(options, HTTP_1_1);
  const plain = plainConnect(options);
  return new Pool({
    name: nameOf(options.address),
    limits,
    wheel,
    connections,
    connect: (user) => (secure === undefined ? plain(user) : connectingSecure(secure(), user)),
    connected,
  });
}

function plainConnect(options: UpstreamOptions): (user: WireUser) => TunnelWire {
  const { adapter = NET_ADAPTER, proxy } = options;
  const target = targetOf(options);
  if (proxy === undefined) return (user) => adapter.connect(target, user);
  return (user) => connecting(throughProxy(options, proxy), user);
}

/** Makes a plain endpoint whose messages a proxy gets with their whole URL. */
function createForwarded(options: UpstreamOptions, { host, port, tls }: ProxyRoute): Pool {
  const { proxy: _, ...direct } = options;
  const address = { host, port };
  const { limits, wheel, connections, connected } = options;
  const toProxy = { ...direct, address, ...(tls === undefined ? {} : { tls }) };
  const secure = secureConnect(toProxy, HTTP_1_1);
  const plain = plainConnect(toProxy);
  const name = nameOf(options.address);
  return new Pool({
    name,
    limits,
    wheel,
    connections,
    connect: (user) => (secure === undefined ? plain(user) : connectingSecure(secure(), user)),
    connected,
    proxiedHost: name,
  });
}

/** An endpoint that speaks HTTP/1.1, behind its proxy if it has one. */
function createHttp1(options: UpstreamOptions): EngineUpstream {
  const { proxy, tls } = options;
  const direct = createUpstream(options);
  if (proxy === undefined || proxy.connects || tls !== undefined) return direct;
  return new ByProxy(createForwarded(options, proxy), direct);
}

/** Makes an endpoint that speaks HTTP/2: agreed with TLS, else known before. */
export function createHttp2Upstream(options: UpstreamOptions): SessionPool {
  const { address, limits, wheel, connections } = options;
  const secure = secureConnect(options, HTTP_2);
  const plain = plainConnect(options);
  return new SessionPool({
    name: nameOf(address),
    limits,
    wheel,
    connections,
    secure: secure !== undefined,
    connect: (user) => (secure === undefined ? plain(user) : connectingHttp2(secure(), user)),
  });
}

/** Over a TLS socket that has begun to connect, and is of no use if another version is agreed on. */
function connectingHttp2(socket: TLSSocket, user: WireUser): TunnelWire {
  socket.once("secureConnect", () => {
    if (socket.alpnProtocol === HTTP_2) user.opened();
    else socket.destroy(new Error(NO_HTTP2));
  });
  return new NetWire(socket, user);
}

/** Makes an endpoint that is spoken to in that version, or in the one that suits each request. */
export function createEndpoint(
  options: UpstreamOptions,
  version: "HTTP1" | "HTTP2" | undefined,
): EngineUpstream {
  if (version === "HTTP1") return createHttp1(options);
  if (version === "HTTP2") return createHttp2Upstream(options);
  return new AnyVersion(createHttp1(options), createHttp2Upstream(options));
}

function throughProxy({ address, limits, keepalive }: UpstreamOptions, proxy: ProxyRoute): Socket {
  return connectThrough(proxy, nameOf(address), { limits, keepalive });
}

/** Begins to connect with TLS, for this version; undefined without TLS. */
function secureConnect(options: UpstreamOptions, version: string): (() => TLSSocket) | undefined {
  const { tls, alpnProtocols = [version], proxy } = options;
  if (tls === undefined) return undefined;
  const other = version === HTTP_2 ? HTTP_1_1 : HTTP_2;
  const ALPNProtocols = alpnProtocols.filter((name) => name !== other);
  const target = { ...tls, ALPNProtocols, ...targetOf(options) };
  // Made once, by the first connection: certificates are not read again for the others.
  let secureContext: SecureContext | undefined;
  return () => {
    secureContext ??= createSecureContext(tls);
    const through = proxy === undefined ? {} : { socket: throughProxy(options, proxy) };
    const socket = connectTls({ ...target, secureContext, ...through });
    probe(socket, target.keepalive);
    return socket;
  };
}

function targetOf({ address, limits, keepalive }: UpstreamOptions): ConnectOptions {
  return {
    ...("socketPath" in address
      ? { path: address.socketPath }
      : { host: address.host, port: address.port }),
    noDelay: true,
    highWaterMark: limits.highWaterMark,
    keepalive,
  };
}

/** `host:port`, or `unix:/path`. */
export function nameOf(address: EndpointAddress): string {
  if ("socketPath" in address) return `unix:${address.socketPath}`;
  return address.host.includes(":")
    ? `[${address.host}]:${address.port}`
    : `${address.host}:${address.port}`;
}
