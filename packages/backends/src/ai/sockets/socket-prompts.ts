import type { JsonObject } from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CheckedPrompt, PromptGuards } from "@edge-gateway/gateway/models/prompt-guards";
import { MAX_JUDGED_AGAIN } from "../../bounds.ts";
import {
  type CheckedEvent,
  checkJoined,
  joinedBody,
  reject,
  type SaidBefore,
} from "./checked-event.ts";
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
    return this.#checkedTogether(event, { ...prompt, body });
  }

  /**
   * Checks an event with what the model reads beside it. While a server judges that, the provider may add to it; then
   * the server judges again.
   */
  async #checkedTogether(event: JsonObject, prompt: CheckedPrompt): Promise<CheckedEvent> {
    const { converted, judged } = prompt;
    const seen = new Set<string>();
    for (let times = 0; times < MAX_JUDGED_AGAIN; times++) {
      const fresh: JsonObject[] = [];
      const noted: CheckedPrompt["converted"] = (format, body, part) => {
        const made = converted(format, body, part);
        if (judged !== undefined && !seen.has(JSON.stringify(made))) fresh.push(made);
        return made;
      };
      const checked = this.#before.checked(event, { ...prompt, converted: noted });
      if (judged === undefined || fresh.length === 0) return checked;
      for (const body of fresh) {
        seen.add(JSON.stringify(body));
        await judgeJoined(body, judged);
      }
    }
    return reject();
  }

  /**
   * Reads an event of the provider.
   * @throws ChatFault if a guard rejects what the model reads now: it is too late to keep it from the provider
   */
  async said(event: JsonObject): Promise<void> {
    const joined = this.#before.said(event).filter(({ texts }) => texts.length > 0);
    if (joined.length === 0) return;
    const { converted, judged } = await this.#guards.request(this.#exchange, SOCKET, {});
    for (const one of joined) {
      checkJoined(one, converted);
      if (judged !== undefined) await judgeJoined(joinedBody(one), judged);
    }
  }
}

/**
 * Lets the servers of guards judge texts that the model reads together. What they mask was judged alone before, so that
 * it is too late to replace it.
 * @throws ChatFault
 */
async function judgeJoined(
  body: JsonObject,
  judged: NonNullable<CheckedPrompt["judged"]>,
): Promise<void> {
  if ((await judged(SOCKET, body)) !== body) reject();
}
