// Generated from schemas/ by `npm run generate`: do not edit.

/** A CEL expression in a type. */
export interface CelPlace {
  /** The names of the properties on the path to the expression; `*` means every item of a list or entry of a map. */
  readonly path: readonly string[];
  readonly scope: "request" | "response";
  /** The allowed types of the expression's result. */
  readonly results: readonly ("bool" | "duration" | "string")[];
  /** Whether a plain duration such as `1s` is allowed instead of an expression. */
  readonly or?: "duration";
}

/** The expressions of every type that has any; expressions of referenced types are listed under those types. */
export const CEL_PLACES = {
  Rule: [{"path":["conditions","*"],"scope":"request","results":["bool"]},{"path":["value"],"scope":"response","results":["string","duration"]}],
} as const satisfies Readonly<Record<string, readonly CelPlace[]>>;
