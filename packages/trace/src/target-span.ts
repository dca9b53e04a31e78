/** The header with a span's position. */
export const TRACEPARENT = "traceparent";

/** What the span of a call to one of several servers names. */
export interface TargetCallNames {
  readonly target: string;
  readonly address: string;
  /** The method of the message; undefined if the call has no request. */
  readonly method: string | undefined;
  /** The name of the tool; empty if the call is not that of a tool. */
  readonly tool: string | undefined;
}

/** The span of a call to one of several servers. */
export interface TargetSpan {
  /** The header that makes the server's spans children of this one. */
  readonly traceparent: string;
  /** @param error why the call has failed, if it has */
  ended(status: number | undefined, error: string | undefined): void;
}

/** Begins spans of calls to several servers that respond together. */
export interface TargetSpans {
  targetCall(call: TargetCallNames): TargetSpan;
}
