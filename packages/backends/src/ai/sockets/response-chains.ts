import { isObject, type JsonObject } from "@edge-gateway/llm";
import { CREATE, isLastEvent } from "@edge-gateway/llm/sockets";
import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { MAX_SOCKET_CHARACTERS, MAX_SOCKET_RESPONSES } from "../../bounds.ts";
import { type Read, ReadResponses } from "./read-responses.ts";
import {
  aside,
  charactersOf,
  continuable,
  itemOf,
  type SaidText,
  SOCKET,
  spokenIn,
  textsOf,
} from "./said-texts.ts";
import type { CheckedEvent, JoinedTexts, SaidBefore } from "./checked-event.ts";

/** The events that add to the input of a response while it runs, and the member that names the response. */
const ADDITIONS: ReadonlyMap<unknown, string> = new Map([
  ["response.steer", "previous_response_id"],
  ["response.inject", "response_id"],
]);
const STEER_FAILED = "response.steer.failed";

/** A request whose response has not begun. */
interface Waiting extends Pick<Read, "previous" | "texts"> {
  readonly characters: number;
}

/** The requests of a lane that wait; undefined: the order of its responses is not known. */
type Lane = readonly Waiting[] | undefined;

/**
 * The responses of a WebSocket that later ones may continue: models read the inputs of all of them together. Each lane
 * runs one response after the other.
 */
export class ResponseChains implements SaidBefore {
  readonly #responses = new ReadResponses();
  /** Those lanes that have any, or whose order is not known. */
  readonly #lanes = new Map<string, Lane>();
  /** The lanes in which a response runs. */
  readonly #running = new Set<string>();
  /** The characters of all requests that wait. */
  #characters = 0;
  /** Whether there were more lanes than are remembered. */
  #isLost = false;
  /** Whether the provider says when a response begins, before it says anything else of it. */
  #saysCreated = false;
  /** Whether an event was sent that is no request, and that the provider may refuse like one. */
  #hasOtherEvents = false;

  known(event: JsonObject): JsonObject {
    const { previous_response_id: previous, ...own } = event;
    return this.#responses.get(previous) === undefined ? event : own;
  }

  checked(event: JsonObject, { body, converted }: CheckedPrompt): CheckedEvent {
    const { type } = event;
    const member = ADDITIONS.get(type);
    if (member === undefined && type !== CREATE) {
      const commit = (): void => {
        this.#hasOtherEvents = true;
      };
      return { sent: body, commit };
    }
    const of = event[member ?? "previous_response_id"];
    const { input, instructions } = body;
    const items = itemsOf(input);
    const before = this.#textsBefore(of);
    const checked = checkedTogether({ before, items, instructions }, converted);
    const own = checked === undefined ? items : checked.items;
    const commit = (): void => {
      if (member !== undefined) this.#add(of, own, input);
      else this.#ask(event, [...this.#textsBefore(of), ...textsOf(own)]);
    };
    const { previous_response_id: previous } = event;
    const whole =
      body === event || previous === undefined ? body : { ...body, previous_response_id: previous };
    if (checked === undefined) return { sent: whole, commit };
    const isText = typeof input === "string";
    const sent = {
      ...whole,
      ...(input !== undefined && { input: isText ? own[0]?.["content"] : own }),
      ...(instructions !== undefined && { instructions: checked.instructions }),
    };
    return { sent, commit };
  }

