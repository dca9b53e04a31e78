/** The precedence of each binary operator; operators of equal precedence group from the left. */
export const BINDING: ReadonlyMap<string, number> = new Map([
  ["||", 1],
  ["&&", 2],
  ...["<", "<=", ">", ">=", "==", "!=", "in"].map((symbol) => [symbol, 3] as const),
  ...["+", "-"].map((symbol) => [symbol, 4] as const),
  ...["*", "/", "%"].map((symbol) => [symbol, 5] as const),
]);
/** The precedence of comparisons and `in`. */
export const RELATION = 3;

/** The closing token for each opening token. */
export const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "?": ":" };
/** Tokens that end an expression. */
export const SEPARATORS = new Set([")", "]", "}", ":", ","]);

/** The words `true`, `false` and `null`, with their values. */
export const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);
/** Reserved words, which cannot be names. */
export const RESERVED = new Set(
  "as break const continue else for function if import let loop package namespace return var void while".split(
    " ",
  ),
);
