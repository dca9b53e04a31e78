import { isObject, type JsonObject } from "@edge-gateway/llm";
import { CREATE } from "@edge-gateway/llm/sockets";
import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { MAX_SAID_ITEMS } from "../../bounds.ts";
import { type AskedInput, askedItems, checkedInput } from "./asked-input.ts";
import {
  type CheckedEvent,
  checkJoined,
  type JoinedTexts,
  reject,
  type SaidBefore,
} from "./checked-event.ts";
import { ConversationItems, type Item, ROOT } from "./conversation-items.ts";
import { aside, isTooLong, itemOf, SOCKET, spokenIn, textsIn } from "./said-texts.ts";
import { UnconfirmedEvents } from "./unconfirmed-events.ts";

type Converted = CheckedPrompt["converted"];

interface Instructions {
  readonly text: string;
  /** The id of the event that sets them; empty for those that the provider has confirmed. */
  readonly event: string;
}

const NO_PLACE =
  "the prompt guards cannot know the place of `previous_item_id` in the conversation";
const TOO_LONG = "the conversation is longer than the prompt guards can read";
/** The provider says that an item is in the conversation. */
const ADDED: ReadonlySet<unknown> = new Set([
  "conversation.item.added",
  "conversation.item.created",
  "conversation.item.done",
]);
/** The events by which the provider confirms what a client does to an item. */
const ENDED: ReadonlyMap<unknown, string> = new Map([
  ["conversation.item.deleted", "conversation.item.delete"],
  ["conversation.item.truncated", "conversation.item.truncate"],
]);
const CREATED = "conversation.item.create";
const UPDATED = "session.update";
const TRANSCRIBED = "conversation.item.input_audio_transcription.completed";

/**
 * The conversation of a realtime WebSocket as the model reads it. Clients put items at any place, delete and truncate
 * them, and replace the instructions; the provider refuses events, and adds items of its own.
 */
export class Conversation implements SaidBefore {
  readonly #items = new ConversationItems();
  readonly #unread: (reason: string) => void;
  /** The instructions of the session that the provider has confirmed last, and those on their way. */
  #instructions: readonly Instructions[] = [];
  readonly #sent = new UnconfirmedEvents();
  #ids = 0;

  /** @param unread refuses an event that guards cannot read, unless the configuration lets it pass */
  constructor(unread: (reason: string) => void) {
    this.#unread = unread;
  }

  /** The event without references to items whose texts are known. */
  known(event: JsonObject): JsonObject {
    const { response } = event;
    if (event["type"] !== CREATE || !isObject(response)) return event;
    const { input } = response;
    if (!Array.isArray(input)) return event;
    const own = input.filter((one) => this.#items.referred(one) === undefined);
    if (own.length === input.length) return event;
    return { ...event, response: { ...response, input: own } };
  }

  checked(event: JsonObject, { body, converted }: CheckedPrompt): CheckedEvent {
    switch (event["type"]) {
      case CREATED:
        return this.#created(body, converted);
      case "conversation.item.delete":
        return this.#changed(body, converted, () => []);
      case "conversation.item.truncate":
        return this.#changed(body, converted, (item) => [
          { ...item, texts: item.texts.map(aside) },
        ]);
      case UPDATED:
        return this.#updated(body, converted);
      case CREATE:
        return { sent: this.#asked(event, body, converted), commit: () => {} };
      default:
        return { sent: body, commit: () => {} };
    }
  }

