import { MAX_MCP_JOIN_DELAY, MCP_JOIN_DELAY } from "../../../bounds.ts";

interface Loss {
  readonly failures: number;
  /** When the next attempt may start, by the monotonic clock. */
  readonly nextTry: number;
}

/** When targets that have failed are tried again: the delay doubles after each failure. */
export class JoinDelays {
  readonly #lost = new Map<string, Loss>();

  /** Whether a failed target must not be tried yet. */
  rests(target: string, now: number): boolean {
    const loss = this.#lost.get(target);
    return loss !== undefined && now < loss.nextTry;
  }

  /** Whether it is the first failure. */
  failed(target: string, now: number): boolean {
    const failures = this.#lost.get(target)?.failures ?? 0;
    const delay = Math.min(MCP_JOIN_DELAY * 2 ** failures, MAX_MCP_JOIN_DELAY);
    this.#lost.set(target, { failures: failures + 1, nextTry: now + delay });
    return failures === 0;
  }

  /** Whether it had failed. */
  worked(target: string): boolean {
    return this.#lost.delete(target);
  }
}
