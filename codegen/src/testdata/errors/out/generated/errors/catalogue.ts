// Generated from schemas/ by `npm run generate`: do not edit.

/** The code of an error that a client may receive. */
export type ErrorCode =
  | "not_found";

/** The response and the description of an error. */
export interface ErrorEntry {
  /** The status of the HTTP response. */
  readonly status: number;
  /** The body of the HTTP response. */
  readonly text: string;
  /** What logs and traces say besides the reason, unless a refusal has its own detail. */
  readonly detail?: string;
  /** The word that logs, metrics and traces show. */
  readonly reason: string;
  readonly description: string;
  readonly source: string;
}

/** Every error that a client may receive. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorEntry>> = {
  "not_found": {
    status: 404,
    text: "not found",
    reason: "NotFound",
    description: "Nothing is there.",
    source: "doc 2 §Example",
  },
};
