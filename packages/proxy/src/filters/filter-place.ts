import type { MirrorTarget } from "../outbound/mirrors.ts";

/** What a filter has to know of the place where it is. */
export interface FilterPlace {
  /** The path prefix that every match of the route asks for; undefined when there is no such one. */
  readonly prefix: string | undefined;
  /** Of the listener. */
  readonly port: number;
  /** Where copies for this backend go; undefined when it takes none; a problem is reported where that is a mistake. */
  mirrorTarget(backend: string): MirrorTarget | undefined;
}
