import { isObject, type JsonObject } from "@edge-gateway/llm";
import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { MAX_SAID_CHARACTERS, MAX_SAID_ITEMS } from "../bounds.ts";

const CREATE = "conversation.item.create";
/** The name of the place before all items. */
const ROOT = "root";
/** The name by which guards know the events of both APIs. */
export const SOCKET = "realtime";

/** A message of a conversation. */
interface Said {
  readonly id: unknown;
  readonly isEmpty: boolean;
  /** The message with the beginning and with the end of its text. */
  readonly begin: JsonObject;
  readonly end: JsonObject;
}

/**
 * The last items of a conversation over WebSocket: models read neighbouring items of one role together, but each one
 * comes in an event of its own.
 */
export class SaidItems {
  /** The items in the order of the conversation, as far as it is known. */
  #items: readonly Said[] = [];
  /** The same items in the order of their events. */
  #byTime: readonly Said[] = [];
  /** Whether an item was put at a place that only the provider knows. */
  #isUnordered = false;

  /** Reads an event of the provider: what the model says ends the texts before it. */
  said({ response }: JsonObject): void {
    // A response outside of the conversation has no id of one.
    if (this.#items.length === 0 || !isObject(response) || response["conversation_id"] === null)
      return;
    // It is a text of another role, whatever it was.
    if (hasSpoken(response))
      this.#add(saidIn({ role: "assistant", content: "." }), this.#items.length);
  }

  /**
   * Checks an event together with the items before it.
   * @returns the event after the guards have checked it
   * @throws PromptRejected
   */
  checked({ body, converted }: CheckedPrompt): JsonObject {
    const { type, item, previous_item_id: previous } = body;
    if (type !== CREATE || !isObject(item)) return body;
    const last = this.#items.length;
    // The item can be put between others, and the provider may refuse it.
    const isAnywhere = typeof previous === "string" || this.#isUnordered;
    const places = isAnywhere ? [...this.#items.keys(), last] : [last];
    const own = places.reduce((one, at) => this.#between(one, at, converted), item);
    this.#add(saidIn(own), this.#placeAfter(previous));
    return own === item ? body : { ...body, item: own };
  }

  /** The item after the guards have checked it at a place between the others. */
  #between(item: JsonObject, at: number, converted: CheckedPrompt["converted"]): JsonObject {
    if (this.#items.length === 0) return item;
    const before = this.#items.slice(0, at).map(({ end }) => end);
    const behind = this.#items.slice(at).map(({ begin }) => begin);
    const { input } = converted(
      SOCKET,
      { input: [...before, item, ...behind] },
      {
        start: at,
        end: at + 1,
      },
    );
    const own: unknown = Array.isArray(input) ? input.at(at) : item;
    return isObject(own) ? own : item;
  }

  #placeAfter(previous: unknown): number {
    if (previous === ROOT) return 0;
    if (typeof previous !== "string") return this.#items.length;
    const at = this.#items.findIndex(({ id }) => id === previous);
    if (at < 0) this.#isUnordered = true;
    return at < 0 ? this.#items.length : at + 1;
  }

  #add(said: Said, at: number): void {
    // An item without a text would only push others out.
    if (said.isEmpty) return;
    this.#byTime = [...this.#byTime, said].slice(-MAX_SAID_ITEMS);
    const kept = new Set(this.#byTime);
    this.#items = this.#items.toSpliced(at, 0, said).filter((one) => kept.has(one));
  }
}

/** Whether a response has a message of the model. */
export function hasSpoken({ output }: JsonObject): boolean {
  return (
    Array.isArray(output) && output.some((item) => isObject(item) && item["type"] === "message")
  );
}

/** A message with the text of an item. */
export function saidIn({ id, role, content }: JsonObject): Said {
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  const texts = parts.map((part) => (isObject(part) ? part["text"] : part));
  const text = texts.filter((one) => typeof one === "string").join("");
  return {
    id,
    isEmpty: text.trim() === "",
    begin: { role, content: copied(text.slice(0, MAX_SAID_CHARACTERS)) },
    end: { role, content: copied(text.slice(-MAX_SAID_CHARACTERS)) },
  };
}

/** A text that does not keep the text in memory of which it is a part. */
function copied(part: string): string {
  return Buffer.from(part, "utf16le").toString("utf16le");
}
