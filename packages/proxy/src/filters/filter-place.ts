import type { MirrorTarget } from "../outbound/mirrors.ts";

/** The parts of a route rule that compiling its filters depends on. */
export interface FilterPlace {
  /**
   * The path prefix that all matches of the route share; undefined if there is no common prefix.
   */
  readonly prefix: string | undefined;
  /** The port number of the listener. */
  readonly port: number;
  /**
   * The target of mirrored requests for this backend; undefined if the backend cannot be mirrored
   * to. A wrong backend is reported as a problem.
   */
  mirrorTarget(backend: string): MirrorTarget | undefined;
}
