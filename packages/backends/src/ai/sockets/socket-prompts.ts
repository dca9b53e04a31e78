import type { JsonObject } from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { PromptGuards } from "@edge-gateway/gateway/models/prompt-guards";
import { type CheckedEvent, checkJoined, reject, type SaidBefore } from "./checked-event.ts";
import { Conversation } from "./conversation.ts";
import { ResponseChains } from "./response-chains.ts";
import { SOCKET } from "./said-texts.ts";

/** The prompt guards of one WebSocket, which check each event together with what the model reads beside it. */
export class SocketPrompts {
  readonly #exchange: Exchange;
  readonly #guards: PromptGuards<Exchange>;
  readonly #before: SaidBefore;

  constructor(exchange: Exchange, guards: PromptGuards<Exchange>, isRealtime: boolean) {
    this.#exchange = exchange;
    this.#guards = guards;
    this.#before = isRealtime
      ? new Conversation((reason) => guards.unread(exchange, reason))
      : new ResponseChains();
  }

  /**
   * Checks an event of the client.
   * @throws ChatFault
   */
  async checked(event: JsonObject): Promise<CheckedEvent> {
    const own = this.#before.known(event);
    const prompt = await this.#guards.request(this.#exchange, SOCKET, own);
    const isForgotten = own !== event && this.#before.known(event) === event;
    if (isForgotten) reject();
    const body = prompt.body === own ? event : prompt.body;
    return this.#before.checked(event, { ...prompt, body });
  }

  /**
   * Reads an event of the provider.
   * @throws ChatFault if a guard rejects what the model reads now: it is too late to keep it from the provider
   */
  async said(event: JsonObject): Promise<void> {
    const joined = this.#before.said(event).filter(({ texts }) => texts.length > 0);
    if (joined.length === 0) return;
    const { converted } = await this.#guards.request(this.#exchange, SOCKET, {});
    for (const one of joined) checkJoined(one, converted);
  }
}
