import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";

const { maxDepth, evaluationBudget, maxTextLength, maxFormatDigits, cachedTimeZones } =
  DEFAULTS.expressionBounds;

/**
 * Maximum levels of brackets, and of the syntax tree, in one expression; the closures of each level are
 * nested on the stack.
 */
export const EXPRESSION_DEPTH: number = maxDepth;

/** Maximum units of work of one evaluation, which take less than a second; a unit takes some nanoseconds. */
export const EVALUATION_BUDGET: number = evaluationBudget;

/** Units for one element that a macro such as `all` or `map` visits. */
export const ITERATION_COST = 200;

/** Units for one element of a list or map that is compared, copied or written as JSON. */
export const ELEMENT_COST = 20;

/**
 * Units for one character that a regular expression reads; a body of the default maximum size can be read
 * once.
 */
export const MATCH_COST = 8;

/**
 * Units for one character of a pattern that is compiled during evaluation because it is not
 * constant.
 */
export const PATTERN_COST = 2000;

/** Units for one character of a text that is searched or compared. */
export const SEARCH_COST = 0.1;

/** Maximum characters of a text that an expression may build. */
export const TEXT_LENGTH: number = maxTextLength;

/** Maximum digits after the decimal point that `format` writes. */
export const FORMAT_DIGITS: number = maxFormatDigits;

/** Maximum number of time zones whose calendars are cached. */
export const TIME_ZONES: number = cachedTimeZones;
