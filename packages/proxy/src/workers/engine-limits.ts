import type { FrontendHttp, Settings } from "@edge-gateway/generated/types/index.ts";
import { parseByteSize } from "@edge-gateway/kernel/byte-size";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { EngineLimits } from "../engine/stream.ts";

/** Bounds of the connections of clients of one gateway. */
export function downstreamLimits(http: FrontendHttp, settings: Settings): EngineLimits {
  return {
    ...upstreamLimits(settings),
    maxHeadBytes: parseByteSize(http.maxHeadSize),
    maxHeaders: http.http1MaxHeaders,
    maxTargetBytes: parseByteSize(http.maxTargetSize),
    headTimeout: parseDuration(http.headerTimeout),
    idleTimeout: parseDuration(http.http1IdleTimeout),
    bodyIdleTimeout: parseDuration(http.bodyIdleTimeout),
    tunnelIdleTimeout: parseDuration(http.tunnelIdleTimeout),
    maxTunnelDuration:
      http.maxTunnelDuration === undefined ? 0 : parseDuration(http.maxTunnelDuration),
  };
}

/** Bounds of connections to backends. */
export function upstreamLimits({ backend, streamBufferSize }: Settings): EngineLimits {
  const idle = parseDuration(backend.bodyIdleTimeout);
  return {
    maxHeadBytes: parseByteSize(backend.maxHeadSize),
    maxHeaders: backend.http1MaxHeaders,
    maxTargetBytes: parseByteSize(backend.maxHeadSize),
    headTimeout: idle,
    idleTimeout: idle,
    bodyIdleTimeout: idle,
    connectTimeout: parseDuration(backend.connectTimeout),
    poolIdleTimeout: parseDuration(backend.poolIdleTimeout),
    poolMaxIdle: backend.poolMaxIdle,
    tunnelIdleTimeout: 0,
    maxTunnelDuration: 0,
    maxReplayBytes: parseByteSize(backend.maxReplaySize),
    highWaterMark: parseByteSize(streamBufferSize),
  };
}
