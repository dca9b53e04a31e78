import type { CelProblem } from "../types.ts";

export type TokenKind = "name" | "field" | "number" | "text" | "symbol" | "end";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** The position in the expression, in UTF-16 units from its start. */
  readonly offset: number;
}

const BLANK = /(?:[\t\n\f\r ]+|\/\/[^\r\n]*)+/y;

const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  [
    "text",
    /(?:[rR][bB]?|[bB][rR])(?:"""[^]*?"""|'''[^]*?'''|"(?!"")[^"\r\n]*"|'(?!'')[^'\r\n]*')/y,
  ],
  [
    "text",
    /[bB]?(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|"(?!"")(?:[^"\\\r\n]|\\[^\r\n])*"|'(?!'')(?:[^'\\\r\n]|\\[^\r\n])*')/y,
  ],
  ["number", /0[xX][0-9a-fA-F]+[uU]?|\d+[uU]|(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ["name", /[_a-zA-Z][_a-zA-Z0-9]*/y],
  ["field", /`[-_a-zA-Z0-9./ ]+`/y],
  ["symbol", /&&|\|\||[=!<>]=|[-+*/%<>!?:.,()[\]{}]/y],
];

/**
 * The tokens of an expression, followed by an `end` token; white space and comments are skipped.
 */
export function scan(source: string): readonly Token[] | CelProblem {
  const tokens: Token[] = [];
  let offset = skipBlank(source, 0);
  while (offset < source.length) {
    const token = tokenAt(source, offset);
    if (token === undefined) return { message: unreadable(source, offset), offset };
    tokens.push(token);
    offset = skipBlank(source, offset + token.text.length);
  }
  tokens.push({ kind: "end", text: "", offset: source.length });
  return tokens;
}

/** The offset of the next character outside white space and comments. */
function skipBlank(source: string, offset: number): number {
  BLANK.lastIndex = offset;
  return BLANK.test(source) ? BLANK.lastIndex : offset;
}

function tokenAt(source: string, offset: number): Token | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = offset;
    if (pattern.test(source))
      return { kind, text: source.slice(offset, pattern.lastIndex), offset };
  }
  return undefined;
}

function unreadable(source: string, offset: number): string {
  const character = String.fromCodePoint(source.codePointAt(offset) ?? 0);
  if (character === '"' || character === "'")
    return "the string that starts here has no closing quote";
  if (character === "&" || character === "|")
    return `use '${character}${character}' instead of '${character}'`;
  if (character === "=") return "use '==' to compare";
  return `the character '${character}' has no meaning here`;
}
