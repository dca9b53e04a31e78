import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Membership } from "../federation/session.ts";
import type { McpTargetNotes, McpTargets } from "./target-notes.ts";
import { JoinDelays } from "./join-delays.ts";
import { TargetWarnings } from "./target-warnings.ts";

interface HealthParts {
  readonly log: Logger;
  readonly now: () => number;
  /** What administrators see of the targets. */
  readonly shown: McpTargets;
}

/**
 * Remembers which targets of a backend have failed as a whole, and when to try them again. Each change is
 * logged.
 */
export class TargetHealth {
  readonly #backend: string;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #shown: McpTargets;
  readonly #notes = new Map<string, McpTargetNotes>();
  readonly #lost = new JoinDelays();
  /** Failed targets whose failure was logged. */
  readonly #toldLost = new Set<string>();
  /** Targets for which a failed request was logged: once until a request succeeds. */
  readonly #troubled = new Set<string>();
  readonly #warnings: TargetWarnings;

  constructor(backend: string, { log, now, shown }: HealthParts) {
    this.#backend = backend;
    this.#log = log;
    this.#now = now;
    this.#shown = shown;
    this.#warnings = new TargetWarnings(backend, { log, now });
  }

  /** Whether the caller may try a target now; after a failure, only one caller at a time may try it. */
  mayTry(target: string): boolean {
    return this.#lost.mayTry(target, this.#now());
  }

  /** Whether the target has failed and has not responded since. */
  isLost(target: string): boolean {
    return this.#lost.has(target);
  }

  failed(target: string, reason: string): void {
    this.#lost.failed(target, this.#now());
    this.#notesOf(target).failed(reason, true);
    if (this.#toldLost.has(target)) return;
    if (this.#warnings.warn("an MCP target is unavailable", target, { reason }))
      this.#toldLost.add(target);
  }

  /** Notes that the target has failed for one request or one client only. */
  hadTrouble(target: string, reason: string): void {
    this.#notesOf(target).failed(reason, false);
    if (this.#troubled.has(target)) return;
    if (this.#warnings.warn("an MCP target failed a request", target, { reason }))
      this.#troubled.add(target);
  }

  /**
   * Notes that a list was sent without the items of a target. That alone does not mean that the target has
   * failed.
   */
  leftOut(target: string, method: string, reason: string): void {
    this.#warnings.warn("a list lacks items of an MCP target", target, { method, reason });
  }

  worked(target: string): void {
    this.#notesOf(target).worked();
    this.#troubled.delete(target);
    this.#lost.worked(target);
    if (!this.#toldLost.delete(target)) return;
    this.#log.info("an MCP target is available again", { backend: this.#backend, target });
  }

  /** Notes that a target has joined a session. */
  joined(member: Membership): void {
    this.worked(member.target);
    this.#notesOf(member.target).joined(member);
  }

  #notesOf(target: string): McpTargetNotes {
    const known = this.#notes.get(target);
    if (known !== undefined) return known;
    const notes = this.#shown.of(this.#backend, target);
    this.#notes.set(target, notes);
    return notes;
  }
}
