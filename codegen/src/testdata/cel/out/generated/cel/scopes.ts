// Generated from schemas/ by `npm run generate`: do not edit.

/** The types of all variables, as `packages/cel` writes them. */
export const CEL_VARIABLES = {
  request: {"object":{"path":"string","headers":{"map":"dyn","ignoresCase":true}}},
  response: "dyn",
} as const;

/** The variables that the expressions of each scope may read. */
export const CEL_SCOPES = {
  /** A request. */
  request: ["request"],
  /** A request with its response. */
  response: ["request","response"],
} as const satisfies Readonly<Record<string, readonly (keyof typeof CEL_VARIABLES)[]>>;
