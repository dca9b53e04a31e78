/**
 * HTTP from sockets to exchanges: servers, streams, headers, bodies and pools of upstream
 * connections.
 */
export { isAuthority } from "./codec/authority.ts";
export { END_TO_END, OWNED } from "./codec/fields.ts";
export { Calls, CALLS } from "./exchange/calls.ts";
export type { Alarm } from "./exchange/calls.ts";
export type { Addresses } from "./exchange/client/client-connection.ts";
export { CopiedHead } from "./exchange/stream/copied-request.ts";
export { reasonOf } from "./exchange/end-reason.ts";
export { grpcType, isGrpcWeb } from "./exchange/head/grpc.ts";
export type { Head, RequestHead, ResponseHead } from "./exchange/head/head.ts";
export { HttpStream } from "./exchange/http-stream.ts";
export { ListHead } from "./exchange/head/list-head.ts";
export { asksForWebSocket, upgradeOf } from "./exchange/head/upgrade.ts";
export { LocalResponse, LocalUpstream } from "./exchange/local-upstream.ts";
export type { LocalService } from "./exchange/local-upstream.ts";
export { sendCopy } from "./exchange/send-copy.ts";
export type { CopyResult } from "./exchange/send-copy.ts";
export { OpenConnections } from "./exchange/stream/open-connections.ts";
export type { ConnectionOwner } from "./exchange/stream/open-connections.ts";
export type { BodyReceiver, BodySender, BodyTransform } from "./exchange/body/body-handlers.ts";
export type { CurrentForm } from "./exchange/body/current-form.ts";
export { isBare } from "./exchange/response-rules.ts";
export type { EngineLimits } from "./exchange/client/engine-limits.ts";
export type {
  TunnelFilter,
  TunnelFilters,
  TunnelSides,
  TunnelTarget,
} from "./exchange/stream/tunnel-filters.ts";
export type {
  Downstream,
  RequestHandler,
  Stream,
  StreamEnd,
  TransportFacts,
  Upstream,
  UpstreamFailure,
} from "./exchange/stream/stream.ts";
export { Tunnel } from "./exchange/stream/tunnel.ts";
export type { TunnelOwner } from "./exchange/stream/tunnel.ts";
export { UpstreamCall } from "./exchange/upstream-call.ts";
export { wholeRequest } from "./exchange/stream/whole-request.ts";
export type { CallReader, CallResult } from "./exchange/upstream-call.ts";
export { EngineUpstream } from "./exchange/stream/upstream-half.ts";
export type { UpstreamExchange, UpstreamHalf } from "./exchange/stream/upstream-half.ts";
export { LoopbackUpstream } from "./h1/loopback-upstream.ts";
export { createServer } from "./h1/client/server.ts";
export type { Server } from "./h1/client/server.ts";
export type {
  ConnectionObserver,
  ConnectionServer,
  DrainTimes,
  Served,
} from "./h1/client/server-options.ts";
export { ClientSessions } from "./h2/session/client-sessions.ts";
export type { Http2Limits } from "./h2/session/limits.ts";
export { createEndpoint, nameOf } from "./pool/endpoint.ts";
export type { AlpnByVersion } from "./pool/endpoint.ts";
export { connectThrough } from "./pool/proxied-socket.ts";
export type { ProxyRoute } from "./pool/proxied-socket.ts";
export { HTTP_1_1, HTTP_2 } from "./wire/application-protocols.ts";
export { probe } from "./wire/keepalive.ts";
export type { Keepalive } from "./wire/keepalive.ts";
export { NET_ADAPTER, fastAdapter } from "./wire/adapter/adapters.ts";
export type { SocketAdapter } from "./wire/adapter/socket-adapter.ts";
export { Timer, TimerWheel } from "./wire/timer-wheel.ts";
export type { TimerOwner } from "./wire/timer-wheel.ts";
export { Thread, THREAD } from "./wire/thread.ts";
export type { TunnelWire } from "./wire/wire.ts";
