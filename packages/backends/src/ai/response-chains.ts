import { isObject, type JsonObject } from "@edge-gateway/llm";
import { CREATE, isLastEvent } from "@edge-gateway/llm/sockets";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { MAX_SOCKET_RESPONSES } from "../bounds.ts";
import {
  aside,
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

/** What the model has read in a response, as far as later texts follow it. */
interface Read {
  readonly lane: string;
  readonly previous: unknown;
  readonly texts: readonly SaidText[];
  /** What was added while it ran, which the next response reads. */
  readonly added: readonly Addition[];
}

interface Addition {
  readonly input: string;
  readonly texts: readonly SaidText[];
}

/** The requests of a lane whose responses have not begun; undefined: the order of its responses is not known. */
type Lane = readonly Omit<Read, "lane" | "added">[] | undefined;

/**
 * The responses of a WebSocket that later ones may continue: models read the inputs of all of them together. Each lane
 * runs one response after the other.
 */
export class ResponseChains implements SaidBefore {
  /** Undefined: it is not known what later events would follow. */
  readonly #responses = new LruCache<string, { readonly read: Read | undefined }>(
    MAX_SOCKET_RESPONSES,
  );
  /** Those lanes that have any, or whose order is not known. */
  readonly #lanes = new Map<string, Lane>();
  /** Whether there were more lanes than are remembered. */
  #isLost = false;
  /** Whether the provider says when a response begins, before it says anything else of it. */
  #saysCreated = false;
  /** Whether an event was sent that is no request, and that the provider may refuse like one. */
  #hasOtherEvents = false;

  known(event: JsonObject): JsonObject {
    const { previous_response_id: previous, ...own } = event;
    return this.#readOf(previous) === undefined ? event : own;
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
    const { texts = [], added = [] } = this.#readOf(id) ?? {};
    return [...texts, ...added.flatMap((one) => one.texts).map(aside)];
  }

  #readOf(id: unknown): Read | undefined {
    return typeof id === "string" ? this.#responses.get(id)?.read : undefined;
  }

  #ask(event: JsonObject, texts: readonly SaidText[]): void {
    const waiting = this.#waitingIn(laneOf(event));
    const kept = continuable(texts);
    const own = { previous: event["previous_response_id"], texts: kept ?? [] };
    const isFull = waiting !== undefined && waiting.length >= MAX_SOCKET_RESPONSES;
    const isKnown = waiting !== undefined && kept !== undefined && !isFull;
    this.#wait(laneOf(event), isKnown ? [...waiting, own] : undefined);
  }

  #waitingIn(lane: string): Lane {
    if (this.#isLost) return undefined;
    return this.#lanes.has(lane) ? this.#lanes.get(lane) : [];
  }

  #wait(lane: string, waiting: Lane): void {
    if (waiting?.length === 0) this.#lanes.delete(lane);
    else if (this.#lanes.size < MAX_SOCKET_RESPONSES) this.#lanes.set(lane, waiting);
    else this.#isLost = true;
  }

  #add(id: unknown, items: readonly JsonObject[], input: unknown): void {
    const read = this.#readOf(id);
    if (read === undefined || typeof id !== "string") return;
    // Only the user can steer: what others say there does not end a text.
    const texts = textsOf(items).map((one) => (one.role === "user" ? one : aside(one)));
    const added = [...read.added, { input: JSON.stringify(input), texts }];
    const isShort = continuable(added.flatMap((one) => one.texts)) !== undefined;
    this.#note(id, isShort ? { ...read, added } : undefined);
  }

  #note(id: string, read: Read | undefined): void {
    this.#responses.set(id, { read });
  }

  said(event: JsonObject): readonly JoinedTexts[] {
    const { type, response } = event;
    if (type === "error") this.#refused(event);
    if (type === STEER_FAILED) return this.#notAdded(event);
    const id = isObject(response) ? response["id"] : undefined;
    if (typeof id !== "string" || !isObject(response)) return [];
    const isCreated = type === "response.created";
    this.#saysCreated ||= isCreated;
    if (this.#responses.get(id) === undefined && isCreated === this.#saysCreated)
      this.#begun(id, laneOf(event), response["previous_response_id"]);
    const read = this.#readOf(id);
    if (read === undefined || !isLastEvent(event)) return [];
    const { output } = response;
    const spoken = (Array.isArray(output) ? output : []).filter(isObject).flatMap(spokenIn);
    const texts = continuable([...read.texts, ...spoken]);
    this.#note(id, texts && { ...read, texts });
    return [];
  }

  /** A response begins: the next one that was requested in the lane, or one that continues another by itself. */
  #begun(id: string, lane: string, previous: unknown): void {
    const waiting = this.#waitingIn(lane);
    if (waiting === undefined) return;
    const [next, ...others] = waiting;
    const isNext = next !== undefined && (previous === undefined || same(previous, next.previous));
    if (isNext) {
      this.#wait(lane, others);
      this.#note(id, { lane, added: [], ...next });
      return;
    }
    const read = this.#readOf(previous);
    if (read === undefined) return;
    const texts = continuable([...read.texts, ...read.added.flatMap((one) => one.texts)]);
    this.#note(id, texts && { lane, previous, texts, added: [] });
  }

  /** The provider refuses an event of a lane: the first request that waits there, unless it can be another event. */
  #refused(event: JsonObject): void {
    const lane = laneOf(event);
    const waiting = this.#waitingIn(lane);
    if (!this.#hasOtherEvents && waiting !== undefined && waiting.length > 0)
      this.#wait(lane, waiting.slice(1));
    else for (const name of this.#lanes.keys()) this.#lanes.set(name, undefined);
  }

  /** What a client has added was refused: the texts around it follow each other. */
  #notAdded({ steer }: JsonObject): readonly JoinedTexts[] {
    const { previous_response_id: id, input } = isObject(steer) ? steer : {};
    const read = this.#readOf(id);
    if (read === undefined || typeof id !== "string") return [];
    const at = read.added.findIndex((one) => one.input === JSON.stringify(input));
    const added = at < 0 ? [] : read.added.toSpliced(at, 1);
    this.#note(id, at < 0 ? undefined : { ...read, added });
    return at < 0 ? [] : [{ texts: [...read.texts, ...added.flatMap((one) => one.texts)] }];
  }
}

/** The name that the client has given to a sequence of responses; the provider repeats it. */
function laneOf({ stream_id: lane }: JsonObject): string {
  return typeof lane === "string" ? lane : "";
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
