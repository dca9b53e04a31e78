import type { ResponseScanner } from "../codec/response-scanner.ts";
import type { UpstreamHalf } from "../exchange/upstream-half.ts";
import type { ScannerPool } from "../exchange/scanner-pool.ts";
import type { EngineLimits } from "../exchange/stream.ts";
import type { Thread } from "../wire/thread.ts";

/** Who keeps the connections to an endpoint. */
export interface Http1UpstreamOwner {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly scanners: ScannerPool<ResponseScanner>;
  /** Of the server behind the proxy that the connections lead to; undefined: there is none. */
  readonly proxiedHost: string | undefined;
  /** Offers a connection that is free; false if it is not wanted. */
  put(connection: UpstreamHalf): boolean;
  /** A connection is there, after that many milliseconds. */
  connected(milliseconds: number): void;
  /** The connection has ended, whether it was in use or idle. */
  removed(connection: UpstreamHalf): void;
}
