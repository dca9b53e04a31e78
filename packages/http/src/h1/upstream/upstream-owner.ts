import type { ResponseScanner } from "../../codec/response-scanner.ts";
import type { UpstreamHalf } from "../../exchange/stream/upstream-half.ts";
import type { ScannerPool } from "../../exchange/client/scanner-pool.ts";
import type { EngineLimits } from "../../exchange/client/engine-limits.ts";
import type { Thread } from "../../wire/thread.ts";

/** The owner of the connections to an endpoint. */
export interface Http1UpstreamOwner {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly scanners: ScannerPool<ResponseScanner>;
  /** The Host of the server behind an HTTP proxy; undefined: there is no proxy. */
  readonly proxiedHost: string | undefined;
  /** Offers an idle connection; returns false if the connection is not kept. */
  put(connection: UpstreamHalf): boolean;
  /** Is called when a connection was established after the given number of milliseconds. */
  connected(milliseconds: number): void;
  /** Is called when a connection has ended, in use or idle. */
  removed(connection: UpstreamHalf): void;
}
