import { badRequest, ChatFault } from "../chat/fault.ts";
import { Notes, type ConversionNote } from "../chat/notes.ts";
import type { ChatFormat } from "../formats/format.ts";
import type { FormatName } from "../formats/names.ts";
import { chatFormat } from "../formats/table.ts";
import { isObject, type JsonObject, objectOf, textIn } from "../json.ts";
import type { Provider } from "./provider.ts";
import { upstreamFormat } from "./choose-format.ts";

/** A request of a client, read as far as is needed. */
export interface ClientRequest {
  readonly format: FormatName;
  readonly target: string;
  /** Undefined where the body is no JSON object. */
  readonly body: JsonObject | undefined;
}

/** How a provider is called for a request. */
export interface CallPlan {
  readonly format: FormatName;
  readonly providerFormat: FormatName;
  readonly target: string;
  readonly stream: boolean;
  readonly requestModel: string;
  readonly model: string;
  /** What is sent; undefined: what the client has sent, to the byte. */
  readonly body: JsonObject | undefined;
  /** Whether the tokens of a stream were asked for by the gateway alone, and are not for the client. */
  readonly hidesUsage: boolean;
  readonly wantsUsage: boolean;
  readonly notes: readonly ConversionNote[];
}

/** Plans the call of a provider. @throws ChatFault where the request cannot be read or converted */
export function planCall(request: ClientRequest, provider: Provider): CallPlan {
  const { format, body } = request;
  const client = chatFormat(format);
  if (client === undefined) return unread(request, provider);
  if (body === undefined) throw badRequest("", "not a JSON object");
  const requestModel = textIn(body, "model") ?? "";
  const model = provider.model ?? requestModel;
  if (model === "") throw badRequest("/model", "no model is named");
  const providerFormat = upstreamFormat(format, provider.vendor.formats(model));
  if (providerFormat === undefined) throw unsupported(format, provider);
  const upstream = chatFormat(providerFormat);
  if (upstream === undefined) throw unsupported(format, provider);
  const notes = new Notes();
  const stream = body["stream"] === true;
  const written =
    providerFormat === format
      ? sameFormat(body, model, client)
      : upstream.writeRequest({ ...client.readRequest(body), model }, notes);
  const call = { format: providerFormat, model, stream };
  const finished = provider.vendor.finish?.(written, call) ?? written;
  const wantsUsage = client.wantsUsage(body);
  return {
    format,
    providerFormat,
    target: provider.target(call, request),
    stream,
    requestModel,
    model,
    body: finished === body ? undefined : finished,
    hidesUsage: providerFormat === format && stream && !wantsUsage,
    wantsUsage,
    notes: notes.list,
  };
}

/** Nothing is changed but the model, and what makes a stream name its tokens. */
function sameFormat(body: JsonObject, model: string, { name }: ChatFormat): JsonObject {
  const named = body["model"] === model ? body : { ...body, model };
  if (name !== "completions" || body["stream"] !== true) return named;
  const options = objectOf(body["stream_options"]);
  if (options["include_usage"] === true) return named;
  return { ...named, stream_options: { ...options, include_usage: true } };
}

/** What is no chat passes as it is, with the model that is configured. */
function unread({ format, target, body }: ClientRequest, provider: Provider): CallPlan {
  const requestModel = body === undefined ? "" : (textIn(body, "model") ?? "");
  const model = provider.model ?? requestModel;
  const isChanged = isObject(body) && requestModel !== "" && requestModel !== model;
  const stream = body?.["stream"] === true;
  return {
    format,
    providerFormat: format,
    target: provider.target({ format, model, stream }, { format, target }),
    stream,
    requestModel,
    model,
    body: isChanged ? { ...body, model } : undefined,
    hidesUsage: false,
    wantsUsage: true,
    notes: [],
  };
}

const BAD_REQUEST = 400;

function unsupported(format: FormatName, { vendor }: Provider): ChatFault {
  return new ChatFault(`${vendor.name} takes no ${format}, nor what they convert to`, BAD_REQUEST);
}
