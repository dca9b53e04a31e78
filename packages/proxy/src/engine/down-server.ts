import type { RequestScanner } from "./codec/request-scanner.ts";
import type { Down } from "./down.ts";
import type { ScannerPool } from "./scanner-pool.ts";
import type { EngineLimits, Gate } from "./stream.ts";
import type { TimerWheel } from "./timer-wheel.ts";

/** What all connections of a server share. */
export interface DownServer {
  readonly limits: EngineLimits;
  readonly gate: Gate;
  readonly wheel: TimerWheel;
  readonly scanners: ScannerPool<RequestScanner>;
  readonly clock: () => number;
  /** Whether connections end after the response that they are at. */
  readonly draining: boolean;
  closed(connection: Down): void;
  /** Whether clients may speak HTTP/2. */
  readonly speaksHttp2: boolean;
  /** Gets a connection that begins with the preface of HTTP/2, and what has arrived of it. */
  handOver(connection: Down, received: Uint8Array): void;
}
