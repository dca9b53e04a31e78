/** The first syntax error of an expression; thrown and caught only inside this folder. */
export class SyntaxProblem extends Error {
  /** UTF-16 units from the start of the expression. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
