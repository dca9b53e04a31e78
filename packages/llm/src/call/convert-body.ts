import { randomUUID } from "node:crypto";
import { ChatFault, badResponse } from "../chat/fault.ts";
import type { ChatResponse } from "../chat/form.ts";
import type { ChatFormat } from "../formats/format.ts";
import { isObject, type JsonObject, parsed } from "../json.ts";
import type { CallRecord } from "./record.ts";
import { renamedPart, type ToolNames } from "./tool-names.ts";

const FIRST_ERROR_STATUS = 400;
const BAD_GATEWAY = 502;

/** A body that the client gets, and with which status. */
export interface ConvertedBody {
  readonly status: number;
  readonly body: JsonObject;
}

/** The two formats of a call whose answer is converted. */
export interface FormatPair {
  readonly from: ChatFormat;
  readonly to: ChatFormat;
  readonly toolNames: ToolNames;
}

/** Turns a whole answer, or an error, of the provider into one of the client's format. */
export function convertBody(
  bytes: Uint8Array,
  status: number,
  { from, to, toolNames }: FormatPair,
  record: CallRecord,
): ConvertedBody {
  const body = parsed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8"));
  if (status >= FIRST_ERROR_STATUS) {
    const error = from.readError(status, isObject(body) ? body : {});
    record.error = error;
    return { status, body: to.writeError(error) };
  }
  try {
    if (!isObject(body)) throw badResponse("it is not a JSON object");
    const response = withNames(from.readResponse(body), toolNames, record);
    record.responseModel = response.model;
    record.usage = response.usage;
    record.finish = response.finish;
    return { status, body: to.writeResponse(response) };
  } catch (fault) {
    if (!(fault instanceof ChatFault)) throw fault;
    record.error = fault.error;
    return { status: BAD_GATEWAY, body: to.writeError(fault.error) };
  }
}

/** With the names of the client's tools, and the names that not every format gives an answer. */
function withNames(response: ChatResponse, names: ToolNames, record: CallRecord): ChatResponse {
  const tell = (name: string): string => names.get(name) ?? name;
  return {
    ...response,
    created: response.created ?? record.created,
    id: response.id === "" ? `gw-${randomUUID()}` : response.id,
    model: response.model === "" ? record.model : response.model,
    parts: response.parts.map((part) => renamedPart(part, tell)),
  };
}

/** Reads what an answer that passes as it is says of model and tokens. */
export function noteBody(bytes: Uint8Array, format: ChatFormat, record: CallRecord): void {
  const body = parsed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8"));
  if (!isObject(body)) return;
  record.responseModel = format.modelIn(body);
  const usage = format.usageIn(body);
  if (usage !== undefined) record.usage = format.readUsage(usage);
}
