import { EVALUATION_BUDGET } from "../limits.ts";
import type { Bindings } from "../types.ts";
import type { Result } from "./value.ts";

/** The state of one evaluation. */
export class Frame {
  readonly bindings: Bindings;
  /** Variables of macros, by the slot that the compiler gave them. */
  readonly slots: Result[] = [];
  #budget = EVALUATION_BUDGET;

  constructor(bindings: Bindings) {
    this.bindings = bindings;
  }

  /** Counts work. @throws BudgetError when the evaluation has done too much of it; nothing absorbs that */
  spend(units: number): void {
    this.#budget -= units;
    if (this.#budget < 0) throw new BudgetError("the expression does too much work");
  }
}

/** An evaluation took more work than any expression may. */
export class BudgetError extends Error {}

/** A part of an expression, compiled. */
export type Run = (frame: Frame) => Result;
