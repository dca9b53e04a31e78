/** Characters of an expression when the caller sets no other limit (configuration: CEL expression length). */
export const EXPRESSION_LENGTH = 16384;

/** Levels of brackets, and of the syntax tree, of one expression; the closures of one level nest on the stack. */
export const EXPRESSION_DEPTH = 250;

/** Units of work of one evaluation: about a tenth of a second at most. */
export const EVALUATION_BUDGET = 10_000_000;

/** Units for one element that a macro such as `all` or `map` visits. */
export const ITERATION_COST = 100;

/** Units for one character that a regular expression reads. */
export const MATCH_COST = 10;

/** Characters of the largest text that an expression may build. */
export const TEXT_LENGTH = 16_777_216;
