import { isUtf8 } from "node:buffer";
import { ChatFault, type JsonObject, parsed, type PathFacts, textOf } from "@edge-gateway/llm";
import { hasDuplicates } from "@edge-gateway/kernel/json/json-duplicates";
import { isReadableRequest, isUnreadFormat } from "@edge-gateway/llm/guards";
import { knownModel, MODEL_POLICIES } from "@edge-gateway/gateway/models/model-exchange";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";

const UNREAD_API =
  "prompt guards cannot check this API: use another one, let it pass by `ai.routes` (Passthrough), or set `unreadable: Allow`";
const NO_OBJECT = "prompt guards can check only a JSON object";

/**
 * Refuses a request to an API that the guards cannot read.
 * @throws PromptRejected
 */
export function checkForm(exchange: Exchange, facts: PathFacts, isSocket: boolean): void {
  const guards = MODEL_POLICIES.get(exchange)?.guards;
  const { request, stream } = exchange;
  if (guards === undefined) return;
  const { method, path } = request;
  const upgrades = request.upgrade !== undefined;
  const form = { method, path, hasBody: stream.hasRequestBody, isSocket, upgrades };
  if (!isReadableRequest(facts, form)) guards.unread(exchange, UNREAD_API);
}

/**
 * Refuses a body that the guards cannot read.
 * @param length of the client's body
 * @throws PromptRejected
 */
export function checkBody(
  exchange: Exchange,
  { facts, body }: { readonly facts: PathFacts; readonly body: JsonObject | undefined },
  length: number,
): void {
  if (body === undefined && length > 0 && !isUnreadFormat(facts.format))
    MODEL_POLICIES.get(exchange)?.guards?.unread(exchange, NO_OBJECT);
}

const BAD_REQUEST = 400;
const DUPLICATE = "the body: an object has two members with the same name";
const NOT_JSON = "the body: not JSON";
const NOT_UTF8 = "the body: not UTF-8";

/**
 * Refuses JSON that its receiver may read in another way than the gateway has: parsers choose different ones
 * of duplicate members (RFC 8259 section 4), and skip or replace invalid bytes.
 * @param text the JSON, which is valid
 * @throws ChatFault
 */
export function checkJson(text: string): void {
  if (hasDuplicates(text)) throw new ChatFault(DUPLICATE, BAD_REQUEST);
}

/**
 * Refuses a body that is forwarded byte for byte, and that its receiver may read in another way than the
 * guards, limits, edits, the choice of the model or the models of a key have.
 * @throws ChatFault
 */
export function checkForwarded(exchange: Exchange, bytes: Uint8Array): void {
  const { request, tokenLimits = [], allowedModels = [] } = knownModel(exchange) ?? {};
  const readers = MODEL_POLICIES.get(exchange) ?? request;
  if (readers === undefined && tokenLimits.length + allowedModels.length === 0) return;
  if (!isUtf8(bytes)) throw new ChatFault(NOT_UTF8, BAD_REQUEST);
  const text = textOf(bytes);
  // Without guards, only a part of the body was parsed before.
  if (parsed(text) === undefined) throw new ChatFault(NOT_JSON, BAD_REQUEST);
  checkJson(text);
}
