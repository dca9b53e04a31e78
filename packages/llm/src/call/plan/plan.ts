import { badRequest, ChatFault } from "../../chat/fault.ts";
import { Notes, type ConversionNote } from "../../chat/notes.ts";
import type { ChatFormat } from "../../formats/format.ts";
import type { PathFacts } from "../../formats/detect.ts";
import { type FormatName, isListOfModels } from "../../formats/names.ts";
import { chatFormat } from "../../formats/table.ts";
import type { FamilyCall } from "../../families/family.ts";
import { familyWith } from "../../families/table.ts";
import { isObject, type JsonObject, objectOf, textIn } from "../../json.ts";
import type { VendorCall } from "../../vendors/vendor.ts";
import { bodyNaming, namesInKept, targetOfKept } from "./kept-names.ts";
import type { Provider } from "./provider.ts";
import { upstreamFormat } from "./choose-format.ts";
import { withoutSignedIds } from "../../chat/call-ids.ts";
import { NO_NAMES, type ToolNames } from "../../chat/tool-names.ts";
import { KNOWN_MODELS, type KnownModels, type ModelFacts } from "../../facts/model-facts.ts";
import { writeChat } from "../../formats/write-chat.ts";

/** A client's request, parsed as far as needed. */
export interface ClientRequest extends PathFacts {
  readonly target: string;
  /** The body as a JSON object; undefined if the body is not a JSON object. */
  readonly body: JsonObject | undefined;
  /** Parses the whole body; set if {@link body} lacks the content of the prompt. */
  readonly whole?: (() => JsonObject | undefined) | undefined;
}

/** What a call needs besides the request and its provider. */
export interface CallSettings {
  /** The maximum number of output tokens, if the format requires one and the request has none. */
  readonly maxTokens: number;
  /** The facts about models; unset: those that the gateway knows. */
  readonly models?: KnownModels;
}

/** How to call the provider for a request. */
export interface CallPlan {
  readonly format: FormatName;
  readonly providerFormat: FormatName;
  readonly target: string;
  readonly stream: boolean;
  readonly requestModel: string;
  readonly model: string;
  /** What is known about the model. */
  readonly facts: ModelFacts;
  /** The body to send; undefined: the client's body, byte for byte. */
  readonly body: JsonObject | undefined;
  /** Whether only the gateway requested the stream's usage, so that the client must not see it. */
  readonly hidesUsage: boolean;
  readonly wantsUsage: boolean;
  /** Whether the client calls `functions`, the predecessor of `tools`. */
  readonly hasOldCalls?: boolean;
  readonly toolNames: ToolNames;
  /** Converts a response to the client's format; set for APIs other than chat. */
  readonly family?: FamilyCall;
  readonly notes: readonly ConversionNote[];
}

/**
 * Plans the call of a provider.
 * @throws ChatFault if the request cannot be read or converted
 */
export function planCall(
  request: ClientRequest,
  provider: Provider,
  settings: CallSettings,
): CallPlan {
  const { format } = request;
  const client = chatFormat(format);
  if (client === undefined) return planOther(request, provider, settings);
  const body = checkedBody(request);
  const requestModel = request.model ?? textIn(body, "model") ?? "";
  const model = provider.model ?? requestModel;
  if (model === "") throw badRequest("/model", "no model is named");
  const facts = factsOf(provider, model, settings);
  const upstream = upstreamOf(request, factsFor(request, facts), provider);
  const notes = new Notes();
  const stream = request.stream ?? body["stream"] === true;
  const call = { format: upstream.name, model, stream, facts };
  const { maxTokens } = settings;
  const chat = { client, upstream, call, maxTokens };
  const sent = sentBody({ body, whole: request.whole }, chat, provider, notes);
  if (sent === undefined) return planCall(wholeOf(request), provider, settings);
  const { finished, toolNames } = sent;
  const wantsUsage = client.wantsUsage(body);
  return {
    format,
    providerFormat: upstream.name,
    target: provider.target(call, request),
    stream,
    requestModel,
    model,
    facts,
    body: finished === body ? undefined : finished,
    hidesUsage: client === upstream && stream && !wantsUsage,
    wantsUsage,
    hasOldCalls: client.hasOldCalls?.(body) ?? false,
    toolNames,
    notes: notes.list,
  };
}

/** The request with all of its content, which is needed when the provider's body is written anew. */
function wholeOf(request: ClientRequest): ClientRequest {
  return { ...request, body: request.whole?.(), whole: undefined };
}

function checkedBody({ format, body, stream, target }: ClientRequest): JsonObject {
  if (body === undefined) throw badRequest("", "not a JSON object");
  if (format === "gemini" && stream === true && !ALT_SSE.test(target))
    throw badRequest("", "streams are sent as events only: ask for `alt=sse`");
  return body;
}

/** What is known about the model for this request: its tools decide by which API it is served. */
function factsFor({ format, body }: ClientRequest, facts: ModelFacts): ModelFacts {
  const isByResponses = facts.toolsByResponses === true && format !== "completions";
  return isByResponses && hasTools(body) ? { ...facts, api: "Responses" } : facts;
}

function hasTools(body: JsonObject | undefined): boolean {
  const { tools } = body ?? {};
  const list = tools ?? objectOf(body?.["toolConfig"])["tools"];
  // Gemini also takes a single object in place of the list.
  return Array.isArray(list) ? list.length > 0 : isObject(list);
}

function upstreamOf({ format }: ClientRequest, facts: ModelFacts, provider: Provider): ChatFormat {
  const name = upstreamFormat(format, provider.vendor.formats(facts));
  const upstream = name && chatFormat(name);
  if (upstream === undefined) throw unsupported(format, provider);
  return upstream;
}

