import { connect } from "node:net";
import type { LookupFunction, Socket } from "node:net";
import type { ConnectionOptions, TLSSocket } from "node:tls";
import { CONNECTION_ATTEMPT_DELAY } from "../bounds.ts";
import type { EngineUpstream } from "../exchange/upstream-half.ts";
import { connecting, connectingSecure, NetWire } from "../wire/net-wire.ts";
import { NET_ADAPTER } from "../wire/adapters.ts";
import type { OpenConnections } from "../exchange/open-connections.ts";
import { probe } from "../wire/keepalive.ts";
import type { Keepalive } from "../wire/keepalive.ts";
import type { ConnectOptions, SocketAdapter } from "../wire/socket-adapter.ts";
import type { EngineLimits } from "../exchange/stream.ts";
import type { Thread } from "../wire/thread.ts";
import { SessionPool } from "../h2/session-pool.ts";
import { NO_HTTP2 } from "../h2/upstream-session.ts";
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

/** Where connections of a pool go; names are looked up anew for each connection. */
export type EndpointAddress =
  { readonly host: string; readonly port: number } | { readonly socketPath: string };

export interface UpstreamOptions {
  readonly address: EndpointAddress;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  /** Says whether another connection may be made. */
  readonly connections: OpenConnections;
  /** Undefined: that of the system. */
  readonly keepalive?: Keepalive | undefined;
  /** What each connection begins with, before any TLS; undefined: nothing. */
  readonly preface?: Buffer | undefined;
  /** Looks up its name; undefined: the system does. */
  readonly lookup?: LookupFunction | undefined;
  /** Speaks TLS with the endpoint. */
  readonly tls?: ConnectionOptions;
  /** Undefined: the endpoint is reached directly. */
  readonly proxy?: ProxyRoute | undefined;
  /** What is offered in TLS (RFC 7301), without the names of versions that are not to be spoken; both versions when unset. */
  readonly alpnProtocols?: readonly string[] | undefined;
  /** Makes the wires of plain connections. */
  readonly adapter?: SocketAdapter;
  /** Told of each connection that was made, and in how many milliseconds. */
  readonly connected?: (milliseconds: number) => void;
}

const BOTH: readonly string[] = [HTTP_2, HTTP_1_1];

/** Begins to connect. */
type Connect = (user: WireUser) => TunnelWire;

/** Makes an endpoint that speaks HTTP/1.1, with its own pool of connections. */
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
  const offered = offeredBut(HTTP_2, options);
  return (user) => connectingSecure(options.thread, secure(offered), user);
}

function plainConnect(options: UpstreamOptions): Connect {
  const { adapter = NET_ADAPTER, thread } = options;
  const target = targetOf(options);
  const through = throughOf(options);
  if (through === undefined) return (user) => adapter.connect(thread, target, user);
  return (user) => connecting(thread, through(), user);
}

/** Makes a plain endpoint whose messages a proxy gets with their whole URL. */
function createForwarded(options: UpstreamOptions, { host, port, tls }: ProxyRoute): Pool {
  const { proxy: _, ...direct } = options;
  const { limits, thread, connections, connected } = options;
  const toProxy = { ...direct, address: { host, port }, ...(tls === undefined ? {} : { tls }) };
  const connect = http1Connect(toProxy, secureOf(toProxy));
  const name = nameOf(options.address);
  return new Pool({ name, limits, thread, connections, connect, connected, proxiedHost: name });
}

/** An endpoint that speaks HTTP/1.1, behind its proxy if it has one. */
function createHttp1(options: UpstreamOptions): EngineUpstream {
  const { proxy, tls, preface } = options;
  const direct = createUpstream(options);
  if (proxy === undefined || proxy.connects || tls !== undefined || preface !== undefined)
    return direct;
  return new ByProxy(createForwarded(options, proxy), direct);
}

/** Makes an endpoint that speaks HTTP/2: agreed with TLS, else known before. */
export function createHttp2Upstream(options: UpstreamOptions): SessionPool {
  return http2Pool(options, secureOf(options));
}

function http2Pool(options: UpstreamOptions, secure: SecureConnect | undefined): SessionPool {
  const { address, limits, thread, connections, connected } = options;
  const offered = offeredBut(HTTP_1_1, options);
  const plain = plainConnect(options);
  return new SessionPool({
    name: nameOf(address),
    limits,
    thread,
    connections,
    secure: secure !== undefined,
    connect: (user) =>
      secure === undefined ? plain(user) : connectingHttp2(thread, secure(offered), user),
    connected,
  });
}

/** Over a TLS socket that has begun to connect, and is of no use if another version is agreed on. */
function connectingHttp2(thread: Thread, socket: TLSSocket, user: WireUser): TunnelWire {
  socket.once("secureConnect", () => {
    if (socket.alpnProtocol === HTTP_2) user.opened();
    else socket.destroy(new Error(NO_HTTP2));
  });
  return new NetWire(thread, socket, user);
}

/** Makes an endpoint with TLS that is spoken to in the version that each handshake chooses. */
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

/** Over a TLS socket that has begun to connect: what is not HTTP/2 is HTTP/1.1. */
function negotiating(thread: Thread, socket: TLSSocket, user: WireUser): NegotiatedWire {
  const wire = connectingSecure(thread, socket, user);
  return { wire, isHttp2: () => socket.alpnProtocol === HTTP_2 };
}

/** Makes an endpoint that is spoken to in that version; undefined: in the one that ALPN chooses, or that suits each request. */
export function createEndpoint(
  options: UpstreamOptions,
  version: "HTTP1" | "HTTP2" | undefined,
): EngineUpstream {
  if (version === "HTTP1") return createHttp1(options);
  if (version === "HTTP2") return createHttp2Upstream(options);
  const secure = secureOf(options);
  if (secure !== undefined) return createNegotiating(options, secure);
  return new AnyVersion(createHttp1(options), createHttp2Upstream(options));
}

function throughProxy({ address, limits, keepalive }: UpstreamOptions, proxy: ProxyRoute): Socket {
  return connectThrough(proxy, nameOf(address), { limits, keepalive });
}

/** Undefined without TLS. */
function secureOf(options: UpstreamOptions): SecureConnect | undefined {
  const { tls } = options;
  if (tls === undefined) return undefined;
  return secureConnect(tls, targetOf(options), throughOf(options));
}

/** Begins a connection that is not made by an adapter: through a proxy, or with a preface; undefined: any is. */
function throughOf(options: UpstreamOptions): (() => Socket) | undefined {
  const { proxy, preface } = options;
  if (preface === undefined)
    return proxy === undefined ? undefined : () => throughProxy(options, proxy);
  return () => {
    const socket = proxy === undefined ? directly(options) : throughProxy(options, proxy);
    // Before whoever else waits for the connection.
    return socket.once("connect", () => socket.write(preface));
  };
}

function directly(options: UpstreamOptions): Socket {
  const socket = connect({ ...targetOf(options), allowHalfOpen: true });
  probe(socket, options.keepalive);
  return socket;
}

/** What is offered where the other version is not to be spoken. */
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
    // All addresses of a name are tried, whatever Node.js was started with (RFC 8305).
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: CONNECTION_ATTEMPT_DELAY,
  };
}

/** `host:port`, or `unix:/path`. */
export function nameOf(address: EndpointAddress): string {
  if ("socketPath" in address) return `unix:${address.socketPath}`;
  return address.host.includes(":")
    ? `[${address.host}]:${address.port}`
    : `${address.host}:${address.port}`;
}
