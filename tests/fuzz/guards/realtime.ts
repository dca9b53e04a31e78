import { isObject, type JsonObject } from "@edge-gateway/llm";
import type { Random } from "../random.ts";
import {
  isAccepted,
  message,
  type NextEvent,
  type Provider,
  type SocketApi,
} from "./conversations.ts";

interface Item {
  readonly id: string;
  item: JsonObject;
}

/** The realtime API, written from its reference. */
export const REALTIME: SocketApi = {
  name: "socket realtime",
  isRealtime: true,
  start: (random) => ({ provider: new RealtimeProvider(random), next: nextEvent() }),
};

class RealtimeProvider implements Provider {
  #items: Item[] = [];
  #instructions = "";
  #count = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  handle(event: JsonObject, answer: (event: JsonObject) => void) {
    const { type, event_id: id, session, response } = event;
    const refuse = (): undefined => answer({ type: "error", error: { event_id: id } }) as undefined;
    if (type === "session.update") {
      if (!isObject(session) || session["voice"] !== undefined) return refuse();
      const { instructions } = session;
      if (typeof instructions === "string") this.#instructions = instructions;
      answer({ type: "session.updated", session });
    } else if (type === "conversation.item.create") return this.#create(event, answer, refuse);
    else if (type === "conversation.item.delete") return this.#delete(event, answer, refuse);
    else if (type === "response.create")
      return this.#respond(isObject(response) ? response : {}, answer, refuse);
    return undefined;
  }

  #at(id: unknown): number {
    return this.#items.findIndex((one) => one.id === id);
  }

  #create(
    event: JsonObject,
    answer: (event: JsonObject) => void,
    refuse: () => undefined,
  ): undefined {
    const { item, previous_item_id: previous } = event;
    if (!isObject(item) || !isAccepted(item) || this.#at(item["id"]) >= 0) return refuse();
    const at =
      previous === undefined
        ? this.#items.length
        : previous === "root"
          ? 0
          : this.#at(previous) + 1;
    if (at === 0 && previous !== "root" && this.#items.length > 0) return refuse();
    const id = typeof item["id"] === "string" ? item["id"] : this.#newId();
    this.#put({ id, item: { ...item, id } }, at, answer);
    return undefined;
  }

  #newId(): string {
    this.#count += 1;
    return `made-${this.#count}`;
  }

  #put(one: Item, at: number, answer: (event: JsonObject) => void): void {
    this.#items.splice(at, 0, one);
    const previous = this.#items[at - 1]?.id ?? null;
    answer({ type: "conversation.item.added", previous_item_id: previous, item: one.item });
  }

  #delete(
    { item_id: id }: JsonObject,
    answer: (event: JsonObject) => void,
    refuse: () => undefined,
  ): undefined {
    const at = this.#at(id);
    if (at < 0) return refuse();
    this.#items.splice(at, 1);
    answer({ type: "conversation.item.deleted", item_id: id });
    return undefined;
  }

  #respond(response: JsonObject, answer: (event: JsonObject) => void, refuse: () => undefined) {
    const { input, instructions = this.#instructions, conversation } = response;
    const found = Array.isArray(input)
      ? input
          .filter(isObject)
          .map((one) =>
            one["type"] === "item_reference" ? this.#items[this.#at(one["id"])]?.item : one,
          )
      : this.#items.map(({ item }) => item);
    const isWrong = found.some((one) => one === undefined || !isAccepted(one));
    if (isWrong) return refuse();
    const read = { instructions, input: found.filter((one) => one !== undefined) };
    const content = [{ type: "output_text", text: this.#random.pick(["Yes", "No", ""]) }];
    const said = { id: this.#newId(), type: "message", role: "assistant", content };
    const isAside = conversation === "none";
    if (!isAside) {
      const own: Item = { id: said.id, item: { ...said, content: [] } };
      this.#put(own, this.#items.length, answer);
      own.item = said;
    }
    answer({
      type: "response.done",
      response: { conversation_id: isAside ? null : "c", output: [said] },
    });
    return read;
  }
}

function nextEvent(): NextEvent {
  const ids: string[] = [];
  const idOf = (random: Random): string =>
    random.pick(["item_gw_1", ...ids, "made-1", "made-2", "x"]);
  const created: NextEvent = (piece, random) => {
    const id = `own-${ids.length}`;
    const item = message(piece, random);
    const previous = random.percent(30)
      ? { previous_item_id: random.percent(30) ? "root" : idOf(random) }
      : {};
    const own = random.percent(60) ? { id: random.percent(8) ? idOf(random) : id } : {};
    if (own.id !== undefined) ids.push(own.id);
    const named = random.percent(50) ? { event_id: random.percent(80) ? `e-${id}` : "e" } : {};
    return { type: "conversation.item.create", ...named, ...previous, item: { ...own, ...item } };
  };
  const responded: NextEvent = (piece, random) => {
    if (piece !== undefined && random.percent(40))
      return { type: "response.create", response: { instructions: piece } };
    const reference = { type: "item_reference", id: idOf(random) };
    const items = [message(piece, random), ...(random.percent(50) ? [reference] : [])];
    const input = random.percent(50) ? items : items.toReversed();
    const where = random.percent(50) ? { conversation: "none" } : {};
    return { type: "response.create", response: { ...where, input } };
  };
  return (piece, random) => {
    if (piece !== undefined)
      return random.percent(70)
        ? created(piece, random)
        : random.percent(50)
          ? { type: "session.update", session: { instructions: piece } }
          : responded(piece, random);
    const one = random.below(7);
    if (one < 2) return created(undefined, random);
    if (one < 4) return { type: "response.create" };
    if (one === 4) return responded(undefined, random);
    if (one === 5) return { type: "conversation.item.delete", item_id: idOf(random) };
    return {
      type: "session.update",
      session: { instructions: "be kind", ...(random.percent(60) && { voice: "?" }) },
    };
  };
}
