/** Why an evaluation has no value. Never names the value of a variable. */
export class CelError extends Error {
  /** Offset in UTF-16 units of the part of the expression that failed; undefined when no part is to blame. */
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.name = "CelError";
    this.offset = offset;
  }
}

/**
 * A part of an evaluation that has no value. It travels as a value, because `&&` and `||` may absorb it and because
 * throwing costs more than the rest of a rule.
 */
export class Failure {
  readonly message: string;
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    this.message = message;
    this.offset = offset;
  }
}
