import type { Logger } from "@edge-gateway/kernel/logger";
import { MAX_MCP_JOIN_DELAY, MCP_JOIN_DELAY } from "../../../bounds.ts";

interface Loss {
  readonly failures: number;
  /** When the next attempt may start, by the monotonic clock. */
  readonly nextTry: number;
}

interface HealthParts {
  readonly log: Logger;
  readonly now: () => number;
  /** Called when a target fails, because cached knowledge about it may be outdated. */
  readonly lost: (target: string) => void;
}

/** Which targets of a backend have failed, and when they are tried again; each change is logged. */
export class TargetHealth {
  readonly #backend: string;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #forget: (target: string) => void;
  readonly #lost = new Map<string, Loss>();

  constructor(backend: string, { log, now, lost }: HealthParts) {
    this.#backend = backend;
    this.#forget = lost;
    this.#log = log;
    this.#now = now;
  }

  isLost(target: string): boolean {
    return this.#lost.has(target);
  }

  /** Whether a failed target must not be tried yet. */
  rests(target: string): boolean {
    const loss = this.#lost.get(target);
    return loss !== undefined && this.#now() < loss.nextTry;
  }

  failed(target: string, reason: string): void {
    const before = this.#lost.get(target)?.failures ?? 0;
    const delay = Math.min(MCP_JOIN_DELAY * 2 ** before, MAX_MCP_JOIN_DELAY);
    this.#lost.set(target, { failures: before + 1, nextTry: this.#now() + delay });
    this.#forget(target);
    if (before > 0) return;
    this.#log.warn("an MCP target is unavailable", { backend: this.#backend, target, reason });
  }

  worked(target: string): void {
    if (!this.#lost.delete(target)) return;
    this.#log.info("an MCP target is available again", { backend: this.#backend, target });
  }
}
