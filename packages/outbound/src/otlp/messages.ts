import type { Fields, Level } from "@edge-gateway/kernel/log/logger";
import { Message } from "./protobuf.ts";

// Field numbers and enumerations of opentelemetry-proto 1.x, which never change.

const NANOSECONDS_PER_MICROSECOND = 1_000n;
const MICROSECONDS_PER_MILLISECOND = 1_000;

/** The values of SeverityNumber in logs.proto. */
const SEVERITIES = { trace: 1, debug: 5, info: 9, warn: 13, error: 17 } as const satisfies Record<
  Level,
  number
>;

/** The position in a trace, with identifiers in hexadecimal. */
interface SpanPlace {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** A finished request, for a log record. */
export interface LogEntry {
  /** The time of the record in milliseconds since 1970. */
  readonly time: number;
  readonly level: Level;
  readonly body: string;
  readonly attributes: Fields;
  /** The span of the request; set if the request was traced. */
  readonly trace: SpanPlace | undefined;
}

/** Encodes a `LogRecord` of logs.proto. */
export function logRecord({ time, level, body, attributes, trace }: LogEntry): Buffer {
  const record = new Message()
    .fixed64(1, nanoseconds(time))
    .int(2, SEVERITIES[level])
    .string(3, level.toUpperCase())
    .message(5, new Message().string(1, body));
  addAttributes(record, 6, attributes);
  if (trace !== undefined)
    record
      .fixed32(8, trace.flags)
      .bytes(9, Buffer.from(trace.traceId, "hex"))
      .bytes(10, Buffer.from(trace.spanId, "hex"));
  return record.fixed64(11, nanoseconds(time)).encoded();
}

const SPAN_KINDS = { server: 2, client: 3 } as const;
const STATUS_ERROR = 2;

/** The content of a span. */
export interface SpanEntry extends SpanPlace {
  readonly kind: keyof typeof SPAN_KINDS;
  /** The id of the parent span; undefined for the root span. */
  readonly parent: string | undefined;
  /** The trace state that the client sent. */
  readonly traceState: string | undefined;
  readonly name: string;
  /** The start of the span in milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Fields;
  /** The error of the span; undefined if it did not fail. */
  readonly error: string | undefined;
}

/** Encodes a `Span` of trace.proto. */
export function spanRecord(span: SpanEntry): Buffer {
  const record = new Message()
    .bytes(1, Buffer.from(span.traceId, "hex"))
    .bytes(2, Buffer.from(span.spanId, "hex"))
    .string(3, span.traceState ?? "");
  if (span.parent !== undefined) record.bytes(4, Buffer.from(span.parent, "hex"));
  record
    .string(5, span.name)
    .int(6, SPAN_KINDS[span.kind])
    .fixed64(7, nanoseconds(span.start))
    .fixed64(8, nanoseconds(span.end));
  addAttributes(record, 9, span.attributes);
  if (span.error !== undefined)
    record.message(15, new Message().string(2, span.error).int(3, STATUS_ERROR));
  return record.fixed32(16, span.flags).encoded();
}

/** Encodes a `Resource` of resource.proto. */
export function resource(attributes: Fields): Buffer {
  const message = new Message();
  addAttributes(message, 1, attributes);
  return message.encoded();
}

/** The resource and scope that all records of an exporter share. */
export interface Origin {
  /** An encoded `Resource`. */
  readonly resource: Uint8Array;
  /** The name of the instrumentation scope. */
  readonly scope: string;
}

/** `ExportLogsServiceRequest` or `ExportTraceServiceRequest`: their field numbers are equal. */
export function exportRequest(records: readonly Uint8Array[], origin: Origin): Buffer {
  const scope = new Message().string(1, origin.scope);
  const scoped = new Message().message(1, scope);
  for (const record of records) scoped.bytes(2, record);
  const ofResource = new Message().bytes(1, origin.resource).message(2, scoped);
  return new Message().message(1, ofResource).encoded();
}

/** Encodes attributes as repeated `KeyValue` of common.proto. */
function addAttributes(message: Message, field: number, attributes: Fields): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined)
      message.message(field, new Message().string(1, name).message(2, anyValue(value)));
}

function anyValue(value: string | number | boolean): Message {
  const message = new Message();
  if (typeof value === "string") return message.bytes(1, Buffer.from(value));
  if (typeof value === "boolean") return message.bool(2, value);
  return Number.isSafeInteger(value) ? message.int(3, value) : message.double(4, value);
}

/** Converts milliseconds since 1970 to nanoseconds. */
function nanoseconds(milliseconds: number): bigint {
  return (
    BigInt(Math.round(milliseconds * MICROSECONDS_PER_MILLISECOND)) * NANOSECONDS_PER_MICROSECOND
  );
}
