import type { JsonObject, PathFacts } from "@edge-gateway/llm";
import { isReadableRequest, isUnreadFormat } from "@edge-gateway/llm/guards";
import type { Exchange } from "../../pipeline/exchange.ts";

const UNREAD_API =
  "prompt guards cannot check this API: use another one, let it pass by `ai.routes` (Passthrough), or set `unreadable: Allow`";
const NOT_JSON = "prompt guards can check only a JSON object";
/** A protocol that clients offer with plain requests (RFC 7540 section 3.2), and servers may ignore. */
const H2C = "h2c";

/**
 * Refuses a request to an API that the guards cannot read.
 * @throws PromptRejected
 */
export function checkForm(exchange: Exchange, facts: PathFacts, isSocket: boolean): void {
  const { promptGuards: guards, request, stream } = exchange;
  if (guards === undefined) return;
  const { method, path } = request;
  const upgrade = request.get("upgrade");
  const upgrades = upgrade !== undefined && upgrade.toLowerCase() !== H2C;
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
  { format, body }: PathFacts & { readonly body: JsonObject | undefined },
  length: number,
): void {
  if (body === undefined && length > 0 && !isUnreadFormat(format))
    exchange.promptGuards?.unread(exchange, NOT_JSON);
}
