import {
  chatFormat,
  errorsOf,
  estimateUsage,
  outputBound,
  type CallRecord,
  type FormatName,
  type JsonObject,
} from "@edge-gateway/llm";
import type { Exchange } from "../../pipeline/exchange.ts";
import { CONTINUE, type Outcome } from "../../pipeline/policy.ts";
import { refusalOf } from "../model-refusals.ts";

const FIRST_ERROR_STATUS = 400;
const TOO_MANY_REQUESTS = 429;

/** A call that is about to be sent. */
interface PlannedCall {
  readonly format: FormatName;
  readonly providerFormat: FormatName;
  /** The request body, if it is a JSON object. */
  readonly body: JsonObject | undefined;
  /** Length of the request. */
  readonly bytes: number;
}

/** Reserves tokens and cost in rate limits. Further attempts keep the reservation. */
export function reserveTokens(
  { tokenLimits = [], trace }: Exchange,
  { format, providerFormat, body, bytes }: PlannedCall,
): Outcome {
  if (tokenLimits.length === 0) return CONTINUE;
  const size = { bytes, maxOutput: body && outputBound(providerFormat, body) };
  for (const limit of tokenLimits) {
    const refused = limit(size);
    if (refused === undefined) continue;
    const { code, message } = refused;
    trace?.note("apply", message);
    const error = { kind: "rateLimit", status: TOO_MANY_REQUESTS, message } as const;
    return refusalOf(error, errorsOf(format), code);
  }
  return CONTINUE;
}

/** Estimates the tokens of an interrupted call, unless the provider has reported them. */
export function estimateCut(exchange: Exchange, record: CallRecord, bytes: number): void {
  const { end, response, reachedUpstream, llm } = exchange;
  const isCut = end !== "complete" && reachedUpstream && llm === record;
  if (!isCut || (response?.status ?? 0) >= FIRST_ERROR_STATUS) return;
  if (chatFormat(record.providerFormat) !== undefined) estimateUsage(record, bytes);
}
