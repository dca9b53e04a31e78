import type { Logger } from "./logger.ts";

/** Told of an exception of a callback, also of one that its promise rejects with. */
export type Failed = (error: unknown) => void;

/**
 * The one place where callbacks of timers and signals are registered: nobody else would catch their
 * exceptions, each of which would end the process.
 */
export function every(milliseconds: number, callback: () => unknown, failed: Failed) {
  return setInterval(contained(callback, failed), milliseconds).unref();
}

/** Calls once; neither this nor {@link every} keeps the process alive. */
export function after(milliseconds: number, callback: () => unknown, failed: Failed) {
  return setTimeout(contained(callback, failed), milliseconds).unref();
}

/** Calls at each signal of the kind, which then does nothing else. */
export function onSignal(signal: NodeJS.Signals, callback: () => unknown, failed: Failed): void {
  process.on(signal, contained(callback, failed));
}

/** Writes exceptions to the log; `what` failed. */
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
