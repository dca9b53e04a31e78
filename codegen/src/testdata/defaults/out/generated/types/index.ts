// Generated from schemas/ by `npm run generate`: do not edit.

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A parsed amount: a number of milliseconds. */
export type Milliseconds = number & { readonly unit?: "milliseconds" };

/** A parsed amount: a number of bytes. */
export type Bytes = number & { readonly unit?: "bytes" };

/** A leaf. */
export interface Leaf {
  /**
   * The colour.
   * Default: `green`.
   * Limits: at most 16 characters.
   */
  readonly colour: string;
  /**
   * The size.
   * Default: `3`.
   * Limits: 1 to 9.
   * Unit: bytes.
   */
  readonly size: number;
}

/** A leaf. (As written: properties with a default may be left out.) */
export interface LeafInput {
  /**
   * The colour.
   * Default: `green`.
   * Limits: at most 16 characters.
   */
  readonly colour?: string;
  /**
   * The size.
   * Default: `3`.
   * Limits: 1 to 9.
   * Unit: bytes.
   */
  readonly size?: number;
}

/** How fast it grows. */
export interface Pace {
  /**
   * The pause.
   * Default: `2s`.
   * Limits: at most 16 characters, pattern: `^[0-9]{1,5}s$`.
   */
  readonly pause: Milliseconds;
  /**
   * The limit.
   * Limits: at most 16 characters, pattern: `^[0-9]{1,5}s$`.
   */
  readonly limit?: Milliseconds;
}

/** How fast it grows. (As written: properties with a default may be left out.) */
export interface PaceInput {
  /**
   * The pause.
   * Default: `2s`.
   * Limits: at most 16 characters, pattern: `^[0-9]{1,5}s$`.
   */
  readonly pause?: Time;
  /**
   * The limit.
   * Limits: at most 16 characters, pattern: `^[0-9]{1,5}s$`.
   */
  readonly limit?: Time;
}

/** How long it rests. */
export interface Rest {
  /**
   * The time.
   * Default: `3s`.
   * Limits: at most 16 characters, pattern: `^[0-9]{1,5}s$`.
   */
  readonly time: Time;
  /** The leaf on which it rests. */
  readonly leaf?: Leaf;
}

/** How long it rests. (As written: properties with a default may be left out.) */
export interface RestInput {
  /**
   * The time.
   * Default: `3s`.
   * Limits: at most 16 characters, pattern: `^[0-9]{1,5}s$`.
   */
  readonly time?: Time;
  /** The leaf on which it rests. */
  readonly leaf?: LeafInput;
}

/** How long it rests. (With its durations and sizes as numbers.) */
export interface ParsedRest {
  /**
   * The time.
   * Default: `3s`.
   * Limits: at most 16 characters, pattern: `^[0-9]{1,5}s$`.
   */
  readonly time: Milliseconds;
  /** The leaf on which it rests. */
  readonly leaf?: Leaf;
}

/**
 * A time.
 * Limits: at most 16 characters, pattern: `^[0-9]{1,5}s$`.
 */
export type Time = string;

/** Time as written: it has no defaults. */
export type TimeInput = Time;

/** A tree. */
export interface Tree {
  /**
   * A leaf.
   * Default: `{}`.
   */
  readonly leaf: Leaf;
  /** A leaf. */
  readonly maybe?: Leaf;
  /**
   * Leaves in order.
   * Limits: at most 4 items.
   */
  readonly leaves?: readonly Leaf[];
  /**
   * Leaves by name.
   * Limits: at most 4 entries, names of at most 8 characters.
   */
  readonly named?: Readonly<Record<string, Leaf>>;
  /** A colour, or a leaf. */
  readonly either?: string | Leaf;
  /** How fast it grows. */
  readonly pace?: Pace;
  /** How long it rests. */
  readonly rest?: Rest;
}

/** A tree. (As written: properties with a default may be left out.) */
export interface TreeInput {
  /**
   * A leaf.
   * Default: `{}`.
   */
  readonly leaf?: LeafInput;
  /** A leaf. */
  readonly maybe?: LeafInput;
  /**
   * Leaves in order.
   * Limits: at most 4 items.
   */
  readonly leaves?: readonly LeafInput[];
  /**
   * Leaves by name.
   * Limits: at most 4 entries, names of at most 8 characters.
   */
  readonly named?: Readonly<Record<string, LeafInput>>;
  /** A colour, or a leaf. */
  readonly either?: string | LeafInput;
  /** How fast it grows. */
  readonly pace?: PaceInput;
  /** How long it rests. */
  readonly rest?: RestInput;
}
