import { isatty } from "node:tty";

/** What signals ask of a gateway. */
export interface SignalTarget {
  /** Ends gracefully. */
  shutdown(): Promise<void>;
  /** Ends at once. */
  abort(): void;
  /** Reads the configuration again. */
  reload(): void;
}

/** Milliseconds within which a second signal is the first one again, sent to a whole process group. */
const SAME_SIGNAL = 100;
/** POSIX. */
const STDIN_DESCRIPTOR = 0;

/**
 * Node.js would open a debugger on SIGUSR1, and the others would end the process: SIGHUP, too, until there is a gateway
 * that obeys it.
 */
export function ignoreSignals(): void {
  for (const signal of ["SIGUSR1", "SIGUSR2", "SIGHUP"] as const) process.on(signal, () => {});
}

/** SIGTERM and SIGINT end the gateway, a second one at once; SIGHUP has it read its configuration again. */
export function obeySignals(gateway: SignalTarget): void {
  let endingSince: number | undefined;
  const end = (): void => {
    if (endingSince === undefined) {
      endingSince = performance.now();
      void gateway.shutdown();
    } else if (performance.now() - endingSince > SAME_SIGNAL) {
      gateway.abort();
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  const hadTerminal = isatty(STDIN_DESCRIPTOR);
  process.on("SIGHUP", () => {
    // The kernel also sends it when the terminal is closed; without its user the gateway must not stay.
    if (hadTerminal && !isatty(STDIN_DESCRIPTOR)) end();
    else gateway.reload();
  });
}