interface ChatCall {
  readonly client: ChatFormat;
  readonly upstream: ChatFormat;
  readonly call: VendorCall;
  /** As in {@link CallSettings}. */
  readonly maxTokens: number;
}

/**
 * The body for the provider: the client's own body if nothing changes; undefined if this cannot be decided
 * without the content of the prompt.
 */
function sentBody(
  { body, whole }: Pick<ClientRequest, "whole"> & { readonly body: JsonObject },
  { client, upstream, call, maxTokens }: ChatCall,
  { vendor }: Provider,
  notes: Notes,
): { readonly finished: JsonObject; readonly toolNames: ToolNames } | undefined {
  const { model, stream, facts } = call;
  const isSame = client === upstream;
  if (!isSame && whole !== undefined) return undefined;
  const { written, toolNames } = isSame
    ? { written: unsigned(sameFormat(body, model, client), client, facts), toolNames: NO_NAMES }
    : writeChat(
        { ...client.readRequest(body), model, stream },
        upstream,
        { maxTokens, facts },
        notes,
      );
  const finished = vendor.finish?.(written, call) ?? written;
  return whole !== undefined && finished !== body ? undefined : { finished, toolNames };
}

function factsOf(
  { vendor }: Provider,
  model: string,
  { models = KNOWN_MODELS }: Pick<CallSettings, "models">,
): ModelFacts {
  return models.factsOf(vendor.name, model);
}

/** Without the signatures of another vendor's model, to which the client has spoken before. */
function unsigned(body: JsonObject, { name, said }: ChatFormat, facts: ModelFacts) {
  if (name === "gemini") return body;
  const before = body[said.request];
  const after = withoutSignedIds(before);
  if (before === after) return body;
  const { callIds, signedCalls } = facts;
  if (signedCalls === true) return body;
  return { ...body, [said.request]: withoutSignedIds(before, callIds) };
}

/** Changes only the model, and adds the option for usage in a stream. */
function sameFormat(body: JsonObject, model: string, { name }: ChatFormat): JsonObject {
  // In these two formats, the path contains the model.
  if (name === "gemini" || name === "converse") return body;
  const named = body["model"] === model ? body : { ...body, model };
  if (name !== "completions" || body["stream"] !== true) return named;
  const options = objectOf(body["stream_options"]);
  if (options["include_usage"] === true) return named;
  return { ...named, stream_options: { ...options, include_usage: true } };
}

/**
 * Plans a request of an API other than chat: it is converted to a format of the provider, or forwarded
 * unchanged.
 */
function planOther(request: ClientRequest, provider: Provider, settings: CallSettings): CallPlan {
  if (isListOfModels(request.format)) return planList(request, provider, settings);
  const family = familyWith(request.format);
  if (family === undefined) return unread(request, provider, settings);
  const { format, body } = request;
  const requestModel = request.model ?? textIn(objectOf(body), "model") ?? "";
  const model = provider.model ?? requestModel;
  const facts = factsOf(provider, model, settings);
  const upstream = family.upstream(format, provider.vendor.formats(facts));
  if (upstream === undefined) throw unsupported(format, provider);
  if (upstream === format) return unread(request, provider, settings);
  if (body === undefined) throw badRequest("", "not a JSON object");
  if (model === "") throw badRequest("/model", "no model is named");
  const notes = new Notes();
  const converted = family.convert({ from: format, to: upstream, body, model, facts }, notes);
  const call = { format: upstream, model, stream: false, facts };
  return {
    format,
    providerFormat: upstream,
    target: provider.target(call, request),
    stream: false,
    requestModel,
    model,
    facts,
    body: provider.vendor.finish?.(converted.body, call) ?? converted.body,
    hidesUsage: false,
    wantsUsage: true,
    toolNames: NO_NAMES,
    family: converted,
    notes: notes.list,
  };
}

/** Plans a request for the list of a provider's models, or for one model. */
function planList(request: ClientRequest, provider: Provider, settings: CallSettings): CallPlan {
  const { format, listed = "" } = request;
  const facts = factsOf(provider, listed, settings);
  if (!provider.vendor.formats(facts).includes(format)) throw unsupported(format, provider);
  return unread(request, provider, settings, listed);
}

/**
 * Plans a request that is forwarded unchanged, except for the configured model.
 * @param inPath the model in the provider's path; unset: the model of the call
 */
function unread(
  request: ClientRequest,
  provider: Provider,
  settings: CallSettings,
  inPath?: string,
): CallPlan {
  const { format, body } = request;
  // Guards can check only a JSON object.
  if (format === "textCompletions" && body === undefined) throw badRequest("", "not a JSON object");
  const requestModel = request.model ?? namesInKept(request)[0] ?? "";
  const model = provider.model ?? requestModel;
  const isChanged = body !== undefined && requestModel !== model;
  const made = isChanged ? bodyNaming(body, model) : body;
  const stream = request.stream ?? body?.["stream"] === true;
  const facts = factsOf(provider, inPath ?? model, settings);
  const call = { format, model: inPath ?? model, stream, facts };
  const target = targetOfKept(request, provider.model ?? request.model);
  return {
    format,
    providerFormat: format,
    target: provider.target(call, { format, target }),
    stream,
    requestModel,
    model,
    facts,
    body: made === body ? undefined : made,
    hidesUsage: false,
    wantsUsage: true,
    toolNames: NO_NAMES,
    notes: [],
  };
}

const BAD_REQUEST = 400;
const ALT_SSE = /[?&]alt=sse(?:&|$)/;

function unsupported(format: FormatName, { vendor }: Provider): ChatFault {
  return new ChatFault(
    `${vendor.name} supports neither ${format} nor a format that it can be converted to`,
    BAD_REQUEST,
  );
}
