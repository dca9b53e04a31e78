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
 * @throws ChatFault
 */
export function planned(request: ClientRequest, asked: AskedCall, calls: AiCalls): PlannedCall {
  const plan = planOf(request, asked, asked, calls);
  return written(request, { asked, prompt: asked, plan, body: plan.body ?? asked.body }, calls);
}

/**
 * Converts a request to the provider's format, in which the guards check it again.
 * @param prompt the request after the guards have checked it
 * @throws ChatFault
 */
export async function plannedAgain(
  request: ClientRequest,
  asked: AskedCall,
  prompt: PlannedPrompt,
  calls: AiCalls,
): Promise<PlannedCall> {
  const plan = planOf(request, asked, prompt, calls);
  const body = await checkedAgain(plan, prompt);
  return written(request, { asked, prompt, plan, body }, calls);
}

function planOf(
  { target }: ClientRequest,
  { facts, whole, lost }: AskedCall,
  { body }: PlannedPrompt,
  { provider, maxTokens, prices }: AiCalls,
): CallPlan {
  const settings = { maxTokens, models: prices.models };
  const plan = planCall({ ...facts, body, whole, target }, provider, settings);
  return lost.length === 0 ? plan : { ...plan, notes: [...lost, ...plan.notes] };
}

/** The body for the provider, which guards check again if it is converted. */
async function checkedAgain(
  { body, format, providerFormat }: CallPlan,
  { body: checked, converted, judged }: PlannedPrompt,
): Promise<JsonObject | undefined> {
  if (body === undefined) return checked;
  if (format === providerFormat) return body;
  const searched = converted?.(providerFormat, body) ?? body;
  return (await judged?.(providerFormat, searched)) ?? searched;
}

/** A call whose body for the provider is known. */
interface WrittenCall {
  readonly asked: AskedCall;
  readonly prompt: PlannedPrompt;
  readonly plan: CallPlan;
  readonly body: JsonObject | undefined;
}

function written(
  request: ClientRequest,
  { asked: { untouched, whole }, prompt: { body: checked }, plan, body: made }: WrittenCall,
  calls: AiCalls,
): PlannedCall {
  const { exchange, policies } = request;
  const { bytes, form } = request.read;
  const body = made && (policies?.edits.after(exchange, plan, made) ?? made);
  if (calls.isStrict && plan.notes.length > 0) throw lossy(plan);
  const isChanged = body !== undefined && body !== untouched;
  if (!isChanged && checked !== undefined && bytes !== undefined) checkForwarded(exchange, bytes);
  const sent = isChanged
    ? Buffer.from(writtenLike(body, bytes && textOf(bytes)))
    : request.naming(plan.model);
  const record = recorded(request, { body: checked, whole }, plan, calls);
  return { plan, record, body, made: sent === form ? undefined : sent };
}

/** Plans the calls in a WebSocket. */
export function plannedSocket(request: ClientRequest, calls: AiCalls): PlannedCall {
  const { exchange, facts, target, model, policies } = request;
  const { provider, prices } = calls;
  const { format } = facts;
  const edited = (asked: string): string => {
    if (asked === "") return asked;
    const { model: own } = policies?.edits.before(exchange, format, { model: asked }) ?? {};
    return typeof own === "string" ? own : asked;
  };
  const plan = planSocket({ format, target, model, edited }, provider, prices.models);
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
