import { isatty } from "node:tty";
import { onSignal, type Failed } from "@edge-gateway/kernel/process/callbacks";
import { SAME_SIGNAL_INTERVAL } from "../bounds.ts";

/** The actions that signals trigger. */
export interface SignalTarget {
  /** Ends the process gracefully. */
  shutdown(): Promise<void>;
  /** Ends the process immediately. */
  abort(): void;
  /** Reads the configuration again. */
  reload(): void;
  /** Called when one of the actions fails. */
  readonly failed: Failed;
}

/** The file descriptor of the standard input (POSIX). */
const STDIN_DESCRIPTOR = 0;

/**
 * Ignores signals until the gateway handles them: by default SIGUSR1 would open a debugger in
 * Node.js, and the others would end the process.
 */
export function ignoreSignals(): void {
  const nothing = (): void => {};
  for (const signal of ["SIGUSR1", "SIGUSR2", "SIGHUP"] as const)
    onSignal(signal, nothing, nothing);
}

/**
 * SIGTERM and SIGINT shut the gateway down gracefully, and a second signal ends it immediately. SIGHUP
 * reloads the configuration.
 */
export function obeySignals(gateway: SignalTarget): void {
  let endingSince: number | undefined;
  const { failed } = gateway;
  const end = (): Promise<void> | undefined => {
    if (endingSince === undefined) {
      endingSince = performance.now();
      return gateway.shutdown();
    }
    if (performance.now() - endingSince > SAME_SIGNAL_INTERVAL) gateway.abort();
    return undefined;
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) onSignal(signal, end, failed);
  const hadTerminal = isatty(STDIN_DESCRIPTOR);
  // The kernel also sends SIGHUP when the terminal is closed. The gateway must not keep running without its
  // terminal.
  const isLeft = (): boolean => hadTerminal && !isatty(STDIN_DESCRIPTOR);
  onSignal("SIGHUP", () => (isLeft() ? end() : gateway.reload()), failed);
}
