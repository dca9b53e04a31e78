import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";

/** A record of a trace, and when its step ran: since the step before, unless it says otherwise. */
export interface Step {
  readonly index: number;
  readonly record: TraceRecord;
  /** Microseconds since the start of the request. */
  readonly from: number;
}

/** The records of a request as steps. */
export function stepsOf(records: readonly TraceRecord[]): readonly Step[] {
  return records.map((record, index) => {
    const before = records[index - 1]?.eventEnd ?? 0;
    const from = record.eventStart ?? Math.min(before, record.eventEnd);
    return { index, record, from };
  });
}

/** Whether a record is a state of the request, which no step is: the page compares states elsewhere. */
export function isSnapshot({ message: { type } }: TraceRecord): boolean {
  return type === "requestSnapshot" || type === "responseSnapshot" || type === "bodySnapshot";
}

/** How the details of a policy begin that responds instead of the backend. */
const RESPONDS = /^responds with (\d+)/;
/** The first status of an error (RFC 9110 section 15). */
const ERRORS = 400;

/** The status with which a policy ended the request; undefined if it did not. */
function statusBy({ message }: TraceRecord): number | undefined {
  const [, status] = (message.type === "policy" && RESPONDS.exec(message.details ?? "")) || [];
  return status === undefined ? undefined : Number(status);
}

function isResponse(record: TraceRecord): boolean {
  return statusBy(record) !== undefined;
}

/** Whether a policy refused the request: a redirect or a fixed response is no refusal. */
export function isRefusal(record: TraceRecord): boolean {
  return (statusBy(record) ?? 0) >= ERRORS;
}

/** The step that a person looks for: what responded instead of the backend, or else the first that failed, or else the first. */
export function mainStep(records: readonly TraceRecord[]): number {
  const responded = records.findLastIndex(isResponse);
  const failed = records.findIndex(({ severity }) => severity === "error" || severity === "warn");
  return Math.max(0, responded === -1 ? failed : responded);
}

/** How a request ended and why, such as `403: authorization responds with 403 (forbidden)`; undefined: it has not. */
export function endText(records: readonly TraceRecord[]): string | undefined {
  const end = records.findLast(({ message }) => message.type === "requestFinished")?.message;
  if (end?.type !== "requestFinished") return undefined;
  const responded = records.findLast(isResponse)?.message;
  const why =
    responded?.type === "policy"
      ? `${responded.kind} ${responded.details ?? ""}`
      : (end.error ?? "");
  const status = end.status === null ? "no response" : String(end.status);
  return why === "" ? status : `${status}: ${why}`;
}

/** What a person looks for first in a record; the details say the rest. */
export function summaryOf(record: TraceRecord): string {
  const { message } = record;
  switch (message.type) {
    case "policy":
      return [isRefusal(record) ? "✗ " : "", message.kind, ": ", policyText(message)].join("");
    case "policySelection":
      return `${message.phase}: ${Object.keys(message.effectivePolicy).join(", ") || "none"}`;
    case "requestSnapshot":
    case "responseSnapshot":
    case "bodySnapshot":
      return message.stage;
    case "routeSelection":
      return `${message.selectedRoute ?? "no route"} of ${message.evaluatedRoutes.length} evaluated`;
    case "cel":
      return `${message.expression} = ${message.error ?? JSON.stringify(message.value)}`;
    default:
      return resultOf(message);
  }
}

/** What came out of a step. */
function resultOf(message: TraceRecord["message"]): string {
  switch (message.type) {
    case "backendCallStart":
      return message.target;
    case "backendCallResult":
      return String(message.error ?? message.status);
    case "requestFinished":
      return String(message.error ?? message.status ?? "no response");
    case "authorizationResult":
      return message.result;
    default:
      return "";
  }
}

function policyText({
  result,
  details,
}: Extract<TraceRecord["message"], { readonly type: "policy" }>): string {
  return result === "skip"
    ? `skipped${details === undefined ? "" : `: ${details}`}`
    : (details ?? "applied");
}
