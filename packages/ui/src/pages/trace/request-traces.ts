import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";

/** The records of one request. */
export interface RequestTrace {
  /** What was requested, such as `GET http://a.test/x`; empty while it is not known. */
  readonly name: string;
  readonly records: readonly TraceRecord[];
  readonly hasEnded: boolean;
}

/** The traces of several requests, whose records follow one another. */
export function tracesIn(records: readonly TraceRecord[]): readonly RequestTrace[] {
  const starts = records.flatMap(({ message }, index) =>
    message.type === "requestStarted" && index > 0 ? [index] : [],
  );
  return [0, ...starts].map((start, index) => traceOf(records.slice(start, starts[index])));
}

function traceOf(records: readonly TraceRecord[]): RequestTrace {
  const messages = records.map(({ message }) => message);
  const first = messages.find((message) => message.type === "requestSnapshot");
  const { method = "", uri = "" } = first?.requestState.request ?? {};
  const hasEnded = messages.some(({ type }) => type === "requestFinished");
  return { name: `${method} ${uri}`.trim(), records, hasEnded };
}
