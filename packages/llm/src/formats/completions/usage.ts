import type { Usage } from "../../chat/form.ts";
import { detailsOf } from "../../chat/token-kinds.ts";
import {
  asCount,
  hasCounts,
  type JsonObject,
  listIn,
  objectIn,
  objectOf,
  textIn,
} from "../../json.ts";

/** The usage in a response or chunk; Moonshot AI puts that of a stream into the choice. */
export function usageIn(body: JsonObject): JsonObject | undefined {
  return objectIn(body, "usage") ?? objectIn(objectOf(listIn(body, "choices")[0]), "usage");
}

/** OpenAI's token counts; undefined if they are missing. */
export function readCompletionsUsage(usage: JsonObject | undefined): Usage | undefined {
  if (!hasCounts(usage)) return undefined;
  const input = objectOf(usage["prompt_tokens_details"]);
  const output = objectOf(usage["completion_tokens_details"]);
  const prompt = asCount(usage["prompt_tokens"]) ?? 0;
  const total = asCount(usage["total_tokens"]);
  return {
    ...detailsOf(input, output),
    input: prompt,
    // Google and xAI count reasoning only in the total.
    output: Math.max(asCount(usage["completion_tokens"]) ?? 0, (total ?? 0) - prompt),
    // Moonshot AI and DeepSeek report the tokens of their caches beside the others.
    cacheRead:
      asCount(input["cached_tokens"]) ??
      asCount(usage["cached_tokens"]) ??
      asCount(usage["prompt_cache_hit_tokens"]),
    cacheWrite: asCount(input["cache_write_tokens"]),
    reasoning: asCount(output["reasoning_tokens"]),
    total,
  };
}

/** Some servers report the tokens so far in every chunk. */
export function hasFinalCompletionsUsage(chunk: JsonObject): boolean {
  const choices = listIn(chunk, "choices");
  return choices.every((choice) => textIn(objectOf(choice), "finish_reason") !== undefined);
}

export function writeCompletionsUsage(usage: Usage): JsonObject {
  const { input, output, cacheRead, cacheWrite, reasoning, inputAudio, outputAudio } = usage;
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: some({
      cached_tokens: cacheRead,
      cache_write_tokens: cacheWrite,
      audio_tokens: inputAudio,
    }),
    completion_tokens_details: some({ reasoning_tokens: reasoning, audio_tokens: outputAudio }),
  };
}

/** Returns the object, or undefined if no member has a value. */
function some(object: JsonObject): JsonObject | undefined {
  return Object.values(object).some((value) => value !== undefined) ? object : undefined;
}
