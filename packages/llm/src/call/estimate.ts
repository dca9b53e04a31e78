import { MOST_TOKENS } from "../bounds.ts";
import { familyWith } from "../families/table.ts";
import type { FormatName } from "../formats/names.ts";
import { countIn, type JsonObject, listIn, objectOf } from "../json.ts";
import type { CallRecord } from "./record.ts";

/** The tokens that a call may use, according to its request. */
export interface CallSize {
  /** The number of bytes of the request. */
  readonly bytes: number;
  /** Maximum output tokens; undefined if the request sets none. */
  readonly maxOutput: number | undefined;
}

/** An estimate for English text; a token is never shorter than a byte. */
const BYTES_PER_TOKEN = 4;

/** The field for the maximum output tokens in each format. */
const BOUNDS: Partial<Readonly<Record<FormatName, (body: JsonObject) => number | undefined>>> = {
  completions: (body) =>
    times(
      countIn(body, "max_completion_tokens") ?? countIn(body, "max_tokens"),
      countIn(body, "n"),
    ),
  textCompletions: (body) => {
    const each = Math.max(countIn(body, "n") ?? 1, countIn(body, "best_of") ?? 1);
    const prompts = listIn(body, "prompt").filter((prompt) => typeof prompt !== "number");
    return times(countIn(body, "max_tokens"), each * Math.max(1, prompts.length));
  },
  messages: (body) => countIn(body, "max_tokens"),
  responses: (body) => countIn(body, "max_output_tokens"),
  gemini: ({ generationConfig }) => {
    const config = objectOf(generationConfig);
    return times(countIn(config, "maxOutputTokens"), countIn(config, "candidateCount"));
  },
  converse: ({ inferenceConfig }) => countIn(objectOf(inferenceConfig), "maxTokens"),
};

function times(each: number | undefined, count = 1): number | undefined {
  return each && Math.min(MOST_TOKENS, each * Math.max(1, count));
}

/**
 * The maximum output tokens of a call, from the request that the provider receives; 0 for
 * embeddings, reranking and counts.
 */
export function outputBound(format: FormatName, body: JsonObject): number | undefined {
  return familyWith(format) === undefined ? BOUNDS[format]?.(body) : 0;
}

/**
 * Estimates the usage that a provider did not report: input tokens from the length of the request; output
 * tokens from the length of the response, or as one per received chunk.
 */
export function estimateUsage(record: CallRecord, requestBytes: number): void {
  const { usage, chunks, hasFinalUsage = false, length = 0 } = record;
  if (hasFinalUsage || (usage !== undefined && usage.output >= chunks)) return;
  const input = usage?.input ?? Math.ceil(requestBytes / BYTES_PER_TOKEN);
  record.usage = { ...usage, input, output: Math.max(chunks, Math.ceil(length / BYTES_PER_TOKEN)) };
  record.isEstimated = true;
}
