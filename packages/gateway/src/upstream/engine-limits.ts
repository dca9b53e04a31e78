import type { ParsedFrontendHttp, Settings } from "@edge-gateway/generated/types/index.ts";
import type { EngineLimits, Http2Limits } from "@edge-gateway/http";

/** Limits for client connections of one gateway. */
export function downstreamLimits(http: ParsedFrontendHttp, settings: Settings): EngineLimits {
  return {
    ...upstreamLimits(settings),
    maxHeadBytes: http.maxHeadSize,
    maxHeaders: http.http1MaxHeaders,
    maxTargetBytes: http.maxTargetSize,
    keepsNameCase: http.http1HeaderCase === "Preserve",
    headTimeout: http.headerTimeout,
    idleTimeout: http.http1IdleTimeout,
    halfClosedTimeout: http.http1HalfClosedTimeout,
    bodyIdleTimeout: http.bodyIdleTimeout,
    tunnelIdleTimeout: http.tunnelIdleTimeout,
    maxTunnelDuration: http.maxTunnelDuration ?? 0,
    maxConnectionDuration: http.maxConnectionDuration ?? 0,
  };
}

/** Limits for HTTP/2, in addition to {@link downstreamLimits}. */
export function http2Limits(http: ParsedFrontendHttp): Http2Limits {
  const { http2WindowSize, http2ConnectionWindowSize, http2KeepaliveInterval } = http;
  return {
    maxListBytes: http.http2MaxHeaderSize,
    maxStreams: http.http2MaxConcurrentStreams,
    frameBytes: http.http2FrameSize,
    windowBytes: http2WindowSize,
    connectionWindowBytes: http2ConnectionWindowSize,
    keepaliveInterval: http2KeepaliveInterval ?? 0,
    keepaliveTimeout: http.http2KeepaliveTimeout,
  };
}

/** The limits for connections to backends. */
export function upstreamLimits({ backend, streamBufferSize }: Settings): EngineLimits {
  const idle = backend.bodyIdleTimeout;
  return {
    maxHeadBytes: backend.maxHeadSize,
    maxHeaders: backend.http1MaxHeaders,
    maxTargetBytes: backend.maxHeadSize,
    keepsNameCase: true,
    headTimeout: idle,
    idleTimeout: idle,
    halfClosedTimeout: 0,
    bodyIdleTimeout: idle,
    connectTimeout: backend.connectTimeout,
    maxConnectionDuration: 0,
    poolIdleTimeout: backend.poolIdleTimeout,
    poolMaxIdle: backend.poolMaxIdle,
    maxConnections: backend.maxConnections,
    maxUpstreamStreams: backend.http2MaxConcurrentStreams,
    tunnelIdleTimeout: 0,
    maxTunnelDuration: 0,
    maxReplayBytes: backend.maxReplaySize,
    highWaterMark: streamBufferSize,
  };
}
