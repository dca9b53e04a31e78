import { setTimeout } from "node:timers/promises";

/** Milliseconds between two looks, and how long to look at all. */
const INTERVAL = 20;
const PATIENCE = 60_000;

/**
 * Looks again and again until there is a value; for states that announce themselves in no other way.
 * @param what what is waited for, for the message of the error
 * @throws Error when there is none in time; a failure of the last look is its cause
 */
export async function waitFor<Value>(
  what: string,
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
  patience = PATIENCE,
): Promise<Value> {
  const end = performance.now() + patience;
  let cause: unknown;
  while (performance.now() < end) {
    try {
      const value = await look();
      if (value !== undefined && value !== false) return value;
    } catch (error) {
      cause = error;
    }
    await setTimeout(INTERVAL);
  }
  throw new Error(`no ${what} within ${patience} ms`, { cause });
}
