// Generated from schemas/ by `npm run generate`: do not edit.

/** A CEL expression in a type. */
export interface CelPlace {
  /** The names of the properties down to it; `*` stands for every item of a list or entry of a map. */
  readonly path: readonly string[];
  readonly scope: "request" | "response";
  /** The types of which its result must be one. */
  readonly results: readonly ("bool" | "duration" | "string")[];
  /** A duration such as `1s` may be there as it is. */
  readonly or?: "duration";
}

/** The expressions of every type that has some; those of types that it refers to are at that type. */
export const CEL_PLACES = {
  Rule: [{"path":["conditions","*"],"scope":"request","results":["bool"]},{"path":["value"],"scope":"response","results":["string","duration"]}],
} as const satisfies Readonly<Record<string, readonly CelPlace[]>>;
