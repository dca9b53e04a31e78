import { familyWith } from "../families/table.ts";
import type { FormatName } from "../formats/names.ts";
import { type JsonObject, numberIn, objectOf } from "../json.ts";
import type { CallRecord } from "./record.ts";

/** What a call may use, according to its request. */
export interface CallSize {
  /** Bytes of the request. */
  readonly bytes: number;
  /** Maximum output tokens; undefined if the request sets none. */
  readonly maxOutput: number | undefined;
}

/** For English text; a token is never less than a byte. */
const BYTES_PER_TOKEN = 4;

/** The field for the maximum output tokens in each format. */
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
  models: () => 0,
};

function times(each: number | undefined, count: unknown): number | undefined {
  return each && each * (typeof count === "number" ? Math.max(1, count) : 1);
}

/**
 * The maximum output tokens of a call, from the request that the provider receives; 0 for
 * embeddings, reranking and counts.
 */
export function outputBound(format: FormatName, body: JsonObject): number | undefined {
  return familyWith(format) === undefined ? BOUNDS[format]?.(body) : 0;
}

/**
 * Estimates the missing usage of an interrupted call: input tokens by the request's length, and one
 * output token per received chunk.
 */
export function estimateUsage(record: CallRecord, requestBytes: number): void {
  const { usage, chunks, hasFinalUsage = false } = record;
  if (hasFinalUsage || (usage !== undefined && usage.output >= chunks)) return;
  const input = usage?.input ?? Math.ceil(requestBytes / BYTES_PER_TOKEN);
  record.usage = { ...usage, input, output: chunks };
  record.isEstimated = true;
}
