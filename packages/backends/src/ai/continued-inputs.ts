import { isObject, type JsonObject } from "@edge-gateway/llm";
import { CREATE } from "@edge-gateway/llm/sockets";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { MAX_SAID_CHARACTERS, MAX_SAID_ITEMS, MAX_SOCKET_RESPONSES } from "../bounds.ts";
import { hasSpoken, saidIn, SOCKET } from "./said-items.ts";

/** The event that adds to the input of a response while it runs; another response has that input. */
const STEER = "response.steer";

/** What the client has said before a response, since the model has spoken. */
interface Continued {
  readonly lane: string;
  readonly said: readonly JsonObject[];
}

/** The inputs in a lane whose responses have not begun. */
interface Lane {
  readonly said: readonly JsonObject[];
  readonly waiting: number;
}

const EMPTY: Lane = { said: [], waiting: 0 };

/**
 * The responses of a WebSocket that later ones may continue: models read the inputs of both together, unless the
 * first one has said something.
 */
export class ContinuedInputs {
  readonly #responses = new LruCache<string, Continued>(MAX_SOCKET_RESPONSES);
  readonly #lanes = new LruCache<string, Lane>(MAX_SOCKET_RESPONSES);

  /** Whether a response is one of this connection, whose prompt the guards have checked. */
  has(id: unknown): id is string {
    return typeof id === "string" && this.#responses.get(id) !== undefined;
  }

  /**
   * Checks the input of an event together with that of the response which it continues.
   * @param previous the response, if it is one of this connection
   * @returns the event after the guards have checked it
   * @throws PromptRejected
   */
  checked({ body, converted }: CheckedPrompt, previous: string | undefined): JsonObject {
    const isSteering = body["type"] === STEER;
    if (body["type"] !== CREATE && !isSteering) return body;
    const { lane = laneOf(body), said = [] } =
      (previous === undefined ? undefined : this.#responses.get(previous)) ?? {};
    const own = isSteering ? lane : laneOf(body);
    const { said: others, waiting } = this.#lanes.get(own) ?? EMPTY;
    const before = isSteering ? [...said, ...others] : said;
    const { input } = body;
    const items = itemsOf(input);
    const checked = checkedItems(items, before, converted);
    this.#lanes.set(own, { said: lastOf([...others, ...said, ...checked]), waiting: waiting + 1 });
    if (checked === items) return body;
    return { ...body, input: typeof input === "string" ? checked[0]?.["content"] : checked };
  }

  /** Reads an event of the provider. */
  said(event: JsonObject): void {
    const { response } = event;
    const id = isObject(response) ? response["id"] : undefined;
    if (typeof id !== "string" || !isObject(response)) return;
    const known = this.#responses.get(id);
    const lane = known?.lane ?? laneOf(event);
    if (known === undefined) {
      const { said, waiting } = this.#lanes.get(lane) ?? EMPTY;
      this.#lanes.set(lane, waiting > 1 ? { said, waiting: waiting - 1 } : EMPTY);
      this.#responses.set(id, { lane, said });
    }
    if (hasSpoken(response)) this.#responses.set(id, { lane, said: [] });
  }
}

/** The name that the client has given to a sequence of responses; the provider repeats it. */
function laneOf({ stream_id: lane }: JsonObject): string {
  return typeof lane === "string" ? lane : "";
}

function itemsOf(input: unknown): readonly JsonObject[] {
  const items: readonly unknown[] = Array.isArray(input) ? input : [input];
  return items
    .map((item) => (typeof item === "string" ? { role: "user", content: item } : item))
    .filter(isObject);
}

/** Returns the items after the guards have checked them with those before; the same list if nothing changed. */
function checkedItems(
  items: readonly JsonObject[],
  before: readonly JsonObject[],
  converted: CheckedPrompt["converted"],
): readonly JsonObject[] {
  if (before.length === 0) return items;
  const start = before.length;
  const body = { input: [...before, ...items] };
  const { input } = converted(SOCKET, body, { start, end: start + items.length });
  return input === body.input ? items : itemsOf(input).slice(start);
}

/** The ends of the last items, up to the characters that guards of a stream hold back. */
function lastOf(items: readonly JsonObject[]): readonly JsonObject[] {
  const last: JsonObject[] = [];
  let left = MAX_SAID_CHARACTERS;
  for (const item of items.toReversed()) {
    const { end, isEmpty } = saidIn(item);
    if (isEmpty) continue;
    if (left <= 0 || last.length >= MAX_SAID_ITEMS) break;
    last.unshift(end);
    left -= String(end["content"]).length;
  }
  return last;
}
