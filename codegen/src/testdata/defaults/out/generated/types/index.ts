// Generated from schemas/ by `npm run generate`: do not edit.

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

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
}
