import type { MirrorTarget } from "@edge-gateway/outbound/mirrors";

/** What the filters of a route rule need to know about the rule when they are compiled. */
export interface FilterPlace {
  /** The path prefix that all matches of the route share; undefined if they share none. */
  readonly prefix: string | undefined;
  /** The port number of the listener. */
  readonly port: number;
  /** Whether the filters are those of a backend reference, which run again for each attempt. */
  readonly isOfAttempt?: boolean;
  /**
   * Returns the target of mirrored requests; undefined if requests cannot be mirrored to this backend. A
   * wrong backend is reported as a problem.
   */
  mirrorTarget(backend: string): MirrorTarget | undefined;
}
