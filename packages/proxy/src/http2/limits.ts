import type { ServerOptions } from "node:http2";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { HeadLimits } from "./request-reader.ts";

/** Bounds of one HTTP/2 connection with a client. Times in milliseconds, sizes in bytes. */
export interface Http2Limits {
  readonly maxListBytes: number;
  readonly maxStreams: number;
  readonly frameBytes: number;
  /** Undefined: what node:http2 takes. */
  readonly windowBytes: number | undefined;
  readonly connectionWindowBytes: number | undefined;
  /** Quiet time after which a ping is sent; 0 = none is. */
  readonly keepaliveInterval: number;
  readonly keepaliveTimeout: number;
}

const { engineBounds } = DEFAULTS;
/** Up to this many times the bound a list of fields is answered with 431; beyond, its stream is reset. */
const ANSWERED = engineBounds.http2AnsweredHeadFactor;

/** Bounds of every session, with clients and upstreams; a peer that floods it is cut off. */
export const SESSION_BOUNDS = {
  maxSessionMemory: engineBounds.http2MaxSessionMegabytes,
  maxSessionInvalidFrames: engineBounds.http2MaxInvalidFrames,
  maxSessionRejectedStreams: engineBounds.http2MaxRejectedStreams,
  
  maxSettings: engineBounds.http2MaxSettings,
  streamResetBurst: engineBounds.http2StreamResetBurst,
  streamResetRate: engineBounds.http2StreamResetRate,
} as const;

/** Options of a session with a client. */
export function sessionOptions(limits: Http2Limits, { maxHeaders }: HeadLimits): ServerOptions {
  const options = {
    ...SESSION_BOUNDS,
    maxHeaderListPairs: maxHeaders * ANSWERED,
    strictSingleValueFields: false,
    settings: {
      enablePush: false,
      enableConnectProtocol: true,
      maxConcurrentStreams: limits.maxStreams,
      maxFrameSize: limits.frameBytes,
      maxHeaderListSize: limits.maxListBytes * ANSWERED,
      ...(limits.windowBytes === undefined ? {} : { initialWindowSize: limits.windowBytes }),
    },
  };
  return options;
}
