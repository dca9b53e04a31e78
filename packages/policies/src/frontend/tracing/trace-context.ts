import { randomBytes } from "node:crypto";
import type { RequestHead } from "@edge-gateway/http";
import { TRACEPARENT } from "@edge-gateway/trace/target-span";
import type { SpanContext } from "@edge-gateway/gateway/exchange/telemetry";

export const TRACESTATE = "tracestate";

const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
const SAMPLED = 1;
const HEXADECIMAL = 16;

/** Future versions of the header may have more after the flags. */
const FORM = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;
const VERSION = "00";

/**
 * The client's trace context (W3C Trace Context, section 3.2); undefined if it is missing or
 * invalid.
 */
export function parentOf(request: Pick<RequestHead, "getAll">): SpanContext | undefined {
  const [value = "", ...others] = request.getAll(TRACEPARENT);
  const [, version, traceId = "", spanId = "", flags = "", more] = FORM.exec(value) ?? [];
  if (version === undefined || others.length > 0) return undefined;
  if (version === VERSION && more !== undefined) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined;
  return { traceId, spanId, flags: Number.parseInt(flags, HEXADECIMAL) };
}

/** Whether the context's sender records the trace. */
export function isSampled({ flags }: SpanContext): boolean {
  return (flags & SAMPLED) !== 0;
}

/** Creates a child span of the parent; without a parent, the span starts a trace. */
export function childOf(parent: SpanContext | undefined): SpanContext {
  return {
    traceId: parent?.traceId ?? randomBytes(TRACE_ID_BYTES).toString("hex"),
    spanId: randomBytes(SPAN_ID_BYTES).toString("hex"),
    flags: SAMPLED,
  };
}

/** The value of the `traceparent` header. */
export function traceparentOf({ traceId, spanId, flags }: SpanContext): string {
  return `${VERSION}-${traceId}-${spanId}-${flags.toString(HEXADECIMAL).padStart(2, "0")}`;
}
