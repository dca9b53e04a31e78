import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import {
  ENABLE_CONNECT_PROTOCOL,
  ENABLE_PUSH,
  INITIAL_WINDOW_SIZE,
  MAX_CONCURRENT_STREAMS,
  MAX_FRAME_SIZE,
  MAX_HEADER_LIST_SIZE,
} from "./frames/constants.ts";
import type { FrameBounds } from "./frames/frame-reader.ts";
import type { HeadLimits } from "./request-reader.ts";
import type { ConnectionOptions } from "./stream-table.ts";

/** Bounds of one HTTP/2 connection with a client. Times in milliseconds, sizes in bytes. */
export interface Http2Limits {
  readonly maxListBytes: number;
  readonly maxStreams: number;
  readonly frameBytes: number;
  /** Undefined: that of RFC 9113 section 6.9.2. */
  readonly windowBytes: number | undefined;
  readonly connectionWindowBytes: number;
  /** Quiet time after which a ping is sent; 0 = none is. */
  readonly keepaliveInterval: number;
  readonly keepaliveTimeout: number;
}

const { engineBounds } = DEFAULTS;
/** Up to this many times the bound a list of fields is answered with 431; beyond, its stream is reset. */
const ANSWERED = engineBounds.http2AnsweredHeadFactor;

/** Bounds of frames that carry lists of so many bytes; what is compressed is hardly ever longer. */
export function frameBounds(frameBytes: number, maxListBytes: number): FrameBounds {
  return {
    frameBytes,
    blockBytes: Math.max(maxListBytes, frameBytes),
    continuations: engineBounds.http2MaxContinuations,
    settings: engineBounds.http2MaxSettings,
  };
}

/** What a client is told, and may do. */
export function serverOptions(
  limits: Http2Limits,
  { maxHeaders }: HeadLimits,
  { clock, highWaterMark }: Pick<ConnectionOptions, "clock" | "highWaterMark">,
): ConnectionOptions {
  const { maxStreams, frameBytes, windowBytes, connectionWindowBytes } = limits;
  const maxListBytes = limits.maxListBytes * ANSWERED;
  const settings = [ENABLE_PUSH, 0, MAX_CONCURRENT_STREAMS, maxStreams];
  settings.push(MAX_FRAME_SIZE, frameBytes, MAX_HEADER_LIST_SIZE, maxListBytes);
  settings.push(ENABLE_CONNECT_PROTOCOL, 1);
  if (windowBytes !== undefined) settings.push(INITIAL_WINDOW_SIZE, windowBytes);
  return {
    isServer: true,
    settings,
    windowBytes,
    connectionWindowBytes,
    maxStreams,
    frames: frameBounds(frameBytes, maxListBytes),
    maxListBytes,
    maxFields: maxHeaders * ANSWERED,
    highWaterMark,
    clock,
  };
}
