import { randomUUID } from "node:crypto";
import { isError } from "@edge-gateway/kernel/http/http-status";
import { hasChoices, noteOthers } from "../../chat/choices.ts";
import { noteCitations } from "../../chat/citations.ts";
import { badResponse, responseFault } from "../../chat/fault.ts";
import type { ChatError, ChatResponse, Part } from "../../chat/form.ts";
import type { FamilyCall, HeaderOf } from "../../families/family.ts";
import { completions } from "../../formats/completions/index.ts";
import type { ChatFormat } from "../../formats/format.ts";
import {
  isObject,
  type JsonObject,
  parsedBytes,
  parsedBytesNoting,
  parsedWithout,
  textOf,
} from "../../json.ts";
import type { CallRecord } from "../read/record.ts";
import { serviceTierIn } from "../../chat/service-tier.ts";
import { noteTexts } from "../read/texts.ts";
import { renamedPart, type ToolNames } from "../../chat/tool-names.ts";

/** The body and status of the response to the client. */
export interface ConvertedBody {
  readonly status: number;
  readonly body: JsonObject;
  /** The headers by which the client recognizes an error; unset: there are none. */
  readonly headers?: ReturnType<NonNullable<ChatFormat["errorHeaders"]>>;
}

/** The two formats of a converted call. */
export interface FormatPair {
  readonly from: ChatFormat;
  readonly to: ChatFormat;
  readonly toolNames: ToolNames;
  /** Whether the client calls `functions`, the predecessor of `tools`. */
  readonly hasOldCalls?: boolean | undefined;
}

/** Converts a provider's whole response, or error, to the client's format. */
export function convertBody(
  bytes: Uint8Array,
  status: number,
  pair: FormatPair,
  record: CallRecord,
): ConvertedBody {
  const { from, to, toolNames, hasOldCalls } = pair;
  return converted({ bytes, status }, pair, record, (body) => {
    const response = withNames(
      formOf(body, from).readResponse(body, record.lost),
      toolNames,
      record,
    );
    if (!CITING.has(to.name)) noteCitations(response.parts, record.lost);
    if (!hasChoices(to.name)) noteOthers(response, record.lost);
    record.responseModel = response.model;
    record.usage = response.usage;
    if (response.usage === undefined) record.length = bytes.length;
    record.finish = response.finish;
    record.texts?.addParts(response.parts);
    return to.writeResponse(response, record.lost, { hasOldCalls });
  });
}

/** The format of a response: some servers answer in that of chat completions, whatever they are asked in. */
function formOf(body: JsonObject, asked: ChatFormat): ChatFormat {
  if (body[asked.said.response] !== undefined) return asked;
  return Array.isArray(body["choices"]) ? completions : asked;
}

/** The formats that have citations. */
const CITING: ReadonlySet<string> = new Set(["completions", "responses"]);

/** Converts a whole response of an API other than chat. */
export function convertOther(
  bytes: Uint8Array,
  status: number,
  { family, header }: { readonly family: FamilyCall; readonly header: HeaderOf },
  record: CallRecord,
): ConvertedBody {
  return converted({ bytes, status }, family.errors, record, (body) => {
    const { body: written, model, usage, counted } = family.respond(body, header);
    record.responseModel = model;
    record.usage = usage;
    record.countedTokens = counted;
    return written;
  });
}

interface ReceivedBody {
  readonly bytes: Uint8Array;
  readonly status: number;
}

/** The response for the client. `write` converts the body, unless it is an error or cannot be read. */
function converted(
  { bytes, status }: ReceivedBody,
  { from, to }: Pick<FormatPair, "from" | "to">,
  record: CallRecord,
  write: (body: JsonObject) => JsonObject,
): ConvertedBody {
  const body = parsedBytesNoting(bytes);
  if (isError(status)) {
    const error = from.readError(status, isObject(body) ? body : {});
    record.error = error;
    return errorBody(to, { ...error, status });
  }
  try {
    if (!isObject(body)) throw badResponse("not a JSON object");
    record.serviceTier = serviceTierIn(body);
    return { status, body: write(body) };
  } catch (fault) {
    const { error } = responseFault(fault);
    record.error = error;
    return errorBody(to, error);
  }
}

function errorBody(to: ChatFormat, error: ChatError): ConvertedBody {
  return {
    status: error.status,
    body: to.writeError(error),
    headers: to.errorHeaders?.(error) ?? [],
  };
}

/** Restores the client's tool names, and adds ids that the provider's format lacks. */
function withNames(response: ChatResponse, names: ToolNames, record: CallRecord): ChatResponse {
  const tell = (name: string): string => names.get(name) ?? name;
  const named = (parts: readonly Part[]): Part[] => parts.map((part) => renamedPart(part, tell));
  return {
    ...response,
    created: response.created ?? record.created,
    id: response.id === "" ? `gw-${randomUUID()}` : response.id,
    model: response.model === "" ? record.model : response.model,
    parts: named(response.parts),
    others: response.others?.map((choice) => ({ ...choice, parts: named(choice.parts) })),
  };
}

/** Reads model and token usage from a response that passes unchanged. */
export function noteBody(bytes: Uint8Array, format: ChatFormat, record: CallRecord): void {
  const body =
    record.texts === undefined
      ? parsedWithout(textOf(bytes), format.said.response)
      : parsedBytes(bytes);
  if (!isObject(body)) return;
  record.responseModel = format.modelIn(body);
  record.serviceTier = serviceTierIn(body);
  noteTexts(record.texts, format, body);
  const said = format.usageIn(body);
  const usage = said && format.readUsage(said);
  if (usage === undefined) record.length = bytes.length;
  else record.usage = usage;
}
