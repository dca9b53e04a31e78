import { isatty } from "node:tty";
import { onSignal, type Failed } from "@edge-gateway/kernel/callbacks";
import { SAME_SIGNAL_INTERVAL } from "../bounds.ts";

/** What signals ask of a gateway. */
export interface SignalTarget {
  /** Ends gracefully. */
  shutdown(): Promise<void>;
  /** Ends at once. */
  abort(): void;
  /** Reads the configuration again. */
  reload(): void;
  /** Told when one of these fails. */
  readonly failed: Failed;
}

/** POSIX. */
const STDIN_DESCRIPTOR = 0;

/**
 * Node.js would open a debugger on SIGUSR1, and the others would end the process: SIGHUP, too, until there is a gateway
 * that obeys it.
 */
export function ignoreSignals(): void {
  const nothing = (): void => {};
  for (const signal of ["SIGUSR1", "SIGUSR2", "SIGHUP"] as const)
    onSignal(signal, nothing, nothing);
}

/** SIGTERM and SIGINT end the gateway, a second one at once; SIGHUP has it read its configuration again. */
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
  // The kernel also sends it when the terminal is closed; without its user the gateway must not stay.
  const isLeft = (): boolean => hadTerminal && !isatty(STDIN_DESCRIPTOR);
  onSignal("SIGHUP", () => (isLeft() ? end() : gateway.reload()), failed);
}
