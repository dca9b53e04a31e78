import type { ByteSize, FrontendHttp, Settings } from "@edge-gateway/generated/types/index.ts";
import { parseByteSize } from "@edge-gateway/kernel/text/byte-size";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import type { EngineLimits, Http2Limits } from "@edge-gateway/http";

/** Limits for client connections of one gateway. */
export function downstreamLimits(http: FrontendHttp, settings: Settings): EngineLimits {
  return {
    ...upstreamLimits(settings),
    maxHeadBytes: parseByteSize(http.maxHeadSize),
    maxHeaders: http.http1MaxHeaders,
    maxTargetBytes: parseByteSize(http.maxTargetSize),
    keepsNameCase: http.http1HeaderCase === "Preserve",
    headTimeout: parseDuration(http.headerTimeout),
    idleTimeout: parseDuration(http.http1IdleTimeout),
    halfClosedTimeout: parseDuration(http.http1HalfClosedTimeout),
    bodyIdleTimeout: parseDuration(http.bodyIdleTimeout),
    tunnelIdleTimeout: parseDuration(http.tunnelIdleTimeout),
    maxTunnelDuration:
      http.maxTunnelDuration === undefined ? 0 : parseDuration(http.maxTunnelDuration),
    maxConnectionDuration:
      http.maxConnectionDuration === undefined ? 0 : parseDuration(http.maxConnectionDuration),
  };
}

/** Limits for HTTP/2, in addition to {@link downstreamLimits}. */
export function http2Limits(http: FrontendHttp): Http2Limits {
  const { http2WindowSize, http2ConnectionWindowSize, http2KeepaliveInterval } = http;
  return {
    maxListBytes: parseByteSize(http.http2MaxHeaderSize),
    maxStreams: http.http2MaxConcurrentStreams,
    frameBytes: parseByteSize(http.http2FrameSize),
    windowBytes: sizeOf(http2WindowSize),
    connectionWindowBytes: parseByteSize(http2ConnectionWindowSize),
    keepaliveInterval:
      http2KeepaliveInterval === undefined ? 0 : parseDuration(http2KeepaliveInterval),
    keepaliveTimeout: parseDuration(http.http2KeepaliveTimeout),
  };
}

function sizeOf(size: ByteSize | undefined): number | undefined {
  return size === undefined ? undefined : parseByteSize(size);
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