  /** The texts of a response, with what was added to it: a response that began by itself may have taken that. */
  #textsBefore(id: unknown): readonly SaidText[] {
    const { texts = [], added = [] } = this.#responses.get(id) ?? {};
    return [...texts, ...added.flatMap((one) => one.texts).map(aside)];
  }

  #ask(event: JsonObject, all: readonly SaidText[]): void {
    const waiting = this.#waitingIn(laneOf(event));
    const kept = continuable(all);
    const texts = kept ?? [];
    const characters = charactersOf(texts);
    const own = { previous: event["previous_response_id"], texts, characters };
    const isFull =
      this.#characters + characters > MAX_SOCKET_CHARACTERS ||
      (waiting !== undefined && waiting.length >= MAX_SOCKET_RESPONSES);
    const isKnown = waiting !== undefined && kept !== undefined && !isFull;
    this.#wait(laneOf(event), isKnown ? [...waiting, own] : undefined);
  }

  #waitingIn(lane: string): Lane {
    if (this.#isLost) return undefined;
    return this.#lanes.has(lane) ? this.#lanes.get(lane) : [];
  }

  #wait(lane: string, waiting: Lane): void {
    this.#characters += sizeOf(waiting) - sizeOf(this.#lanes.get(lane));
    if (waiting?.length === 0) this.#lanes.delete(lane);
    else this.#lanes.set(lane, waiting);
    this.#checkLanes();
  }

  #checkLanes(): void {
    if (Math.max(this.#lanes.size, this.#running.size) <= MAX_SOCKET_RESPONSES) return;
    this.#isLost = true;
    this.#characters = 0;
    this.#lanes.clear();
    this.#running.clear();
  }

  #add(id: unknown, items: readonly JsonObject[], input: unknown): void {
    const read = this.#responses.get(id);
    if (read === undefined || typeof id !== "string") return;
    // Only the user can steer: what others say there does not end a text.
    const texts = textsOf(items).map((one) => (one.role === "user" ? one : aside(one)));
    const added = [...read.added, { input: JSON.stringify(input), texts }];
    const isShort = continuable(added.flatMap((one) => one.texts)) !== undefined;
    this.#responses.set(id, isShort ? { ...read, added } : undefined);
  }

  said(event: JsonObject): readonly JoinedTexts[] {
    const { type, response } = event;
    if (type === "error") this.#refused(event);
    if (type === STEER_FAILED) return this.#notAdded(event);
    const id = isObject(response) ? response["id"] : undefined;
    if (typeof id !== "string" || !isObject(response)) return [];
    const isCreated = type === "response.created";
    this.#saysCreated ||= isCreated;
    if (!this.#responses.has(id) && isCreated === this.#saysCreated)
      this.#begun(id, laneOf(event), response["previous_response_id"]);
    if (!isLastEvent(event)) return [];
    this.#running.delete(laneOf(event));
    const read = this.#responses.get(id);
    if (read === undefined) return [];
    const { output } = response;
    const spoken = (Array.isArray(output) ? output : []).filter(isObject).flatMap(spokenIn);
    const texts = continuable([...read.texts, ...spoken]);
    this.#responses.set(id, texts && { ...read, texts });
    return [];
  }

  /** A response begins: the next one that was requested in the lane, or one that continues another by itself. */
  #begun(id: string, lane: string, previous: unknown): void {
    const waiting = this.#waitingIn(lane);
    if (waiting === undefined) return;
    this.#running.add(lane);
    this.#checkLanes();
    const [next, ...others] = waiting;
    const isNext = next !== undefined && (previous === undefined || same(previous, next.previous));
    if (isNext) {
      this.#wait(lane, others);
      this.#responses.set(id, { lane, previous: next.previous, texts: next.texts, added: [] });
      return;
    }
    const read = this.#responses.get(previous);
    if (read === undefined) return;
    const texts = continuable([...read.texts, ...read.added.flatMap((one) => one.texts)]);
    this.#responses.set(id, texts && { lane, previous, texts, added: [] });
  }

  /**
   * The provider refuses an event of a lane: the request that waits there, unless it can be another event, or the end of
   * a response that runs. Of several requests it may be any: a provider can refuse one before it begins an earlier one.
   */
  #refused(event: JsonObject): void {
    const lane = laneOf(event);
    const waiting = this.#waitingIn(lane);
    if (this.#hasOtherEvents || waiting === undefined || waiting.length === 0)
      for (const name of this.#lanes.keys()) this.#wait(name, undefined);
    else this.#wait(lane, waiting.length === 1 && !this.#running.has(lane) ? [] : undefined);
    this.#running.delete(lane);
  }

  /** What a client has added was refused: the texts around it follow each other. */
  #notAdded({ steer }: JsonObject): readonly JoinedTexts[] {
    const { previous_response_id: id, input } = isObject(steer) ? steer : {};
    const read = this.#responses.get(id);
    if (read === undefined || typeof id !== "string") return [];
    const at = read.added.findIndex((one) => one.input === JSON.stringify(input));
    const added = at < 0 ? [] : read.added.toSpliced(at, 1);
    this.#responses.set(id, at < 0 ? undefined : { ...read, added });
    return at < 0 ? [] : [{ texts: [...read.texts, ...added.flatMap((one) => one.texts)] }];
  }
}

/** The name that the client has given to a sequence of responses; the provider repeats it. */
function laneOf({ stream_id: lane }: JsonObject): string {
  return typeof lane === "string" ? lane : "";
}

function sizeOf(lane: Lane = []): number {
  return lane.reduce((sum, { characters }) => sum + characters, 0);
}

function same(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}

function itemsOf(input: unknown): readonly JsonObject[] {
  const items: readonly unknown[] = Array.isArray(input) ? input : [input];
  return items
    .map((item) => (typeof item === "string" ? { role: "user", content: item } : item))
    .filter(isObject);
}

interface Together {
  readonly before: readonly SaidText[];
  readonly items: readonly JsonObject[];
  readonly instructions: unknown;
}

/** Returns what the guards have changed in texts that follow others; undefined: nothing. */
function checkedTogether(
  { before, items, instructions }: Together,
  converted: CheckedPrompt["converted"],
): Omit<Together, "before"> | undefined {
  if (before.length === 0) return undefined;
  const start = before.length;
  const body = { instructions, input: [...before.map(itemOf), ...items] };
  const fresh = { start, end: start + items.length, instructions: true };
  const made = converted(SOCKET, body, fresh);
  if (made === body) return undefined;
  return { items: itemsOf(made["input"]).slice(start), instructions: made["instructions"] };
}
