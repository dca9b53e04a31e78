/** The first mistake of an expression; thrown and caught inside this folder only. */
export class SyntaxProblem extends Error {
  /** UTF-16 units from the start of the expression. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
