import type { Usage } from "../chat/form.ts";
import { serviceTierIn } from "../chat/service-tier.ts";
import type { CallRecord } from "../call/read/record.ts";
import { readResponsesUsage } from "../formats/responses/usage.ts";
import { type JsonObject, objectIn, objectOf, textIn } from "../json.ts";
import { CREATE } from "./events.ts";

/**
 * The tokens that a call has used, and the lane of the call. Without a lane, the call was not requested by
 * the client.
 */
export interface UsedTokens {
  readonly lane: string | undefined;
  readonly usage: Usage | undefined;
}

/** What is known about the usage of an incomplete response. */
interface Response {
  /** The length of the client's event that requested the response. */
  readonly asked: number;
  chunks: number;
  hasBegun: boolean;
}

const BYTES_PER_TOKEN = 4;
const ENDS: ReadonlySet<unknown> = new Set([
  "response.done",
  "response.completed",
  "response.incomplete",
  "response.failed",
]);
/** The event that ends a transcription of speech, whose tokens are counted separately. */
const TRANSCRIBED = "conversation.item.input_audio_transcription.completed";

/** Adds up the tokens of all responses of a WebSocket, some of which run concurrently. */
export class SocketUsage {
  readonly #record: CallRecord;
  /**
   * The incomplete responses: by lane for the Responses API, by response id for the realtime API. The first one of a
   * lane runs, the others wait.
   */
  readonly #lanes = new Map<string, Response[]>();

  constructor(record: CallRecord) {
    this.#record = record;
    record.hasFinalUsage = true;
  }

  /**
   * Records that the client requests a response.
   * @param length of the event
   */
  asked(event: JsonObject, length: number): void {
    if (event["type"] !== CREATE) return;
    const lane = askedLaneOf(event);
    const responses = this.#lanes.get(lane) ?? [];
    responses.push({ asked: length, chunks: 0, hasBegun: false });
    this.#lanes.set(lane, responses);
  }

  /** Handles a provider's event; returns the token usage of the call that the event ends. */
  said(event: JsonObject): UsedTokens | undefined {
    const type = textIn(event, "type") ?? "";
    if (type.endsWith(".delta")) this.#count(laneOf(event));
    if (type === "response.created") this.#runningIn(laneOf(event)).hasBegun = true;
    if (type === "error") return this.#refused(laneOf(event));
    const isEnd = isLastEvent(event);
    if (!isEnd && type !== TRANSCRIBED) return this.#noteModel(event);
    const holder = isEnd ? objectOf(event["response"]) : event;
    if (isEnd) {
      this.#lanes.delete(textIn(holder, "id") ?? "");
      this.#remove(laneOf(event), 0);
      this.#record.responseModel = textIn(holder, "model") ?? this.#record.responseModel;
      this.#record.serviceTier = serviceTierIn(holder) ?? this.#record.serviceTier;
    }
    const used = objectIn(holder, "usage");
    const usage = used?.["type"] === "duration" ? undefined : readResponsesUsage(used);
    this.#add(usage);
    return { lane: isEnd ? laneOf(event) : undefined, usage };
  }

  /** Is called when the connection has ended; returns estimates for the incomplete responses. */
  end(): readonly UsedTokens[] {
    const cut = [...this.#lanes].flatMap(([lane, responses]) =>
      responses.filter(({ chunks }) => chunks > 0).map((response) => ({ lane, ...response })),
    );
    this.#lanes.clear();
    return cut.map(({ lane, asked, chunks }) => {
      const usage = { input: Math.ceil(asked / BYTES_PER_TOKEN), output: chunks };
      this.#add(usage);
      this.#record.isEstimated = true;
      return { lane, usage };
    });
  }

  /**
   * Removes a response for which the provider sent an error: the first one that has not begun. Other errors belong to
   * other events.
   */
  #refused(lane: string): UsedTokens | undefined {
    const responses = this.#lanes.get(lane) ?? [];
    const at = responses.findIndex(({ hasBegun, chunks }) => !hasBegun && chunks === 0);
    if (at < 0) return undefined;
    this.#remove(lane, at);
    return { lane, usage: undefined };
  }

  #remove(lane: string, at: number): void {
    const responses = this.#lanes.get(lane) ?? [];
    responses.splice(at, 1);
    if (responses.length === 0) this.#lanes.delete(lane);
  }

  #count(lane: string): void {
    this.#record.chunks += 1;
    this.#runningIn(lane).chunks += 1;
  }

  #runningIn(lane: string): Response {
    const [first] = this.#lanes.get(lane) ?? [];
    if (first !== undefined) return first;
    const response = { asked: 0, chunks: 0, hasBegun: false };
    this.#lanes.set(lane, [response]);
    return response;
  }

  #noteModel(event: JsonObject): undefined {
    const holder = objectIn(event, "session") ?? objectIn(event, "response");
    const model = holder && textIn(holder, "model");
    this.#record.responseModel = model ?? this.#record.responseModel;
    return undefined;
  }

  #add(usage: Usage | undefined): void {
    if (usage === undefined) return;
    const before = this.#record.usage;
    this.#record.usage = before === undefined ? usage : sumOf(before, usage);
  }
}

/** Whether a response ends with the given event. */
export function isLastEvent(event: JsonObject): boolean {
  return ENDS.has(event["type"]);
}

/** The lane of an event; for the realtime API, the id of the response, if the event has one. */
export function laneOf(event: JsonObject): string {
  return textIn(event, "response_id") ?? textIn(event, "stream_id") ?? "";
}

/** The lane in which a client asks for a response; it does not know the id of that. */
export function askedLaneOf(event: JsonObject): string {
  return textIn(event, "stream_id") ?? "";
}

const KINDS = [
  "cacheRead",
  "cacheWrite",
  "reasoning",
  "inputText",
  "inputImage",
  "inputAudio",
  "outputText",
  "outputImage",
  "outputAudio",
  "total",
] as const satisfies readonly (keyof Usage)[];

function sumOf(one: Usage, other: Usage): Usage {
  const kinds = KINDS.filter((kind) => one[kind] !== undefined || other[kind] !== undefined);
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    ...Object.fromEntries(kinds.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)])),
  };
}
