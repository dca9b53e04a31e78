// Generated from schemas/ by `npm run generate`: do not edit.

/** What to use instead of a property, and the version that deprecated it. */
export interface Replacement {
  readonly use: string;
  readonly since: string;
}

/** The deprecated properties of every type that has any. */
export const DEPRECATED: Readonly<Record<string, Readonly<Record<string, Replacement>>>> = {
  McpPolicies: {"authentication":{"use":"traffic.jwtAuthentication.mcp","since":"0.1.0"}},
};
