import { connect } from "node:net";
import type { LookupFunction, Socket } from "node:net";
import type { ConnectionOptions, TLSSocket } from "node:tls";
import { CONNECTION_ATTEMPT_DELAY } from "../bounds.ts";
import type { EngineUpstream } from "../exchange/stream/upstream-half.ts";
import { connecting, connectingSecure, NetWire } from "../wire/adapter/net-wire.ts";
import { NET_ADAPTER } from "../wire/adapter/adapters.ts";
import type { OpenConnections } from "../exchange/stream/open-connections.ts";
import { probe } from "../wire/keepalive.ts";
import type { Keepalive } from "../wire/keepalive.ts";
import type { ConnectOptions, SocketAdapter } from "../wire/adapter/socket-adapter.ts";
import type { EngineLimits } from "../exchange/client/engine-limits.ts";
import type { Thread } from "../wire/thread.ts";
import { SessionPool } from "../h2/session/session-pool.ts";
import { NO_HTTP2 } from "../h2/session/upstream-session.ts";
import { HTTP_1_1, HTTP_2 } from "../wire/application-protocols.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";
import { ByProxy } from "./by-proxy.ts";
import type { NegotiatedWire } from "./handshake.ts";
import { NegotiatingUpstream } from "./negotiating-upstream.ts";
import { Pool } from "./pool.ts";
import { connectThrough } from "./proxied-socket.ts";
import type { ProxyRoute } from "./proxied-socket.ts";
import { secureConnect } from "./secure-connect.ts";
import type { SecureConnect } from "./secure-connect.ts";
import { AnyVersion } from "./versions.ts";

/** The target of a pool's connections; names are resolved again for each connection. */
export type EndpointAddress =
  { readonly host: string; readonly port: number } | { readonly socketPath: string };

/** The ALPN protocols that mean each HTTP version. */
export interface AlpnByVersion {
  readonly http1: readonly string[];
  readonly http2: readonly string[];
}

export interface UpstreamOptions {
  readonly address: EndpointAddress;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  /** Decides whether another connection may be made. */
  readonly connections: OpenConnections;
  /** The TCP keepalive; undefined: the setting of the operating system. */
  readonly keepalive?: Keepalive | undefined;
  /** Bytes at the start of each connection, before TLS; undefined: there are none. */
  readonly preface?: Buffer | undefined;
  /** Resolves the host name; undefined: the resolver of the system. */
  readonly lookup?: LookupFunction | undefined;
  /** TLS settings of the endpoint. */
  readonly tls?: ConnectionOptions;
  /** The proxy through which connections are made; undefined: connections are direct. */
  readonly proxy?: ProxyRoute | undefined;
  /**
   * ALPN protocols to offer (RFC 7301), without versions that must not be used; unset: both
   * versions.
   */
  readonly alpnProtocols?: readonly string[] | undefined;
  /** ALPN protocols for each HTTP version, so that the version is chosen per request. */
  readonly alpnByVersion?: AlpnByVersion | undefined;
  /** Creates the wires of plain connections. */
  readonly adapter?: SocketAdapter;
  /** Called with each new connection and its connect time in milliseconds. */
  readonly connected?: (milliseconds: number) => void;
}

const BOTH: readonly string[] = [HTTP_2, HTTP_1_1];

/** Starts a connection. */
type Connect = (user: WireUser) => TunnelWire;

/** Creates an HTTP/1.1 endpoint with its own connection pool. */
export function createUpstream(options: UpstreamOptions): Pool {
  return http1Pool(options, secureOf(options));
}

function http1Pool(options: UpstreamOptions, secure: SecureConnect | undefined): Pool {
  const { address, limits, thread, connections, connected } = options;
  const connect = http1Connect(options, secure);
  return new Pool({ name: nameOf(address), limits, thread, connections, connect, connected });
}

function http1Connect(options: UpstreamOptions, secure: SecureConnect | undefined): Connect {
  if (secure === undefined) return plainConnect(options);
  const offered = options.alpnByVersion?.http1 ?? offeredBut(HTTP_2, options);
  return (user) => connectingSecure(options.thread, secure(offered), user);
}

function plainConnect(options: UpstreamOptions): Connect {
  const { adapter = NET_ADAPTER, thread } = options;
  const target = targetOf(options);
  const through = throughOf(options);
  if (through === undefined) return (user) => adapter.connect(thread, target, user);
  return (user) => connecting(thread, through(), user);
}

/** Creates a plain endpoint whose requests are sent to a proxy with their absolute URL. */
function createForwarded(options: UpstreamOptions, proxy: ProxyRoute): Pool {
  const { host, port, tls, lookup } = proxy;
  const { proxy: _, ...direct } = options;
  const { limits, thread, connections, connected } = options;
  const secured = tls === undefined ? {} : { tls };
  const toProxy = { ...direct, address: { host, port }, lookup, ...secured };
  const connect = http1Connect(toProxy, secureOf(toProxy));
  const name = nameOf(options.address);
  return new Pool({ name, limits, thread, connections, connect, connected, proxiedHost: name });
}

