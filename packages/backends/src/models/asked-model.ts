import { ChatFault, isListOfModels, isObject, parsedBytesNoting, textOf } from "@edge-gateway/llm";
import type { PathFacts } from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { ModelRequest } from "@edge-gateway/gateway/models/model-exchange";
import { collectedBody, type ReadBody } from "../collected-body.ts";
import { requestFacts } from "../request-facts.ts";

const BAD_REQUEST = 400;
const FORM = /^\s*multipart\//i;
/** The form field (RFC 7578) that contains the model name in transcription requests. */
const FORM_FIELD = /name="model"[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]+)\r\n/;
const FIELD_NAME = 'name="model"';
/** Maximum bytes of a form that are searched for the field. */
const MOST_FORM_BYTES = 65_536;

/**
 * Reads the model name in a request.
 * @throws ChatFault if the request contains none
 */
export function readAsked(
  exchange: Exchange,
  maxBodyBytes: number,
): ModelRequest | Promise<ModelRequest> {
  const { stream } = exchange;
  const facts = requestFacts(exchange);
  if (!stream.hasRequestBody) return askedBy(facts, {}, exchange);
  const found = collectedBody(exchange, { bytes: maxBodyBytes, tooLong });
  return found instanceof Promise
    ? found.then((body) => askedBy(facts, body, exchange))
    : askedBy(facts, found, exchange);
}

function tooLong(bytes: number): string {
  return `the body is longer than ${bytes} bytes, the limit of requests to \`models\``;
}

function askedBy(facts: PathFacts, { form, bytes }: ReadBody, { request }: Exchange): ModelRequest {
  const isForm = FORM.test(request.get("content-type") ?? "");
  const read = bytes === undefined || isForm ? undefined : parsedBytesNoting(bytes);
  const body = isObject(read) ? read : undefined;
  const named = body?.["model"];
  const inBody = typeof named === "string" && named !== "" ? named : undefined;
  const model = facts.model ?? inBody ?? (isForm ? formModel(bytes) : queryModel(request.target));
  if (model === undefined && !isListOfModels(facts.format))
    throw new ChatFault("the request names no `model`", BAD_REQUEST);
  return { facts, form, bytes, body, asked: model ?? "", model: undefined };
}

/** @throws ChatFault if several fields, or the content of a file, could be the model for one server or another */
function formModel(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (form.indexOf(FIELD_NAME) !== form.lastIndexOf(FIELD_NAME))
    throw new ChatFault("the form has several fields `model`", BAD_REQUEST);
  const [, model] = FORM_FIELD.exec(textOf(bytes.subarray(0, MOST_FORM_BYTES))) ?? [];
  return model;
}

function queryModel(target: string): string | undefined {
  const start = target.indexOf("?");
  if (start < 0) return undefined;
  return new URLSearchParams(target.slice(start + 1)).get("model") ?? undefined;
}
