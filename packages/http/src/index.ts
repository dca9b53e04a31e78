/**
 * HTTP from sockets to exchanges: servers, streams, headers, bodies and pools of upstream
 * connections.
 */
export { isAuthority } from "./codec/authority.ts";
export { END_TO_END, OWNED } from "./codec/fields.ts";
export { Calls, CALLS } from "./exchange/calls.ts";
export type { Alarm } from "./exchange/calls.ts";
export type { Addresses } from "./exchange/client-connection.ts";
export { CopiedHead } from "./exchange/copied-request.ts";
export { reasonOf } from "./exchange/end-reason.ts";
export { grpcType, isGrpcWeb } from "./exchange/grpc.ts";
export type { Head, RequestHead, ResponseHead } from "./exchange/head.ts";
export { HttpStream } from "./exchange/http-stream.ts";
export { ListHead } from "./exchange/list-head.ts";
export { LocalResponse, LocalUpstream } from "./exchange/local-upstream.ts";
export type { LocalService } from "./exchange/local-upstream.ts";
export { sendCopy } from "./exchange/send-copy.ts";
export type { CopyResult } from "./exchange/send-copy.ts";
export { OpenConnections } from "./exchange/open-connections.ts";
export type { ConnectionOwner } from "./exchange/open-connections.ts";
export type { BodyReceiver, BodySender, BodyTransform } from "./exchange/body-handlers.ts";
export type { CurrentForm } from "./exchange/current-form.ts";
export { isBare } from "./exchange/response-rules.ts";
export type { EngineLimits } from "./exchange/engine-limits.ts";
export type {
  TunnelFilter,
  TunnelFilters,
  TunnelSides,
  TunnelTarget,
} from "./exchange/tunnel-filters.ts";
export type {
  Downstream,
  RequestHandler,
  Stream,
  StreamEnd,
  TransportFacts,
  Upstream,
  UpstreamFailure,
} from "./exchange/stream.ts";
export { Tunnel } from "./exchange/tunnel.ts";
export type { TunnelOwner } from "./exchange/tunnel.ts";
export { UpstreamCall } from "./exchange/upstream-call.ts";
export { wholeRequest } from "./exchange/whole-request.ts";
export type { CallReader, CallResult } from "./exchange/upstream-call.ts";
export { EngineUpstream } from "./exchange/upstream-half.ts";
export type { UpstreamExchange, UpstreamHalf } from "./exchange/upstream-half.ts";
export { LoopbackUpstream } from "./h1/loopback-upstream.ts";
export { createServer } from "./h1/server.ts";
export type { Server } from "./h1/server.ts";
export type {
  ConnectionObserver,
  ConnectionServer,
  DrainTimes,
  Served,
} from "./h1/server-options.ts";
export { ClientSessions } from "./h2/client-sessions.ts";
export type { Http2Limits } from "./h2/limits.ts";
export { createEndpoint, nameOf } from "./pool/endpoint.ts";
export type { AlpnByVersion } from "./pool/endpoint.ts";
export { connectThrough } from "./pool/proxied-socket.ts";
export type { ProxyRoute } from "./pool/proxied-socket.ts";
export { HTTP_1_1, HTTP_2 } from "./wire/application-protocols.ts";
export { probe } from "./wire/keepalive.ts";
export type { Keepalive } from "./wire/keepalive.ts";
export { NET_ADAPTER, fastAdapter } from "./wire/adapters.ts";
export type { SocketAdapter } from "./wire/socket-adapter.ts";
export { Timer, TimerWheel } from "./wire/timer-wheel.ts";
export type { TimerOwner } from "./wire/timer-wheel.ts";
export { Thread, THREAD } from "./wire/thread.ts";
export type { TunnelWire } from "./wire/wire.ts";