/** Creates the connection pool of an HTTP/1.1 endpoint, behind the proxy if one is configured. */
function createHttp1(options: UpstreamOptions): EngineUpstream {
  const { proxy, tls, preface } = options;
  const direct = createUpstream(options);
  if (proxy === undefined || proxy.connects || tls !== undefined || preface !== undefined)
    return direct;
  return new ByProxy(createForwarded(options, proxy), direct);
}

/** Creates an HTTP/2 endpoint: by ALPN, or with prior knowledge. */
export function createHttp2Upstream(options: UpstreamOptions): SessionPool {
  return http2Pool(options, secureOf(options));
}

function http2Pool(options: UpstreamOptions, secure: SecureConnect | undefined): SessionPool {
  const { address, limits, thread, connections, connected } = options;
  const { alpnByVersion: named } = options;
  const offered = named?.http2 ?? offeredBut(HTTP_1_1, options);
  const accepted = named?.http2 ?? [HTTP_2];
  const plain = plainConnect(options);
  return new SessionPool({
    name: nameOf(address),
    limits,
    thread,
    connections,
    secure: secure !== undefined,
    connect: (user) =>
      secure === undefined
        ? plain(user)
        : connectingHttp2({ thread, accepted }, secure(offered), user),
    connected,
  });
}

/**
 * Uses a TLS socket that is connecting; the connection fails if ALPN selects none of the accepted protocols.
 */
function connectingHttp2(
  { thread, accepted }: { readonly thread: Thread; readonly accepted: readonly string[] },
  socket: TLSSocket,
  user: WireUser,
): TunnelWire {
  socket.once("secureConnect", () => {
    if (accepted.includes(socket.alpnProtocol || "")) user.opened();
    else socket.destroy(new Error(NO_HTTP2));
  });
  return new NetWire(thread, socket, user);
}

/** Creates a TLS endpoint whose HTTP version each handshake selects. */
function createNegotiating(options: UpstreamOptions, secure: SecureConnect): EngineUpstream {
  const { connections, alpnProtocols: offered = BOTH } = options;
  return new NegotiatingUpstream({
    http1: http1Pool(options, secure),
    http2: http2Pool(options, secure),
    connections,
    negotiate: (user) => negotiating(options.thread, secure(offered), user),
    offersHttp2: offered.includes(HTTP_2),
  });
}

/** Uses a TLS socket that is connecting: anything but HTTP/2 is HTTP/1.1. */
function negotiating(thread: Thread, socket: TLSSocket, user: WireUser): NegotiatedWire {
  const wire = connectingSecure(thread, socket, user);
  return { wire, isHttp2: () => socket.alpnProtocol === HTTP_2 };
}

/**
 * Creates an endpoint with the given HTTP version; undefined: ALPN selects it, or it is chosen per request.
 */
export function createEndpoint(
  options: UpstreamOptions,
  version: "HTTP1" | "HTTP2" | undefined,
): EngineUpstream {
  if (version === "HTTP1") return createHttp1(options);
  if (version === "HTTP2") return createHttp2Upstream(options);
  const secure = secureOf(options);
  if (secure !== undefined && options.alpnByVersion === undefined)
    return createNegotiating(options, secure);
  return new AnyVersion(createHttp1(options), createHttp2Upstream(options));
}

function throughProxy({ address, limits, keepalive }: UpstreamOptions, proxy: ProxyRoute): Socket {
  return connectThrough(proxy, nameOf(address), { limits, keepalive });
}

/** The TLS options for connections; undefined without TLS. */
function secureOf(options: UpstreamOptions): SecureConnect | undefined {
  const { tls } = options;
  if (tls === undefined) return undefined;
  return secureConnect(tls, targetOf(options), throughOf(options));
}

/** Connects through a proxy, or with a preface; undefined: a normal connection. */
function throughOf(options: UpstreamOptions): (() => Socket) | undefined {
  const { proxy, preface } = options;
  if (preface === undefined)
    return proxy === undefined ? undefined : () => throughProxy(options, proxy);
  return () => {
    const socket = proxy === undefined ? directly(options) : throughProxy(options, proxy);
    // Adds a listener that runs before the other listeners of the connection.
    return socket.once("connect", () => socket.write(preface));
  };
}

function directly(options: UpstreamOptions): Socket {
  const socket = connect({ ...targetOf(options), allowHalfOpen: true });
  probe(socket, options.keepalive);
  return socket;
}

/** The ALPN protocols to offer, without the protocols of the other version. */
function offeredBut(other: string, { alpnProtocols = BOTH }: UpstreamOptions): readonly string[] {
  return alpnProtocols.filter((name) => name !== other);
}

function targetOf({ address, limits, keepalive, lookup }: UpstreamOptions): ConnectOptions {
  return {
    ...("socketPath" in address
      ? { path: address.socketPath }
      : { host: address.host, port: address.port }),
    noDelay: true,
    highWaterMark: limits.highWaterMark,
    keepalive,
    ...(lookup === undefined ? {} : { lookup }),
    // All addresses of a name are tried, whatever the options of Node.js (RFC 8305).
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: CONNECTION_ATTEMPT_DELAY,
  };
}

/** The address, as `host:port` or `unix:/path`. */
export function nameOf(address: EndpointAddress): string {
  if ("socketPath" in address) return `unix:${address.socketPath}`;
  return address.host.includes(":")
    ? `[${address.host}]:${address.port}`
    : `${address.host}:${address.port}`;
}
