import {
  HTTP2_MAX_CONTINUATIONS,
  HTTP2_MAX_SETTINGS,
  HTTP2_REFUSED_HEAD_FACTOR,
} from "../../bounds.ts";
import {
  ENABLE_CONNECT_PROTOCOL,
  ENABLE_PUSH,
  INITIAL_WINDOW_SIZE,
  MAX_CONCURRENT_STREAMS,
  MAX_FRAME_SIZE,
  MAX_HEADER_LIST_SIZE,
} from "../frames/constants.ts";
import type { FrameBounds } from "../frames/frame-rules.ts";
import type { HeadLimits } from "../head/request-reader.ts";
import type { ConnectionOptions } from "../stream/stream-table.ts";

/** Limits of a client's HTTP/2 connection. Times in milliseconds, sizes in bytes. */
export interface Http2Limits {
  readonly maxListBytes: number;
  readonly maxStreams: number;
  readonly frameBytes: number;
  /** The initial window of streams; undefined: the default of RFC 9113 section 6.9.2. */
  readonly windowBytes: number | undefined;
  readonly connectionWindowBytes: number;
  /** Idle time before a ping is sent; 0 = no pings. */
  readonly keepaliveInterval: number;
  readonly keepaliveTimeout: number;
}

/** Limits of a frame reader for header lists of the given size; compressed lists are hardly ever longer. */
export function frameBounds(frameBytes: number, maxListBytes: number): FrameBounds {
  return {
    frameBytes,
    blockBytes: Math.max(maxListBytes, frameBytes),
    continuations: HTTP2_MAX_CONTINUATIONS,
    settings: HTTP2_MAX_SETTINGS,
  };
}

/** The settings that are sent to a client, and the limits for that client. */
export function serverOptions(
  limits: Http2Limits,
  { maxHeaders }: HeadLimits,
  { clock, highWaterMark }: Pick<ConnectionOptions, "clock" | "highWaterMark">,
): ConnectionOptions {
  const { maxStreams, frameBytes, windowBytes, connectionWindowBytes } = limits;
  const maxListBytes = limits.maxListBytes * HTTP2_REFUSED_HEAD_FACTOR;
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
    maxFields: maxHeaders * HTTP2_REFUSED_HEAD_FACTOR,
    highWaterMark,
    clock,
  };
}
