/** The first syntax error of an expression; thrown and caught only inside this folder. */
export class SyntaxProblem extends Error {
  /** The position in the expression, in UTF-16 units from its start. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
