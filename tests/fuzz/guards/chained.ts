import { isObject, type JsonObject } from "@edge-gateway/llm";
import type { Random } from "../random.ts";
import {
  isAccepted,
  message,
  type NextEvent,
  type Provider,
  type SocketApi,
} from "./conversations.ts";

/** The responses API over WebSocket, written from its reference. */
export const RESPONSES: SocketApi = {
  name: "socket responses",
  isRealtime: false,
  start: (random) => ({ provider: new ResponsesProvider(random), next: nextEvent() }),
};

type Answer = (event: JsonObject) => void;

class ResponsesProvider implements Provider {
  readonly #contexts = new Map<unknown, readonly JsonObject[]>();
  #count = 0;
  readonly #random: Random;
  readonly #echoes: boolean;

  constructor(random: Random) {
    this.#random = random;
    this.#echoes = random.percent(50);
  }

  handle(event: JsonObject, answer: Answer) {
    const { type, stream_id: lane, previous_response_id: previous } = event;
    const own = { ...(lane !== undefined && { stream_id: lane }) };
    if (type === "response.steer") return this.#steer(event, answer);
    const input = itemsIn(event["input"]);
    const before = previous === undefined ? [] : this.#contexts.get(previous);
    const isWrong = input.some((item) => !isAccepted(item)) || event["temperature"] === 9;
    if (type !== "response.create" || isWrong || before === undefined) {
      answer({ type: "error", ...own, status: 400, error: {} });
      return undefined;
    }
    const { instructions = "" } = event;
    return this.#run(
      { lane, previous, instructions, input: [...before, ...input] },
      event["generate"] !== false,
      answer,
    );
  }

  #run(
    {
      lane,
      previous,
      instructions,
      input,
    }: { lane: unknown; previous: unknown; instructions: unknown; input: readonly JsonObject[] },
    isGenerated: boolean,
    answer: Answer,
  ) {
    const id = `r${(this.#count += 1)}`;
    const own = { ...(lane !== undefined && { stream_id: lane }) };
    const echo = this.#echoes ? { previous_response_id: previous ?? null } : {};
    const content = [{ type: "output_text", text: this.#random.pick(["Yes", "No", ""]) }];
    const output = isGenerated ? [{ type: "message", role: "assistant", content }] : [];
    answer({ type: "response.created", ...own, response: { id, ...echo, output: [] } });
    answer({ type: "response.completed", ...own, response: { id, ...echo, output } });
    this.#contexts.set(id, [...input, ...output]);
    return { instructions, input };
  }

  #steer({ previous_response_id: previous, input }: JsonObject, answer: Answer) {
    const before = this.#contexts.get(previous);
    const items = itemsIn(input);
    const isRight = items.every((item) => item["role"] === "user" && isAccepted(item));
    if (before === undefined || !isRight || this.#random.percent(20)) {
      const steer = { previous_response_id: previous, input };
      answer({ type: "response.steer.failed", error: {}, steer });
      return undefined;
    }
    answer({ type: "response.steer.accepted", steer: { id: "s", previous_response_id: previous } });
    return this.#run(
      { lane: undefined, previous, instructions: "", input: [...before, ...items] },
      true,
      answer,
    );
  }
}

function itemsIn(input: unknown): readonly JsonObject[] {
  if (typeof input === "string")
    return [{ role: "user", content: [{ type: "input_text", text: input }] }];
  return Array.isArray(input) ? input.filter(isObject) : [];
}

const IDS = ["r1", "r2", "r3", "r4"] as const;

function nextEvent(): NextEvent {
  let count = 0;
  return (piece, random) => {
    const previous = random.percent(65)
      ? { previous_response_id: random.percent(60) && count > 0 ? `r${count}` : random.pick(IDS) }
      : {};
    const lane = random.percent(25) ? { stream_id: random.pick(["a", "b"]) } : {};
    const input = random.percent(40)
      ? (piece ?? ".")
      : [message(piece, random), ...(random.percent(30) ? [message(undefined, random)] : [])];
    if (random.percent(4)) return { type: "response.cancel" };
    if (random.percent(12)) return { type: "response.steer", ...previous, input };
    count += 1;
    const isQuiet = random.percent(70) ? { generate: false } : {};
    const wrong = random.percent(10) ? { temperature: 9 } : {};
    const isInstructed = piece !== undefined && random.percent(20);
    const text = isInstructed ? { instructions: piece, input: "." } : { input };
    return { type: "response.create", ...isQuiet, ...wrong, ...lane, ...previous, ...text };
  };
}
