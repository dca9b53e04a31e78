import type { Usage } from "../chat/form.ts";
import { detailsOf } from "../chat/token-kinds.ts";
import { serviceTierIn } from "../chat/service-tier.ts";
import type { CallRecord } from "../call/record.ts";
import { type JsonObject, numberIn, objectIn, objectOf, textIn } from "../json.ts";
import { CREATE } from "./events.ts";

/** An incomplete response. */
interface Lane {
  /** Length of the event that requested it. */
  readonly asked: number;
  chunks: number;
}

const BYTES_PER_TOKEN = 4;
const ENDS: ReadonlySet<unknown> = new Set([
  "response.done",
  "response.completed",
  "response.incomplete",
  "response.failed",
]);
/** Tokens of transcribed speech are counted separately. */
const TRANSCRIBED = "conversation.item.input_audio_transcription.completed";

/** Adds up the tokens of all responses of a WebSocket, some of which run concurrently. */
export class SocketUsage {
  readonly #record: CallRecord;
  /** By lane for the Responses API, by response id for the realtime API. */
  readonly #lanes = new Map<string, Lane>();

  constructor(record: CallRecord) {
    this.#record = record;
    record.hasFinalUsage = true;
  }

  /**
   * The client requests a response.
   * @param length of the event
   */
  asked(event: JsonObject, length: number): void {
    if (event["type"] === CREATE) this.#lanes.set(laneOf(event), { asked: length, chunks: 0 });
  }

  /** Handles a provider's event; returns the number of tokens that it adds. */
  said(event: JsonObject): number {
    const type = textIn(event, "type") ?? "";
    if (type.endsWith(".delta")) this.#count(laneOf(event));
    const isEnd = ENDS.has(type);
    if (!isEnd && type !== TRANSCRIBED) return this.#noteModel(event);
    const holder = isEnd ? objectOf(event["response"]) : event;
    if (isEnd) {
      this.#lanes.delete(textIn(holder, "id") ?? "");
      this.#lanes.delete(laneOf(event));
      this.#record.responseModel = textIn(holder, "model") ?? this.#record.responseModel;
      this.#record.serviceTier = serviceTierIn(holder) ?? this.#record.serviceTier;
    }
    return this.#add(usageOf(objectIn(holder, "usage")));
  }

  /** The connection has ended: the usage of incomplete responses is estimated. */
  end(): void {
    for (const { asked, chunks } of this.#lanes.values()) {
      if (chunks === 0) continue;
      this.#add({ input: Math.ceil(asked / BYTES_PER_TOKEN), output: chunks });
      this.#record.isEstimated = true;
    }
    this.#lanes.clear();
  }

  #count(key: string): void {
    this.#record.chunks += 1;
    const lane = this.#lanes.get(key);
    if (lane === undefined) this.#lanes.set(key, { asked: 0, chunks: 1 });
    else lane.chunks += 1;
  }

  #noteModel(event: JsonObject): 0 {
    const holder = objectIn(event, "session") ?? objectIn(event, "response");
    const model = holder && textIn(holder, "model");
    this.#record.responseModel = model ?? this.#record.responseModel;
    return 0;
  }

  #add(usage: Usage | undefined): number {
    if (usage === undefined) return 0;
    const before = this.#record.usage;
    this.#record.usage = before === undefined ? usage : sumOf(before, usage);
    return usage.input + usage.output;
  }
}

function laneOf(event: JsonObject): string {
  return textIn(event, "response_id") ?? textIn(event, "stream_id") ?? "";
}

/** The details of both formats, which use different names. */
function usageOf(usage: JsonObject | undefined): Usage | undefined {
  if (usage === undefined || usage["type"] === "duration") return undefined;
  const input = objectIn(usage, "input_token_details") ?? objectOf(usage["input_tokens_details"]);
  const output =
    objectIn(usage, "output_token_details") ?? objectOf(usage["output_tokens_details"]);
  return {
    input: numberIn(usage, "input_tokens") ?? 0,
    output: numberIn(usage, "output_tokens") ?? 0,
    cacheRead: numberIn(input, "cached_tokens"),
    reasoning: numberIn(output, "reasoning_tokens"),
    ...detailsOf(input, output),
    total: numberIn(usage, "total_tokens"),
  };
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
