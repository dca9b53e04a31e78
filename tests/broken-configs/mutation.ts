import type { DiagnosticCode } from "@edge-gateway/translate/diagnostics/diagnostic";

/** The key set of the configuration that is changed. */
export const INLINE_KEYS = `inline: '{"keys":[{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4","y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM"}]}'`;

/**
 * One mistake: a line, found by a path of lines, is replaced, and the mistake is reported there.
 */
export interface Mutation {
  readonly at: readonly string[];
  /** The new lines; nothing: the line and its block are deleted. */
  readonly write: readonly string[];
  /** Which of the new lines is wrong, counted from 0; for another line, its path. */
  readonly wrong?: number | readonly string[];
  readonly code: DiagnosticCode;
  readonly suggestion?: string;
  /** Number of errors: one, unless a mistake is reported at several places. */
  readonly errors?: number;
}

/** Makes a mutation that changes one line. */
export function change(
  at: readonly string[],
  write: string | readonly string[],
  code: DiagnosticCode,
  more: Partial<Mutation> = {},
): Mutation {
  return { at, write: typeof write === "string" ? [write] : write, code, ...more };
}

/** Makes the suggestion that a finding must show. */
export function suggest(suggestion: string): Partial<Mutation> {
  return { suggestion };
}
