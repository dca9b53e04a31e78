import type { Logger } from "./logger.ts";

/** Is called with the exception of a callback, or with the rejection of its promise. */
export type Failed = (error: unknown) => void;

/**
 * The longest time in milliseconds that a timer of Node.js supports: it would let a longer one fire
 * after a millisecond.
 */
export const LONGEST_TIMER = 2_147_483_647;

/**
 * Calls repeatedly. All callbacks of timers and signals are registered in this file: an exception
 * that nothing catches would end the process.
 */
export function every(milliseconds: number, callback: () => unknown, failed: Failed) {
  const time = Math.min(milliseconds, LONGEST_TIMER);
  return setInterval(contained(callback, failed), time).unref();
}

/**
 * Calls once, after {@link LONGEST_TIMER} at the latest; like {@link every}, this does not keep the
 * process alive.
 */
export function after(milliseconds: number, callback: () => unknown, failed: Failed) {
  const time = Math.min(milliseconds, LONGEST_TIMER);
  return setTimeout(contained(callback, failed), time).unref();
}

/** Calls at each signal of the kind, and replaces the default action. */
export function onSignal(signal: NodeJS.Signals, callback: () => unknown, failed: Failed): void {
  process.on(signal, contained(callback, failed));
}

/** Logs exceptions as a failure of `what`. */
export function logged(log: Logger, what: string): Failed {
  return (error) =>
    log.error(`${what} failed`, {
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
}

function contained(callback: () => unknown, failed: Failed): () => void {
  return () => {
    try {
      const result = callback();
      if (result instanceof Promise) result.catch(failed);
    } catch (error) {
      failed(error);
    }
  };
}
