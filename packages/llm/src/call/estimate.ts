import type { FormatName } from "../formats/names.ts";
import { type JsonObject, numberIn, objectOf } from "../json.ts";
import type { CallRecord } from "./record.ts";

/** What a call may use, as far as its request says it. */
export interface CallSize {
  /** Of the request. */
  readonly bytes: number;
  /** Most tokens of the response; undefined where the request names no bound. */
  readonly maxOutput: number | undefined;
}

/** Of English text; a token is never less than a byte. */
const BYTES_PER_TOKEN = 4;

/** How each format says it; embeddings and the like have no response of tokens. */
const BOUNDS: Partial<Readonly<Record<FormatName, (body: JsonObject) => number | undefined>>> = {
  completions: (body) =>
    times(numberIn(body, "max_completion_tokens") ?? numberIn(body, "max_tokens"), body["n"]),
  messages: (body) => numberIn(body, "max_tokens"),
  responses: (body) => numberIn(body, "max_output_tokens"),
  gemini: ({ generationConfig }) => {
    const config = objectOf(generationConfig);
    return times(numberIn(config, "maxOutputTokens"), config["candidateCount"]);
  },
  converse: ({ inferenceConfig }) => numberIn(objectOf(inferenceConfig), "maxTokens"),
  embeddings: () => 0,
  rerank: () => 0,
  tokenCount: () => 0,
  geminiTokenCount: () => 0,
  models: () => 0,
};

function times(each: number | undefined, count: unknown): number | undefined {
  return each && each * (typeof count === "number" ? Math.max(1, count) : 1);
}

/** The most tokens that a response can have, by the request as the provider gets it. */
export function outputBound(format: FormatName, body: JsonObject): number | undefined {
  return BOUNDS[format]?.(body);
}

/**
 * Completes the tokens of a call that was cut before the provider has said them: those of the request
 * by its length, and one for each piece of the response that came.
 */
export function estimateUsage(record: CallRecord, requestBytes: number): void {
  const { usage, chunks } = record;
  if (usage !== undefined && usage.output >= chunks) return;
  const input = usage?.input ?? Math.ceil(requestBytes / BYTES_PER_TOKEN);
  record.usage = { ...usage, input, output: chunks };
  record.isEstimated = true;
}
