import { Thread } from "../wire/thread.ts";

/** A thread for tests; `monotonic` is its clock, in milliseconds. */
export function testThread(monotonic: () => number = () => performance.now()): Thread {
  return new Thread({ monotonic, wall: Date.now });
}
