import { setImmediate } from "node:timers/promises";

/** Milliseconds of work between two turns of the event loop. */
const SLICE = 2;

/** Runs long work in steps, and lets the event loop handle requests in between. */
export async function inSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
    await setImmediate();
  }
}
