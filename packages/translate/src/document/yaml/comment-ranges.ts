import { Lexer } from "yaml";
import { isControl, SCALAR } from "./lexer-controls.ts";

/** The places of the comments of a YAML text, in order: offsets of `#`, and of the end of its line. */
export function commentRanges(
  text: string,
): readonly { readonly start: number; readonly end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (isControl(lexeme)) {
      isScalar = lexeme === SCALAR;
      continue;
    }
    const end = start + lexeme.length;
    if (!isScalar && lexeme.startsWith("#")) ranges.push({ start, end });
    isScalar = false;
    start = end;
  }
  return ranges;
}
