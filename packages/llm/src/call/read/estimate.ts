import { MOST_TOKENS } from "../../bounds.ts";
import { familyWith, hasInputOnly } from "../../families/table.ts";
import { camelCased, camelIn } from "../../formats/gemini/names.ts";
import type { FormatName } from "../../formats/names.ts";
import { countIn, type JsonObject, listIn, objectOf } from "../../json.ts";
import type { CallRecord } from "./record.ts";

/** The tokens that a call may use, according to its request. */
export interface CallSize {
  /** The number of bytes of the request. */
  readonly bytes: number;
  /** Maximum output tokens, if a response without a maximum of its own has this many. */
  readonly mostOutput: (usual: number) => number;
}

/** An estimate for English text; a token is never shorter than a byte. */
const BYTES_PER_TOKEN = 4;

type Bound = (body: JsonObject, usual: number) => number;

/** The fields for the maximum output tokens, and for the number of responses, in each format. */
const BOUNDS: Partial<Readonly<Record<FormatName, Bound>>> = {
  // Servers differ in which of two maxima they read, so the higher one counts.
  completions: (body, usual) => {
    const [one, other] = [countIn(body, "max_completion_tokens"), countIn(body, "max_tokens")];
    return times(Math.max(one ?? other ?? usual, other ?? 0), countIn(body, "n"));
  },
  textCompletions: (body, usual) => {
    const each = Math.max(countIn(body, "n") ?? 1, countIn(body, "best_of") ?? 1);
    const prompts = listIn(body, "prompt").filter((prompt) => typeof prompt !== "number");
    return times(countIn(body, "max_tokens") ?? usual, each * Math.max(1, prompts.length));
  },
  messages: (body, usual) => countIn(body, "max_tokens") ?? usual,
  responses: (body, usual) => countIn(body, "max_output_tokens") ?? usual,
  gemini: (body, usual) => {
    const config = camelIn(camelCased(body), "generationConfig");
    return times(countIn(config, "maxOutputTokens") ?? usual, countIn(config, "candidateCount"));
  },
  converse: ({ inferenceConfig }, usual) =>
    countIn(objectOf(inferenceConfig), "maxTokens") ?? usual,
};

function times(each: number, count = 1): number {
  return Math.min(MOST_TOKENS, each * Math.max(1, count));
}

/**
 * The maximum output tokens of a call, from the request that the provider receives; 0 for
 * embeddings, reranking and counts.
 * @param usual the tokens of a response for which the request sets no maximum
 */
export function outputBound(
  format: FormatName,
  body: JsonObject | undefined,
  usual: number,
): number {
  if (body === undefined) return usual;
  return familyWith(format) === undefined ? (BOUNDS[format]?.(body, usual) ?? usual) : 0;
}

/**
 * Estimates the usage that a provider did not report: input tokens from the length of the request; output
 * tokens from the length of the response, or as one per received chunk. Embeddings and ranks have
 * no output tokens.
 */
export function estimateUsage(record: CallRecord, requestBytes: number): void {
  const { usage, chunks, hasFinalUsage = false, length = 0 } = record;
  if (hasFinalUsage || (usage !== undefined && usage.output >= chunks)) return;
  const input = usage?.input ?? Math.ceil(requestBytes / BYTES_PER_TOKEN);
  const output = Math.max(chunks, Math.ceil(length / BYTES_PER_TOKEN));
  record.usage = { ...usage, input, output: hasInputOnly(record.providerFormat) ? 0 : output };
  record.isEstimated = true;
}
