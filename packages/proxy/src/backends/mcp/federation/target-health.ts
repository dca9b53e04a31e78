import type { Logger } from "@edge-gateway/kernel/logger";
import { JoinDelays } from "./join-delays.ts";
import { TargetWarnings } from "./target-warnings.ts";

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
  /** Lost targets whose loss is logged. */
  readonly #toldLost = new Set<string>();
  /** Targets whose trouble is logged: once until they work for someone. */
  readonly #troubled = new Set<string>();
  readonly #warnings: TargetWarnings;

  constructor(backend: string, { log, now }: HealthParts) {
    this.#backend = backend;
    this.#log = log;
    this.#now = now;
    this.#warnings = new TargetWarnings(backend, { log, now });
  }

  /** Whether the caller may try a target now; after a failure only one may at a time. */
  mayTry(target: string): boolean {
    return this.#lost.mayTry(target, this.#now());
  }

  failed(target: string, reason: string): void {
    this.#lost.failed(target, this.#now());
    if (this.#toldLost.has(target)) return;
    if (this.#warnings.warn("an MCP target is unavailable", target, { reason }))
      this.#toldLost.add(target);
  }

  /** Notes that the target has failed one request or one client, which does not concern others. */
  hadTrouble(target: string, reason: string): void {
    if (this.#troubled.has(target)) return;
    if (this.#warnings.warn("an MCP target failed a request", target, { reason }))
      this.#troubled.add(target);
  }

  /** A list was sent without items of a target, whose error is not the end of the target. */
  leftOut(target: string, method: string, reason: string): void {
    this.#warnings.warn("a list lacks items of an MCP target", target, { method, reason });
  }

  worked(target: string): void {
    this.#troubled.delete(target);
    this.#lost.worked(target);
    if (!this.#toldLost.delete(target)) return;
    this.#log.info("an MCP target is available again", { backend: this.#backend, target });
  }
}
