import {
  planCall,
  planSocket,
  ResponseNotes,
  ResponseTexts,
  textOf,
  type CallPlan,
  type CallRecord,
  type JsonObject,
} from "@edge-gateway/llm";
import { writtenLike } from "@edge-gateway/kernel/json/exact-numbers";
import { modelOf } from "@edge-gateway/gateway/models/model-exchange";
import { modelRefusal } from "../model-refusal.ts";
import type { AiCalls } from "./ai-calls.ts";
import type { AskedCall, ClientRequest, PlannedPrompt } from "./client-request.ts";
import { estimateMissing } from "./count-tokens.ts";
import { checkForwarded } from "./guarded-form.ts";
import { lossy, textOfNote } from "./trace-notes.ts";

const MILLISECONDS_PER_SECOND = 1000;

/** A call as its provider gets it, for all attempts that have the same body. */
export interface PlannedCall {
  readonly plan: CallPlan;
  readonly record: CallRecord;
  /** The request for the provider, if it is a JSON object. */
  readonly body: JsonObject | undefined;
  /** The body that is sent instead of the client's; undefined if the body is forwarded unchanged. */
  readonly made: Uint8Array | undefined;
}

/**
 * Converts a request to the provider's format.
 * @param prompt the request after the guards have checked it
 * @throws ChatFault
 */
export function planned(
  request: ClientRequest,
  asked: AskedCall,
  prompt: PlannedPrompt,
  calls: AiCalls,
): PlannedCall {
  const { exchange, target, policies } = request;
  const { body: checked } = prompt;
  const { bytes, form } = request.read;
  const { provider, maxTokens, prices } = calls;
  const { facts, untouched, whole, lost } = asked;
  const settings = { maxTokens, models: prices.models };
  const made = planCall({ ...facts, body: checked, whole, target }, provider, settings);
  const plan = lost.length === 0 ? made : { ...made, notes: [...lost, ...made.notes] };
  const written = checkedAgain(plan, prompt);
  const body = written && (policies?.edits.after(exchange, plan, written) ?? written);
  if (calls.isStrict && plan.notes.length > 0) throw lossy(plan);
  const isChanged = body !== undefined && body !== untouched;
  if (!isChanged && checked !== undefined && bytes !== undefined) checkForwarded(exchange, bytes);
  const sent = isChanged ? Buffer.from(writtenLike(body, bytes && textOf(bytes))) : bytes;
  const record = recorded(request, { body: checked, whole }, plan, calls);
  return { plan, record, body, made: sent === form ? undefined : sent };
}

/** The body for the provider, which guards check again if it is converted. */
function checkedAgain(
  { body, format, providerFormat }: CallPlan,
  { body: checked, converted }: PlannedPrompt,
): JsonObject | undefined {
  if (body === undefined) return checked;
  return format === providerFormat ? body : (converted?.(providerFormat, body) ?? body);
}

/** Plans the calls in a WebSocket. */
export function plannedSocket(request: ClientRequest, calls: AiCalls): PlannedCall {
  const { facts, target, model } = request;
  const { provider, prices } = calls;
  const plan = planSocket({ format: facts.format, target, model }, provider, prices.models);
  const record = recorded(request, { body: undefined, whole: undefined }, plan, calls);
  return { plan, record, body: undefined, made: undefined };
}

/** Begins the record of a call. */
function recorded(
  request: ClientRequest,
  { body: asked, whole }: Pick<AskedCall, "body" | "whole">,
  { format, providerFormat, stream, requestModel, model, notes }: CallPlan,
  calls: AiCalls,
): CallRecord {
  const { provider, prices, texts } = calls;
  const { vendor } = provider;
  const { exchange, virtualModel } = request;
  const isConverted = format !== providerFormat;
  const record: CallRecord = {
    provider: vendor.name,
    format,
    providerFormat,
    stream,
    requestModel,
    virtualModel,
    model,
    notes,
    asked,
    whole,
    chunks: 0,
    prices: prices.current,
    lost: isConverted ? new ResponseNotes() : undefined,
    created: isConverted ? Math.floor(calls.wallClock() / MILLISECONDS_PER_SECOND) : 0,
    texts: texts.isWanted ? new ResponseTexts() : undefined,
  };
  modelOf(exchange).call = record;
  exchange.refusalFormat = modelRefusal;
  exchange.afterEnd(() => estimateMissing(exchange, record, request.length));
  if (exchange.trace === undefined) return record;
  const named = model === "" ? "" : `, model ${model}`;
  const what = `${format} as ${providerFormat} of ${vendor.name}${named}`;
  exchange.trace.note("apply", [what, ...notes.map(textOfNote)].join("; "));
  return record;
}
