// Generated from schemas/ by `npm run generate`: do not edit.

/** The kinds of refusals of the admin API. */
export const ADMIN_PROBLEMS = {
  "bad-request": {"status":400,"title":"The request is not valid"},
  "login-needed": {"status":401,"title":"Nobody is logged in"},
  "forbidden": {"status":403,"title":"The request is not allowed"},
  "not-found": {"status":404,"title":"There is no such object"},
  "method-not-allowed": {"status":405,"title":"The path does not have this method"},
  "conflict": {"status":409,"title":"The change cannot be made"},
  "changed-meanwhile": {"status":412,"title":"The object has another version by now"},
  "too-large": {"status":413,"title":"The request body is too long"},
  "wrong-media-type": {"status":415,"title":"The request body is not JSON"},
  "invalid-configuration": {"status":422,"title":"The configuration has errors"},
  "version-missing": {"status":428,"title":"The request must name a version"},
  "too-many": {"status":429,"title":"There are too many of these requests"},
  "internal": {"status":500,"title":"The gateway failed"},
  "unavailable": {"status":503,"title":"The gateway is not ready for this"},
} as const;

/** The name of a kind of refusal. */
export type AdminProblemName = keyof typeof ADMIN_PROBLEMS;
