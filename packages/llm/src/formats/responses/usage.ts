import type { Usage } from "../../chat/form.ts";
import { detailsOf } from "../../chat/token-kinds.ts";
import { countIn, hasCounts, type JsonObject, objectIn, objectOf } from "../../json.ts";

/** Token counts of the Responses and the realtime API, which name the details differently; undefined if they are missing. */
export function readResponsesUsage(usage: JsonObject | undefined): Usage | undefined {
  if (!hasCounts(usage)) return undefined;
  const input = objectIn(usage, "input_tokens_details") ?? objectOf(usage["input_token_details"]);
  const output =
    objectIn(usage, "output_tokens_details") ?? objectOf(usage["output_token_details"]);
  return {
    input: countIn(usage, "input_tokens") ?? 0,
    output: countIn(usage, "output_tokens") ?? 0,
    cacheRead: countIn(input, "cached_tokens"),
    cacheWrite: countIn(input, "cache_write_tokens"),
    reasoning: countIn(output, "reasoning_tokens"),
    ...detailsOf(input, output),
    total: countIn(usage, "total_tokens"),
  };
}

export function writeResponsesUsage(usage: Usage): JsonObject {
  const { input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 } = usage;
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: cacheRead, cache_write_tokens: cacheWrite },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: input + output,
  };
}
