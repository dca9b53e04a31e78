/** Why an evaluation failed. Never contains the value of a variable. */
export class CelError extends Error {
  /**
   * The offset in UTF-16 units of the part of the expression that failed; undefined if no single
   * part failed.
   */
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.name = "CelError";
    this.offset = offset;
  }
}

/**
 * The failure of a part of an evaluation. It is returned as a value, because `&&` and `||` may absorb it, and
 * because throwing would cost more than evaluating a whole rule.
 */
export class Failure {
  readonly message: string;
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    this.message = message;
    this.offset = offset;
  }
}
