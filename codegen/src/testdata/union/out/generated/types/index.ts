// Generated from schemas/ by `npm run generate`: do not edit.

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A ended. */
export interface Ended {
  /** The kind. */
  readonly type: "ended";
  /** Why. */
  readonly error: string | null;
}

/** Ended as written: it has no defaults. */
export type EndedInput = Ended;

/** A message. */
export type Message = Started | Ended;

/** Message as written: it has no defaults. */
export type MessageInput = Message;

/** A started. */
export interface Started {
  /** The kind. */
  readonly type: "started";
}

/** Started as written: it has no defaults. */
export type StartedInput = Started;
