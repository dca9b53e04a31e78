import { isObject, type JsonObject } from "@edge-gateway/llm";
import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { MAX_SAID_CHARACTERS, MAX_SAID_ITEMS } from "../bounds.ts";

const CREATE = "conversation.item.create";
/** What the model has said is a text of another role, whatever it was. */
const SPOKEN: JsonObject = { role: "assistant", content: "." };
/** The name by which guards know the events of both APIs. */
const SOCKET = "realtime";

/**
 * The last items of a conversation over WebSocket: models read neighbouring items of one role together, but each one
 * comes in an event of its own.
 */
export class SaidItems {
  /** Messages with the ends of their texts, in the order of their events. */
  #items: readonly JsonObject[] = [];

  /** Reads an event of the provider: what the model says ends the texts before it. */
  said({ response }: JsonObject): void {
    if (this.#items.length === 0 || !isObject(response) || !Array.isArray(response["output"]))
      return;
    const isSaid = response["output"].some((item) => isObject(item) && item["type"] === "message");
    if (isSaid) this.#add(SPOKEN);
  }

  /**
   * Checks an event together with the items before it.
   * @returns the event after the guards have checked it
   * @throws PromptRejected
   */
  checked({ body, converted }: CheckedPrompt): JsonObject {
    const { type, item, previous_item_id: previous } = body;
    if (type !== CREATE || !isObject(item)) return body;
    const ofFormat = (items: readonly unknown[], place: number): unknown => {
      const { input } = converted(SOCKET, { input: items });
      return Array.isArray(input) ? input.at(place) : item;
    };
    let own: unknown = this.#items.length > 0 ? ofFormat([...this.#items, item], -1) : item;
    // The item can be put between others.
    for (const other of typeof previous === "string" ? this.#items : []) {
      own = ofFormat([other, own], -1);
      own = ofFormat([own, other], 0);
    }
    this.#add(messageOf(isObject(own) ? own : item));
    return own === item ? body : { ...body, item: own };
  }

  #add(item: JsonObject): void {
    this.#items = [...this.#items, item].slice(-MAX_SAID_ITEMS);
  }
}

/** A message with the end of its text. */
function messageOf({ role, content }: JsonObject): JsonObject {
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  const texts = parts.map((part) => (isObject(part) ? part["text"] : part));
  const text = texts.filter((one) => typeof one === "string").join("");
  return { role, content: text.slice(-MAX_SAID_CHARACTERS) };
}