  #created(body: JsonObject, converted: Converted): CheckedEvent {
    const { item, previous_item_id: previous } = body;
    if (!isObject(item)) return { sent: body, commit: () => {} };
    const place = this.#items.placeAfter(previous);
    if (place === undefined) this.#unread(NO_PLACE);
    if (isTooLong(this.#items.system)) this.#unread(TOO_LONG);
    const check = (one: JsonObject): JsonObject =>
      this.#between(one, this.#items.placeAfter(previous) ?? Infinity, converted);
    const { version } = this.#items;
    const own = check(item);
    const named = { ...own, id: filledText(own["id"]) ?? this.#newId("item_gw") };
    const { event, id } = this.#named(body);
    const commit = (): void => {
      if (version !== this.#items.version && check(own) !== own) reject();
      const texts = textsIn(own);
      const isKnown = place !== undefined;
      const added = { id: named.id, texts: isKnown ? texts : texts.map(aside) };
      this.#items.put([added], this.#items.placeAfter(previous) ?? Infinity);
      this.#sent.remember(id, `${CREATED} ${named.id}`, () => this.#items.replace(added, []));
    };
    return { sent: { ...event, item: named }, commit };
  }

  /** The item after the guards have checked it at a place between the others. */
  #between(item: JsonObject, at: number, converted: Converted): JsonObject {
    const { before, behind, hasSystem } = this.#items.around(textsIn(item), at);
    const instructions = hasSystem ? this.#current : undefined;
    if (before.length + behind.length === 0 && instructions === undefined) return item;
    const start = before.length;
    const { input } = converted(
      SOCKET,
      {
        ...(instructions !== undefined && { instructions }),
        input: [...before.map(itemOf), item, ...behind.map(itemOf)],
      },
      { start, end: start + 1 },
    );
    const own: unknown = Array.isArray(input) ? input.at(start) : item;
    return isObject(own) ? own : item;
  }

  get #current(): string | undefined {
    return this.#instructions.at(-1)?.text;
  }

  /** Checks an event that takes away an item, or a part of it: what it was between follows each other then. */
  #changed(
    body: JsonObject,
    converted: Converted,
    changed: (item: Item) => readonly Item[],
  ): CheckedEvent {
    const item = this.#items.find(body["item_id"]);
    if (item === undefined) return { sent: body, commit: () => {} };
    const made = changed(item);
    const check = (): void =>
      checkJoined(this.#withSession(this.#items.joined(item, made)), converted);
    check();
    const { version } = this.#items;
    const { event, id } = this.#named(body);
    const commit = (): void => {
      if (version !== this.#items.version) check();
      const restore = this.#items.restorable(item, made);
      this.#items.replace(item, made);
      this.#sent.remember(id, `${String(body["type"])} ${item.id}`, restore);
    };
    return { sent: event, commit };
  }

  #withSession({ texts }: JoinedTexts): JoinedTexts {
    const hasSystem = texts.some(({ isSystem }) => isSystem);
    return { texts, instructions: hasSystem ? this.#current : undefined };
  }

  #updated(body: JsonObject, converted: Converted): CheckedEvent {
    const { session } = body;
    const instructions = isObject(session) ? session["instructions"] : undefined;
    if (!isObject(session) || typeof instructions !== "string")
      return { sent: body, commit: () => {} };
    if (this.#instructions.length >= MAX_SAID_ITEMS) this.#unread(TOO_LONG);
    const text = this.#withSystem(instructions, converted);
    const { event, id } = this.#named(body);
    const commit = (): void => {
      const own = { text, event: id };
      this.#instructions = [...this.#instructions, own];
      this.#sent.remember(id, `${UPDATED} ${id}`, () => {
        this.#instructions = this.#instructions.filter((one) => one !== own);
        return { texts: this.#items.system, instructions: this.#current };
      });
    };
    return { sent: { ...event, session: { ...session, instructions: text } }, commit };
  }

  /** Instructions after the guards have checked them with what the system says in the conversation. */
  #withSystem(instructions: string, converted: Converted): string {
    const { system } = this.#items;
    if (system.length === 0) return instructions;
    const body = { instructions, input: system.map(itemOf) };
    const made = converted(SOCKET, body, { start: 0, end: 0, instructions: true });
    const { instructions: own } = made;
    return typeof own === "string" ? own : instructions;
  }

  /** Checks what a response reads: the conversation, or an input of its own. */
  #asked(event: JsonObject, body: JsonObject, converted: Converted): JsonObject {
    const { response } = body;
    const asked = isObject(event["response"]) ? event["response"]["input"] : undefined;
    if (!isObject(response)) return body;
    const { instructions, input } = response;
    const isOwn = typeof instructions === "string";
    if (!Array.isArray(asked)) {
      if (!isOwn) return body;
      const own = this.#withSystem(instructions, converted);
      return own === instructions
        ? body
        : { ...body, response: { ...response, instructions: own } };
    }
    const items = askedItems(asked, input, (one) => this.#items.referred(one)?.texts);
    // The instructions that are on their way may be refused.
    const possible = isOwn ? [instructions] : this.#instructions.map(({ text }) => text);
    const before: AskedInput = { items, instructions, isOwn };
    const made = (possible.length === 0 ? [undefined] : possible).reduce(
      (checked, used) => checkedInput(checked, used, converted),
      before,
    );
    if (made === before && body === event) return body;
    const more = isOwn ? { instructions: made.instructions } : {};
    return { ...body, response: { ...response, ...more, input: made.items.map(({ own }) => own) } };
  }

