import type { Logger } from "../log/logger.ts";

/** Is called with the exception of a callback, or with the rejection of its promise. */
export type Failed = (error: unknown) => void;

/**
 * The longest time in milliseconds that a timer of Node.js supports; a timer with a longer time would fire
 * after a millisecond.
 */
export const LONGEST_TIMER = 2_147_483_647;

/**
 * Calls a function at intervals. All callbacks of timers and signals are registered in this file, because an
 * uncaught exception in a callback would end the process.
 */
export function every(milliseconds: number, callback: () => unknown, failed: Failed) {
  const time = Math.min(milliseconds, LONGEST_TIMER);
  return setInterval(contained(callback, failed), time).unref();
}

/**
 * Calls a function once, after {@link LONGEST_TIMER} at the latest. Like {@link every}, this does not keep
 * the process alive.
 */
export function after(milliseconds: number, callback: () => unknown, failed: Failed) {
  const time = Math.min(milliseconds, LONGEST_TIMER);
  return setTimeout(contained(callback, failed), time).unref();
}

/**
 * Calls a function when this thread has read what its sockets had received before: after the current turn of the
 * event loop, one that accepts connections, and one that reads them.
 */
export function afterReading(callback: () => unknown, failed: Failed): void {
  const called = contained(callback, failed);
  setImmediate(() => setImmediate(() => setImmediate(called)));
}

/** Calls a function at each signal of a kind, and replaces the default action of the signal. */
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
