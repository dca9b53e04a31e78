/** Levels of brackets, and of the syntax tree, of one expression; the closures of one level nest on the stack. */
export const EXPRESSION_DEPTH = 250;

/** Units of work of one evaluation: well below a second. A unit is about a character that is compared or copied. */
export const EVALUATION_BUDGET = 100_000_000;

/** Units for one element that a macro such as `all` or `map` visits. */
export const ITERATION_COST = 1000;

/** Units for one element that is compared, copied or written as JSON. */
export const ELEMENT_COST = 20;

/** Units for one character that a regular expression reads. */
export const MATCH_COST = 20;

/** Characters of the largest text that an expression may build. */
export const TEXT_LENGTH = 16_777_216;

/** Units for one character of a pattern that is only known when it is used. */
export const PATTERN_COST = 2000;

/** Digits after the point that `format` writes at most. */
export const FORMAT_DIGITS = 100;

/** Time zones whose rules are kept. */
export const TIME_ZONES = 64;
