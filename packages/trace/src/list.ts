import type {
  TraceMessage,
  TraceRecord,
  TraceSeverity,
} from "@edge-gateway/generated/types/index.ts";
import { printable } from "@edge-gateway/kernel/text/printable";
import type { Decoded } from "./decoded.ts";

/** A row of the list view of a trace. */
export interface ListRow {
  /** Position of the record in the trace, counted from 1. */
  readonly index: number;
  /** The label of this type of message. */
  readonly type: string;
  readonly summary: string;
  readonly severity: TraceSeverity;
}

type Type = TraceMessage["type"];
type Row<T extends Type> = readonly [
  label: string,
  summary: (message: Extract<TraceMessage, { type: T }>, record: TraceRecord) => string,
];

const SUMMARY_LENGTH = 120;
const MICROSECONDS_PER_MILLISECOND = 1000;

/** Label and summary of every type of message. */
const TYPES: { readonly [T in Type]: Row<T> } = {
  requestStarted: ["Request Start", () => ""],
  requestSnapshot: [
    "Snapshot",
    (message) => `${message.stage}: ${requestLine(message.requestState.request)}`,
  ],
  responseSnapshot: [
    "Snapshot",
    (message) => `${message.stage}: ${message.requestState.response?.code ?? ""}`,
  ],
  policySelection: [
    "Policies",
    (message) => `${message.phase}: ${namesOf(message.effectivePolicy)}`,
  ],
  routeSelection: [
    "Route",
    (message) =>
      `${message.selectedRoute ?? "no route"} (${message.evaluatedRoutes.length} evaluated)`,
  ],
  backendCallStart: ["Backend Start", (message) => message.target],
  backendCallResult: [
    "Backend Result",
    (message, record) => `${message.error ?? message.status} in ${milliseconds(record)} ms`,
  ],
  bodySnapshot: ["Body Snapshot", (message) => `${message.stage}: ${bodySize(message.body)} bytes`],
  requestFinished: [
    "Request Done",
    ({ status, error }, record) =>
      `${error ?? status ?? "no response"} after ${milliseconds(record)} ms`,
  ],
  recordsLost: ["Records Lost", (message) => `${message.lost} records: the reader was too slow`],
  policy: [
    "Policy",
    (message) =>
      `${message.kind}: ${message.result}${message.details ? `, ${message.details}` : ""}`,
  ],
  authorizationResult: ["Authz", (message) => `${message.result} by ${message.rules.length} rules`],
  cel: [
    "CEL",
    (message) => `${message.expression} = ${message.error ?? JSON.stringify(message.value)}`,
  ],
};

/** All types of trace messages in this version. */
export const TRACE_TYPES: ReadonlySet<string> = new Set(Object.keys(TYPES));

/** Returns the line for one record; a record of unknown type is shown unchanged. */
export function listRow(index: number, decoded: Decoded): ListRow {
  if (decoded.kind === "unknown")
    return { index, type: oneLine(decoded.type), summary: oneLine(decoded.json), severity: "info" };
  if (decoded.kind === "invalid")
    return {
      index,
      type: "Invalid",
      summary: oneLine(`${decoded.problem}: ${decoded.text}`),
      severity: "error",
    };
  const { message, severity } = decoded.record;
  const [label, summarize] = TYPES[message.type];
  const scope = (decoded.record.scope ?? []).map((level) => `${level}: `).join("");
  return {
    index,
    type: label,
    summary: oneLine(scope + summarize(message as never, decoded.record)),
    severity,
  };
}

function requestLine(
  request: { readonly method: string; readonly uri: string } | undefined,
): string {
  return request === undefined ? "" : `${request.method} ${request.uri}`;
}

function namesOf(policies: Readonly<Record<string, unknown>>): string {
  return Object.keys(policies).join(", ") || "none";
}

/** Returns the number of bytes that a base64 text encodes, without decoding it. */
function bodySize(base64: string): number {
  return Buffer.byteLength(base64, "base64");
}

function milliseconds(record: TraceRecord): string {
  return ((record.eventEnd - (record.eventStart ?? 0)) / MICROSECONDS_PER_MILLISECOND).toFixed(1);
}

/**
 * Makes a text fit into one line of a terminal: removes control characters, and shortens the text if
 * necessary.
 */
function oneLine(text: string): string {
  const plain = printable(text).trim();
  return plain.length > SUMMARY_LENGTH ? `${plain.slice(0, SUMMARY_LENGTH - 1)}…` : plain;
}
