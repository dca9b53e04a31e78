import { EVALUATION_BUDGET } from "../limits.ts";
import type { Bindings } from "../types.ts";
import type { Result } from "./value.ts";

/** The state of one evaluation. */
export class Frame {
  readonly bindings: Bindings;
  /** The variables of macros, by the slot that the compiler assigned. */
  readonly slots: Result[] = [];
  #budget = EVALUATION_BUDGET;

  constructor(bindings: Bindings) {
    this.bindings = bindings;
  }

  /** The units of work so far. */
  get spent(): number {
    return EVALUATION_BUDGET - this.#budget;
  }

  /**
   * Adds units of work.
   * @throws BudgetError when the evaluation exceeds its limit; no operator absorbs this error
   */
  spend(units: number): void {
    this.#budget -= units;
    if (this.#budget < 0) throw new BudgetError("the expression does too much work");
  }
}

/** The error of an evaluation that exceeded its limit of work. */
export class BudgetError extends Error {}

/** A compiled part of an expression. */
export type Run = (frame: Frame) => Result;
