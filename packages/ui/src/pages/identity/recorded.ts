import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { statesIn } from "../cel/states.ts";
import { endText, isRefusal, summaryOf } from "../trace/steps.ts";
import { CREDENTIAL_POLICIES } from "./rules.ts";

/** What the gateway did about the credentials of a recorded request. */
export interface RecordedVerdict {
  readonly method: string;
  readonly url: string;
  /** How the request ended, and why; undefined: it has not. */
  readonly end: string | undefined;
  readonly steps: readonly RecordedStep[];
  /** The claims of its token, if a policy took it. */
  readonly claims: Readonly<Record<string, unknown>> | undefined;
}

/** A policy about credentials, or an expression of its rules. */
export interface RecordedStep {
  readonly text: string;
  readonly isRefusal: boolean;
}

/** Reads the verdict out of the trace of one request; undefined if the trace does not say which. */
export function recordedVerdict(records: readonly TraceRecord[]): RecordedVerdict | undefined {
  const states = statesIn(records).map(({ state }) => state);
  const request = states[0]?.request;
  if (request === undefined) return undefined;
  const steps = records
    .filter(
      ({ message }) =>
        message.type === "cel" ||
        (message.type === "policy" && CREDENTIAL_POLICIES.has(message.kind)),
    )
    .map((record) => ({ text: summaryOf(record), isRefusal: isRefusal(record) }));
  const claims = states.findLast(({ jwt }) => jwt !== undefined)?.jwt;
  return { method: request.method, url: request.uri, end: endText(records), steps, claims };
}
