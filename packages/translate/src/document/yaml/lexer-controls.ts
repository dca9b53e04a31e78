const DOCUMENT = "\u0002";
const FLOW_END = "\u0018";
/** Precedes the text of a scalar without quotes. */
export const SCALAR = "\u001f";

/**
 * Lexer tokens that do not represent text: start of a document, end of a flow collection, start of
 * a scalar.
 */
export function isControl(lexeme: string): boolean {
  return lexeme === DOCUMENT || lexeme === FLOW_END || lexeme === SCALAR;
}
