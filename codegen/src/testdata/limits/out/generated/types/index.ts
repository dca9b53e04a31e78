// Generated from schemas/ by `npm run generate`: do not edit.

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A limits. */
export interface Limits {
  /**
   * A text.
   * Limits: 2 to 16 characters, pattern: `^[a-z]*$`.
   */
  readonly text?: string;
  /**
   * A count.
   * Limits: 1 to 9.
   */
  readonly count?: number;
  /**
   * Colours.
   * Limits: 1 to 3 items, every item once.
   */
  readonly colours?: readonly ("red" | "green")[];
  /**
   * A wait.
   * Limits: at most 32 characters, form: a duration such as 1s, at least 1s.
   */
  readonly wait?: Wait;
  /**
   * A part.
   * Limits: 1 to 1024 as a number, at most 4 characters as a string, pattern: `^[0-9]+(k|Ki)?$`, at least 2 bytes, at most 512 bytes.
   */
  readonly part?: Size;
  /**
   * A size.
   * Limits: 1 to 9 as a number, at most 4 characters as a string, pattern: `^[0-9]+k$`.
   */
  readonly size?: number | string;
  /**
   * A tag.
   * Limits: at most 8 characters, pattern: `` ^[^`]+$ ``.
   */
  readonly tag?: string;
  /**
   * A host.
   * Limits: at most 8 characters, form: a host name in lower case.
   */
  readonly host?: string;
  /**
   * Scopes.
   * Limits: at most 3 items, form of items: a scope.
   */
  readonly scopes?: readonly string[];
  /**
   * Labels.
   * Limits: at most 4 entries, names of at most 8 characters, form of names: lower case letters, form of values: upper case letters.
   */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Limits as written: it has no defaults. */
export type LimitsInput = Limits;

/**
 * A size.
 * Limits: 1 to 1024 as a number, at most 4 characters as a string, pattern: `^[0-9]+(k|Ki)?$`.
 */
export type Size = number | string;

/** Size as written: it has no defaults. */
export type SizeInput = Size;

/**
 * A wait.
 * Limits: at most 32 characters, form: a duration such as 1s.
 */
export type Wait = string;

/** Wait as written: it has no defaults. */
export type WaitInput = Wait;
