// Generated from schemas/ by `npm run generate`: do not edit.

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A limit. */
export type Limit = {
  /**
   * More for a moment.
   * Default: `0`.
   * Limits: 0 to 10.
   */
  readonly burst: number;
} & (
  | {
      /**
       * Requests per unit.
       * Limits: 1 to 100.
       */
      readonly requests: number;
      readonly tokens?: never;
    }
  | {
      readonly requests?: never;
      /**
       * Tokens per unit.
       * Limits: 1 to 100.
       */
      readonly tokens: number;
    }
) & (
  | {
      /**
       * From a header.
       * Limits: at most 16 characters.
       */
      readonly header?: string;
      readonly cookie?: never;
    }
  | {
      readonly header?: never;
      /**
       * From a cookie.
       * Limits: at most 16 characters.
       */
      readonly cookie?: string;
    }
);

/** A limit. (As written: properties with a default may be left out.) */
export type LimitInput = {
  /**
   * More for a moment.
   * Default: `0`.
   * Limits: 0 to 10.
   */
  readonly burst?: number;
} & (
  | {
      /**
       * Requests per unit.
       * Limits: 1 to 100.
       */
      readonly requests: number;
      readonly tokens?: never;
    }
  | {
      readonly requests?: never;
      /**
       * Tokens per unit.
       * Limits: 1 to 100.
       */
      readonly tokens: number;
    }
) & (
  | {
      /**
       * From a header.
       * Limits: at most 16 characters.
       */
      readonly header?: string;
      readonly cookie?: never;
    }
  | {
      readonly header?: never;
      /**
       * From a cookie.
       * Limits: at most 16 characters.
       */
      readonly cookie?: string;
    }
);
