import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Membership } from "../federation/session.ts";
import type { WorkerNews } from "@edge-gateway/kernel/process/worker-news";
import type { McpTargetNotes, McpTargets } from "./target-notes.ts";
import { JoinDelays } from "./join-delays.ts";
import { TargetWarnings } from "./target-warnings.ts";

/** A target that has failed as a whole, or works again: its clients may be those of any worker. */
export interface TargetLoss {
  /** The name of the backend, which stays the same across reloads. */
  readonly backend: string;
  readonly target: string;
  /** The number of failures in a row; 0: it works. */
  readonly failures: number;
}

interface HealthParts {
  readonly log: Logger;
  readonly now: () => number;
  /** What administrators see of the targets. */
  readonly shown: McpTargets;
  readonly losses: WorkerNews<TargetLoss>;
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
  readonly #losses: WorkerNews<TargetLoss>;
  readonly #heard: (loss: TargetLoss) => void;
  readonly #deaf: () => void;

  constructor(backend: string, { log, now, shown, losses }: HealthParts) {
    this.#backend = backend;
    this.#log = log;
    this.#now = now;
    this.#shown = shown;
    this.#warnings = new TargetWarnings(backend, { log, now });
    this.#losses = losses;
    this.#heard = ({ backend: of, target, failures }) => {
      if (of === backend) this.#told(target, failures);
    };
    this.#deaf = losses.hear(this.#heard);
  }

  close(): void {
    this.#deaf();
  }

  /** Whether the caller may try a target now; after a failure, only one caller of all workers may try it. */
  mayTry(target: string): boolean {
    const may = this.#lost.mayTry(target, this.#now());
    if (may && this.isLost(target)) this.#tell(target);
    return may;
  }

  /** Whether the target has failed and has not responded since. */
  isLost(target: string): boolean {
    return this.#lost.has(target);
  }

  failed(target: string, reason: string): void {
    this.#lost.failed(target, this.#now());
    this.#tell(target);
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
    if (this.isLost(target)) {
      this.#lost.worked(target);
      this.#tell(target);
    }
    if (!this.#toldLost.delete(target)) return;
    this.#log.info("an MCP target is available again", { backend: this.#backend, target });
  }

  /** Notes that a target has joined a session. */
  joined(member: Membership): void {
    this.worked(member.target);
    this.#notesOf(member.target).joined(member);
  }

  /** Tells the other workers whether the target is lost. */
  #tell(target: string): void {
    const failures = this.#lost.failures(target);
    this.#losses.tell({ backend: this.#backend, target, failures }, this.#heard);
  }

  #told(target: string, failures: number): void {
    if (failures > 0) this.#lost.failed(target, this.#now(), failures);
    else this.#lost.worked(target);
  }

  #notesOf(target: string): McpTargetNotes {
    const known = this.#notes.get(target);
    if (known !== undefined) return known;
    const notes = this.#shown.of(this.#backend, target);
    this.#notes.set(target, notes);
    return notes;
  }
}
