import { MAX_MCP_JOIN_DELAY, MCP_JOIN_DELAY } from "../bounds.ts";

interface Loss {
  readonly failures: number;
  /** When the next attempt is allowed, by the monotonic clock. */
  readonly nextTry: number;
}

/** The times at which targets that have failed are tried again; the delay doubles after each failure. */
export class JoinDelays {
  readonly #lost = new Map<string, Loss>();

  /**
   * Whether the caller may try a target now. After a failure, only one caller at a time may try it, so that
   * others do not wait for a server that is probably still silent.
   */
  mayTry(target: string, now: number): boolean {
    const loss = this.#lost.get(target);
    if (loss === undefined) return true;
    if (now < loss.nextTry) return false;
    this.#lost.set(target, { ...loss, nextTry: now + delayAfter(loss.failures) });
    return true;
  }

  has(target: string): boolean {
    return this.#lost.has(target);
  }

  /** The number of failures in a row. */
  failures(target: string): number {
    return this.#lost.get(target)?.failures ?? 0;
  }

  /** @param failures the number of failures in a row until now */
  failed(target: string, now: number, failures = this.failures(target) + 1): void {
    this.#lost.set(target, { failures, nextTry: now + delayAfter(failures) });
  }

  worked(target: string): void {
    this.#lost.delete(target);
  }
}

function delayAfter(failures: number): number {
  return Math.min(MCP_JOIN_DELAY * 2 ** (failures - 1), MAX_MCP_JOIN_DELAY);
}
