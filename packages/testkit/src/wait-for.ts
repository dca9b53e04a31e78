import { setTimeout } from "node:timers/promises";

/** Milliseconds between two checks of a condition, and until the waiting fails. */
const INTERVAL = 20;
const PATIENCE = 60_000;

/**
 * Checks repeatedly until there is a value, for states that cannot be observed otherwise.
 * @param what the awaited value, for the error message
 * @throws Error if there is no value in time; its cause is the failure of the last check
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
