import type { MirrorTarget } from "../outbound/mirrors.ts";

/** The rule of a route that a filter belongs to, as far as compiling the filter depends on it. */
export interface FilterPlace {
  /** The path prefix that every match of the route asks for; undefined if there is no common prefix. */
  readonly prefix: string | undefined;
  /** Of the listener. */
  readonly port: number;
  /** Where copies for this backend go; undefined when it takes none; a problem is reported where that is a mistake. */
  mirrorTarget(backend: string): MirrorTarget | undefined;
}
