import { isError } from "@edge-gateway/kernel/http/http-status";
import {
  chatFormat,
  errorsOf,
  estimateUsage,
  hasInputOnly,
  outputBound,
  type CallRecord,
  type CallSize,
  type FormatName,
  type JsonObject,
} from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  callOf,
  knownModel,
  type LimitRefusal,
  type TokenLimit,
} from "@edge-gateway/gateway/models/model-exchange";
import { CONTINUE, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import { retryAfterField } from "@edge-gateway/gateway/pipeline/retry-after-field";
import { refusalOf } from "@edge-gateway/llm/refusals";

const TOO_MANY_REQUESTS = 429;
/** Requests for which providers use no tokens. */
const FREE: ReadonlySet<FormatName> = new Set([
  "models",
  "geminiModels",
  "tokenCount",
  "responsesTokenCount",
  "geminiTokenCount",
  "converseTokenCount",
]);

/** The request of a call that is about to be sent. */
interface PlannedCall {
  readonly format: FormatName;
  readonly providerFormat: FormatName;
  /** The request body, if it is a JSON object. */
  readonly body: JsonObject | undefined;
  /** The length of the request in bytes. */
  readonly bytes: number;
}

/** Reserves tokens and cost in rate limits. Further attempts keep the reservation, or increase it. */
export function reserveTokens(
  exchange: Exchange,
  { format, providerFormat, body, bytes }: PlannedCall,
): Outcome | Promise<Outcome> {
  const { tokenLimits = [] } = knownModel(exchange) ?? {};
  if (tokenLimits.length === 0 || FREE.has(format)) return CONTINUE;
  const mostOutput = (usual: number): number => outputBound(providerFormat, body, usual);
  const size = { bytes, mostOutput };
  for (const [index, limit] of tokenLimits.entries()) {
    const refused = limit(size);
    if (refused instanceof Promise)
      return reserveLater(exchange, format, refused, {
        size,
        limits: tokenLimits.slice(index + 1),
      });
    if (refused !== undefined) return refusalFor(exchange, format, refused);
  }
  return CONTINUE;
}

/** Waits for one limit, and reserves in the remaining ones. */
async function reserveLater(
  exchange: Exchange,
  format: FormatName,
  waiting: Promise<LimitRefusal | undefined>,
  { size, limits }: { readonly size: CallSize; readonly limits: readonly TokenLimit[] },
): Promise<Outcome> {
  let refused = await waiting;
  for (const limit of limits) refused ??= await limit(size);
  return refused === undefined ? CONTINUE : refusalFor(exchange, format, refused);
}

function refusalFor({ trace }: Exchange, format: FormatName, refused: LimitRefusal): Outcome {
  const { code, message, detail = message, retryAfter, isOfModel = false } = refused;
  trace?.note("apply", detail);
  const error = { kind: "rateLimit", status: TOO_MANY_REQUESTS, message } as const;
  const told = refusalOf(error, errorsOf(format), code);
  const refusal = { ...told, detail, isOfTarget: isOfModel };
  if (retryAfter === undefined) return refusal;
  return { ...refusal, headers: [...(refusal.headers ?? []), retryAfterField(retryAfter)] };
}

/** Estimates the tokens of a call if its provider has not reported them. */
export function estimateMissing(exchange: Exchange, record: CallRecord, bytes: number): void {
  const { response, reachedUpstream } = exchange;
  if (!reachedUpstream || callOf(exchange) !== record) return;
  // The response may be the gateway's: a guard has rejected that of the provider, or another one was kept.
  const { isAnswered = false, cache, providerFormat } = record;
  if (cache === "hit" || (!isAnswered && isError(response?.status ?? 0))) return;
  if (!usesTokens(providerFormat) || hasFailedAtOnce(record)) return;
  estimateUsage(record, bytes);
}

/** Whether responses in this format contain text that a model has generated, or are made of tokens of the request. */
function usesTokens(format: FormatName): boolean {
  return TEXTS.has(format) || chatFormat(format) !== undefined || hasInputOnly(format);
}

/** Formats other than chats whose responses contain text. */
const TEXTS: ReadonlySet<FormatName> = new Set(["textCompletions", "otherChat"]);

/** Whether the provider sent an error instead of a response. */
function hasFailedAtOnce({ error, chunks, usage }: CallRecord): boolean {
  return error !== undefined && chunks === 0 && usage === undefined;
}
