import { randomBytes } from "node:crypto";
import type { RequestHead } from "@edge-gateway/http";
import type { SpanContext } from "../../../pipeline/telemetry.ts";

export const TRACEPARENT = "traceparent";
export const TRACESTATE = "tracestate";

const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
const SAMPLED = 1;
const HEXADECIMAL = 16;

/** Later versions may add more behind the flags. */
const FORM = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;
const VERSION = "00";

/** The trace that the client has begun (W3C Trace Context, section 3.2); undefined where it names none that is valid. */
export function parentOf(request: Pick<RequestHead, "getAll">): SpanContext | undefined {
  const [value = "", ...others] = request.getAll(TRACEPARENT);
  const [, version, traceId = "", spanId = "", flags = "", more] = FORM.exec(value) ?? [];
  if (version === undefined || others.length > 0) return undefined;
  if (version === VERSION && more !== undefined) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined;
  return { traceId, spanId, flags: Number.parseInt(flags, HEXADECIMAL) };
}

/** Whether whoever made the context records its trace. */
export function isSampled({ flags }: SpanContext): boolean {
  return (flags & SAMPLED) !== 0;
}

/** A span below the parent; without one it begins a trace. */
export function childOf(parent: SpanContext | undefined): SpanContext {
  return {
    traceId: parent?.traceId ?? randomBytes(TRACE_ID_BYTES).toString("hex"),
    spanId: randomBytes(SPAN_ID_BYTES).toString("hex"),
    flags: SAMPLED,
  };
}

/** The value of the field `traceparent`. */
export function traceparentOf({ traceId, spanId, flags }: SpanContext): string {
  return `${VERSION}-${traceId}-${spanId}-${flags.toString(HEXADECIMAL).padStart(2, "0")}`;
}
