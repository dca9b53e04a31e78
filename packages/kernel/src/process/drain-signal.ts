import { ServiceKey } from "./services.ts";

/** Service key: the thread's {@link DrainSignal}. */
export const DRAIN_SIGNAL = new ServiceKey(
  "signal that the gateway shuts down",
  () => new DrainSignal(),
);

/**
 * Tells the senders of endless responses that the gateway shuts down, so that they end the
 * responses properly.
 */
export class DrainSignal {
  /** Whether the gateway shuts down, so that what clients have may go on with another process. */
  hasBegun = false;
  readonly #listeners = new Set<() => void>();

  /** Calls `listener` when the gateway shuts down; calling the returned function removes the listener. */
  hear(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  send(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
