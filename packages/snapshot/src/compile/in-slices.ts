import { setImmediate } from "node:timers/promises";

/** Maximum milliseconds of work before the event loop may handle requests. */
const SLICE = 2;

/** Runs long work in steps, so that the event loop can handle requests before them and between them. */
export async function inSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    await setImmediate();
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
  }
}
