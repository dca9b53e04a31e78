import type { DiagnosticCode } from "@edge-gateway/translate/diagnostics/diagnostic";

/** The key set of the configuration that is broken. */
export const INLINE_KEYS = `inline: '{"keys":[{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4","y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM"}]}'`;

/** One mistake: a line is found by a path of lines, replaced, and then reported. */
export interface Mutation {
  readonly at: readonly string[];
  /** What is there instead; nothing deletes the line with what belongs to it. */
  readonly write: readonly string[];
  /** Which of the written lines is wrong, from 0; for another line its path. */
  readonly wrong?: number | readonly string[];
  readonly code: DiagnosticCode;
  readonly suggestion?: string;
  /** How many errors there are: one, unless a mistake shows at several places. */
  readonly errors?: number;
}

/** A change of one line. */
export function change(
  at: readonly string[],
  write: string | readonly string[],
  code: DiagnosticCode,
  more: Partial<Mutation> = {},
): Mutation {
  return { at, write: typeof write === "string" ? [write] : write, code, ...more };
}

/** What has to be suggested. */
export function suggest(suggestion: string): Partial<Mutation> {
  return { suggestion };
}