  #newId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_${this.#ids}`;
  }

  /** The event with an id of its own, by which the provider refuses it. */
  #named(body: JsonObject): { readonly event: JsonObject; readonly id: string } {
    const own = filledText(body["event_id"]);
    if (own !== undefined && !this.#sent.has(own)) return { event: body, id: own };
    const id = this.#newId("event_gw");
    return { event: { ...body, event_id: id }, id };
  }

  said(event: JsonObject): readonly JoinedTexts[] {
    const { type, item, response, session, error } = event;
    if (type === "error" && isObject(error)) return this.#refused(error["event_id"]);
    if (ADDED.has(type) && isObject(item)) return this.#added(item, event["previous_item_id"]);
    if (type === "response.done" && isObject(response)) return this.#spoken(response);
    if (type === "session.created" && isObject(session)) this.#begun(session["instructions"]);
    if (type === "session.updated" && isObject(session)) return this.#set(session["instructions"]);
    return this.#changedBy(event);
  }

  /** Reads an event about one item. */
  #changedBy({ type, item_id: id, transcript }: JsonObject): readonly JoinedTexts[] {
    const done = ENDED.get(type);
    if (done !== undefined) this.#sent.confirm(`${done} ${filledText(id) ?? ""}`);
    const known = this.#items.find(id);
    if (known === undefined) return [];
    if (type === TRANSCRIBED) {
      const texts = textsIn({ role: "user", content: transcript }).map(aside);
      this.#items.replace(known, [{ ...known, texts }]);
    }
    if (type === "conversation.item.deleted") return this.#replaced(known, []);
    const cut = { ...known, texts: known.texts.map(aside) };
    return type === "conversation.item.truncated" ? this.#replaced(known, [cut]) : [];
  }

  #replaced(item: Item, others: readonly Item[]): readonly JoinedTexts[] {
    return [this.#withSession(this.#items.replace(item, others))];
  }

  #refused(id: unknown): readonly JoinedTexts[] {
    const joined = typeof id === "string" ? this.#sent.undo(id) : undefined;
    return joined === undefined ? [] : [this.#withSession(joined)];
  }

  #begun(instructions: unknown): void {
    if (typeof instructions === "string" && this.#instructions.length === 0)
      this.#instructions = [{ text: instructions, event: "" }];
  }

  /** Forgets the instructions before those that the provider has confirmed, and the same ones right after them. */
  #set(instructions: unknown): readonly JoinedTexts[] {
    if (typeof instructions !== "string") return [];
    const all = this.#instructions;
    const at = all.findIndex(({ text }) => text === instructions);
    if (at < 0) return this.#setOthers(instructions);
    const next = all.findIndex(({ text }, place) => place > at && text !== instructions);
    const end = next < 0 ? all.length : next;
    for (const { event } of all.slice(0, end)) this.#sent.confirm(`${UPDATED} ${event}`);
    this.#instructions = [{ text: instructions, event: "" }, ...all.slice(end)];
    return [];
  }

  /** Notes instructions of the provider: an error of another event with the same id may have taken them back. */
  #setOthers(text: string): readonly JoinedTexts[] {
    const waiting = this.#instructions.filter(({ event }) => this.#sent.has(event));
    this.#instructions = [{ text, event: "" }, ...waiting];
    return [{ texts: this.#items.system, instructions: text }];
  }

  /** The provider says where an item is; what it has not finished may stay without a text. */
  #added(item: JsonObject, previous: unknown): readonly JoinedTexts[] {
    const { id } = item;
    if (typeof id !== "string") return [];
    this.#sent.confirm(`${CREATED} ${id}`);
    const known = this.#items.find(id);
    const isUnconfirmed = (other: string): boolean => this.#sent.awaits(`${CREATED} ${other}`);
    const before = previous === null ? ROOT : previous;
    if (known !== undefined) return this.#items.move(known, before, isUnconfirmed);
    const place = before === undefined ? undefined : this.#items.placeAfter(before);
    const isAnywhere = place === undefined;
    const added = { id, texts: textsIn(item).map(aside), isAnywhere };
    this.#items.put([added], place ?? Infinity);
    // An error of another event with the same id may have taken the client's item back.
    const isClients = added.texts.length > 0 && item["role"] !== "assistant";
    return isClients ? [this.#withSession(this.#items.joined(added, [added]))] : [];
  }

  /** What the model has said separates the texts around it, if the place of that is known. */
  #spoken({ output, conversation_id: conversation }: JsonObject): readonly JoinedTexts[] {
    // A response outside of the conversation has no id of one.
    if (conversation === null || !Array.isArray(output)) return [];
    return output.filter(isObject).flatMap((item) => {
      const { id } = item;
      const known = this.#items.find(id);
      const spoken = spokenIn(item);
      const texts = known?.isAnywhere === false ? spoken : spoken.map(aside);
      if (known !== undefined)
        return this.#replaced(known, [{ ...known, texts }]).filter(hasClientsWords);
      if (typeof id === "string") this.#items.put([{ id, texts }], Infinity);
      return [];
    });
  }
}

function filledText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Whether texts in the name of the model are the client's: what only the model has said is no prompt. */
function hasClientsWords({ texts }: JoinedTexts): boolean {
  return texts.some(({ role, isSpoken }) => role === "assistant" && isSpoken !== true);
}
