import { queryObjects, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { HttpStream } from "@edge-gateway/http";
import { Http1ClientConnection, Http1UpstreamConnection } from "@edge-gateway/http/testing";
import { descriptors, LIMITS, settle } from "./gateway.ts";

/** Growth of the heap, in bytes, that does not count: code, caches, fragments. */
const HEAP_MARGIN = 24 * 1024 * 1024;
/** Number of objects of a class that may be left: those of the pool's idle connections. */
const KEPT_OBJECTS = LIMITS.poolMaxIdle + 4;

/** The resources that a process uses. */
export interface Footprint {
  readonly heapBytes: number;
  readonly descriptors: number;
  readonly objects: ReadonlyMap<string, number>;
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Measures the resources of this process when nothing is in progress. */
export async function footprint(): Promise<Footprint> {
  await settle();
  collect();
  const objects = new Map<string, number>();
  for (const kind of [Http1ClientConnection, Http1UpstreamConnection, HttpStream])
    objects.set(kind.name, Number(queryObjects(kind)));
  return { heapBytes: process.memoryUsage().heapUsed, descriptors: descriptors(), objects };
}

/** Describes the resources that have grown too much; undefined if none has. */
export function growth(before: Footprint, after: Footprint): string | undefined {
  const heap = after.heapBytes - before.heapBytes;
  if (heap > HEAP_MARGIN) return `the heap has grown by ${heap} bytes`;
  const files = after.descriptors - before.descriptors;
  if (files > KEPT_OBJECTS * 2) return `${files} more descriptors are open`;
  for (const [name, count] of after.objects) {
    if (count > KEPT_OBJECTS) return `${count} objects of ${name} are left`;
  }
  return undefined;
}
