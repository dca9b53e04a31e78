import { Failure } from "../errors.ts";
import { EVALUATION_BUDGET } from "../limits.ts";
import type { Bindings } from "../types.ts";
import type { Result } from "../value/value.ts";

/** The state of one evaluation. */
export class Frame {
  readonly bindings: Bindings;
  /** Variables of macros, by the slot that the compiler gave them. */
  readonly slots: Result[] = [];
  #budget = EVALUATION_BUDGET;

  constructor(bindings: Bindings) {
    this.bindings = bindings;
  }

  /** False when the evaluation has done too much work and must end. */
  spend(units: number): boolean {
    this.#budget -= units;
    return this.#budget >= 0;
  }
}

/** A part of an expression, compiled. */
export type Run = (frame: Frame) => Result;

export function outOfBudget(): Failure {
  return new Failure("the expression does too much work");
}
