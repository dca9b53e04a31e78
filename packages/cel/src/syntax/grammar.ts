/** How strongly each operator of two operands binds; those of one level group from the left. */
export const BINDING: ReadonlyMap<string, number> = new Map([
  ["||", 1],
  ["&&", 2],
  ...["<", "<=", ">", ">=", "==", "!=", "in"].map((symbol) => [symbol, 3] as const),
  ...["+", "-"].map((symbol) => [symbol, 4] as const),
  ...["*", "/", "%"].map((symbol) => [symbol, 5] as const),
]);
/** Of those, the level of comparisons and `in`. */
export const RELATION = 3;

/** What ends that which a token opens. */
export const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "?": ":" };
/** Tokens that end an expression. */
export const SEPARATORS = new Set([")", "]", "}", ":", ","]);

/** Words that are values. */
export const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);
/** Words that nothing may be named by. */
export const RESERVED = new Set(
  "as break const continue else for function if import let loop package namespace return var void while".split(
    " ",
  ),
);
