import type { ServerOptions } from "node:http2";
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

/** Up to this many times the bound a list of fields is answered with 431; beyond, its stream is reset. */
const ANSWERED = 2;

/** Options of a session with a client; floods are cut off by the defaults of node:http2. */
export function sessionOptions(limits: Http2Limits, { maxHeaders }: HeadLimits): ServerOptions {
  const options = {
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
