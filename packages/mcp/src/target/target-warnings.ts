import type { Logger } from "@edge-gateway/kernel/log/logger";
import { MAX_MCP_TARGET_WARNINGS, MCP_TARGET_WARNING_PERIOD } from "../bounds.ts";

/** Maximum characters of a reason. The reason may be an error that the target has written. */
const SHOWN_REASON_CHARACTERS = 512;

interface Reason {
  readonly reason: string;
  /** The method of the request that failed. */
  readonly method?: string;
}

interface Period {
  /** When the period ends, by the monotonic clock. */
  readonly end: number;
  logged: number;
  unlogged: number;
}

/**
 * Logs warnings about the targets of a backend: a few per period, however often a target fails and recovers.
 */
export class TargetWarnings {
  readonly #backend: string;
  readonly #log: Logger;
  readonly #now: () => number;
  /** The current periods, by target and message. */
  readonly #periods = new Map<string, Period>();

  constructor(backend: string, { log, now }: { readonly log: Logger; readonly now: () => number }) {
    this.#backend = backend;
    this.#log = log;
    this.#now = now;
  }

  /**
   * Logs a warning; false if there were too many in this period. The next logged warning contains the number
   * of omitted ones.
   */
  warn(message: string, target: string, { reason, ...more }: Reason): boolean {
    const key = `${target} ${message}`;
    const before = this.#periods.get(key);
    const isOver = before === undefined || this.#now() >= before.end;
    const period = isOver
      ? { end: this.#now() + MCP_TARGET_WARNING_PERIOD, logged: 0, unlogged: before?.unlogged ?? 0 }
      : before;
    this.#periods.set(key, period);
    if (period.logged >= MAX_MCP_TARGET_WARNINGS) {
      period.unlogged++;
      return false;
    }
    const unlogged = period.unlogged === 0 ? {} : { unlogged: period.unlogged };
    period.logged++;
    period.unlogged = 0;
    const shown = reason.slice(0, SHOWN_REASON_CHARACTERS);
    this.#log.warn(message, {
      backend: this.#backend,
      target,
      ...more,
      reason: shown,
      ...unlogged,
    });
    return true;
  }
}
