// Generated from schemas/ by `npm run generate`: do not edit.

/** The types of all variables, as `packages/cel` writes them. */
export const CEL_VARIABLES = {
  request: {"object":{"path":"string","headers":{"map":"dyn","ignoresCase":true}}},
  key: "dyn",
  response: "dyn",
} as const;

/** The variables that the expressions of each scope may read. */
export const CEL_SCOPES = {
  /** A request. */
  request: ["request","key"],
  /** A request with its backend. */
  backend: ["request"],
  /** A request with its response. */
  response: ["request","response"],
} as const satisfies Readonly<Record<string, readonly (keyof typeof CEL_VARIABLES)[]>>;

/** Variables that nothing sets in this build, each with the planned policy that will set it. */
export const CEL_PLANNED: Readonly<Record<string, string>> = {"key":"keyAuthentication"};

/** Below objects of the types `within`, an expression of the scope `scope` has the scope `by`. */
export const CEL_REPLACED_SCOPES: readonly {
  readonly by: keyof typeof CEL_SCOPES;
  readonly scope: keyof typeof CEL_SCOPES;
  readonly within: readonly string[];
}[] = [{"by":"backend","scope":"request","within":["Rule"]}];
