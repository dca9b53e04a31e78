import {
  chatFormat,
  ChatFault,
  isListOfModels,
  isObject,
  keepsPath,
  namesInBody,
  namesInPath,
  namesInQuery,
  parsedBytesNoting,
  type JsonObject,
  type PathFacts,
} from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { ModelRequest } from "@edge-gateway/gateway/models/model-exchange";
import { collectedBody, type ReadBody } from "../collected-body.ts";
import { requestFacts } from "../request-facts.ts";
import { type FormModels, readFormModels } from "./form-models.ts";

const BAD_REQUEST = 400;
const CONTENT_TYPE = "content-type";
const MULTIPART = /multipart\//i;
/** Types of bodies that servers read as members with names. */
const NAMING = /json|urlencoded|multipart/i;
/** The beginning of a JSON object in any encoding: some servers read JSON whatever type is named. */
const LIKE_JSON = /^[\s\0\xef\xbb\xbf\xfe\xff]*\{/;
/** The number of bytes that are searched for this beginning. */
const BEGINNING = 1024;

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

/** The content of a request that is not a chat. */
interface Content {
  readonly body: JsonObject | undefined;
  readonly form: FormModels | undefined;
}

function askedBy(facts: PathFacts, { form, bytes }: ReadBody, { request }: Exchange): ModelRequest {
  const { format } = facts;
  const isRead = isListOfModels(format) || chatFormat(format) !== undefined;
  const content = isRead ? { body: objectIn(bytes), form: undefined } : contentOf(request, bytes);
  const { body } = content;
  const model = isRead
    ? (facts.model ?? modelOfChat(body) ?? namesInQuery(request.target)[0])
    : onlyModel(facts, content, request.target);
  if (model === undefined && !isListOfModels(format))
    throw new ChatFault("the request names no `model`", BAD_REQUEST);
  const naming = content.form?.naming;
  return { facts, form, bytes, body, asked: model ?? "", model: undefined, naming };
}

function objectIn(bytes: Uint8Array | undefined): JsonObject | undefined {
  const read = bytes === undefined ? undefined : parsedBytesNoting(bytes);
  return isObject(read) ? read : undefined;
}

function modelOfChat(body: JsonObject | undefined): string | undefined {
  const named = body?.["model"];
  return typeof named === "string" && named !== "" ? named : undefined;
}

/**
 * The model of a request whose body is forwarded as it is: the provider decides which of several names it reads.
 * @throws ChatFault if the request names several models
 */
function onlyModel(
  { format, model }: PathFacts,
  { body, form }: Content,
  target: string,
): string | undefined {
  const names = new Set([
    ...(model === undefined ? [] : [model]),
    ...(keepsPath(format) ? namesInPath(target) : []),
    ...(body === undefined || model !== undefined ? [] : namesInBody(body)),
    ...(form?.names ?? []),
    ...namesInQuery(target),
  ]);
  if (names.size > 1) throw new ChatFault("the request names several models", BAD_REQUEST);
  const [only] = names;
  return only;
}

/**
 * Reads a body that is forwarded as it is.
 * @throws ChatFault if the provider could read a name in it that the gateway cannot read
 */
function contentOf(request: Exchange["request"], bytes: Uint8Array | undefined): Content {
  if (bytes === undefined || bytes.length === 0) return { body: undefined, form: undefined };
  const [type = "", ...others] = request.getAll(CONTENT_TYPE);
  if (others.length > 0) throw new ChatFault("there are several content types", BAD_REQUEST);
  if (MULTIPART.test(type)) return { body: undefined, form: readFormModels(type, bytes) };
  const body = objectIn(bytes);
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING)).toString("latin1");
  if (body === undefined && (NAMING.test(type) || LIKE_JSON.test(beginning)))
    throw new ChatFault("the body is neither a JSON object nor a form", BAD_REQUEST);
  return { body, form: undefined };
}
