import type { Logger } from "@edge-gateway/kernel/logger";
import { JoinDelays } from "./join-delays.ts";

interface HealthParts {
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * Which targets of a backend have failed as a whole, and when they are tried again; each change is
 * logged.
 */
export class TargetHealth {
  readonly #backend: string;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #lost = new JoinDelays();
  /** Targets whose trouble is logged: once until they work for someone. */
  readonly #troubled = new Set<string>();

  constructor(backend: string, { log, now }: HealthParts) {
    this.#backend = backend;
    this.#log = log;
    this.#now = now;
  }

  /** Whether the caller may try a target now; after a failure only one may at a time. */
  mayTry(target: string): boolean {
    return this.#lost.mayTry(target, this.#now());
  }

  failed(target: string, reason: string): void {
    if (!this.#lost.failed(target, this.#now())) return;
    this.#log.warn("an MCP target is unavailable", { backend: this.#backend, target, reason });
  }

  /** The target has failed one request or one client, which says nothing about others. */
  hadTrouble(target: string, reason: string): void {
    if (this.#troubled.has(target)) return;
    this.#troubled.add(target);
    this.#log.warn("an MCP target failed a request", { backend: this.#backend, target, reason });
  }

  worked(target: string): void {
    this.#troubled.delete(target);
    if (!this.#lost.worked(target)) return;
    this.#log.info("an MCP target is available again", { backend: this.#backend, target });
  }
}
