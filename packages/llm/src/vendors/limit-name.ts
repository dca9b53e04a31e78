import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";
import type { ModelFacts } from "../facts/model-facts.ts";

const OLD = "max_tokens";
const NEW = "max_completion_tokens";

/**
 * Gives the limit of tokens of a chat completion the name that the model's API knows: newer models of OpenAI refuse the
 * older name, and other APIs refuse or ignore the newer one.
 */
export function withLimitName(
  body: JsonObject,
  { format, facts }: { readonly format: FormatName; readonly facts: ModelFacts },
): JsonObject {
  if (format !== "completions" || facts.completionTokens === undefined) return body;
  const [from, to] = facts.completionTokens ? [OLD, NEW] : [NEW, OLD];
  const { [from]: limit, ...others } = body;
  return limit === undefined || others[to] !== undefined ? body : { ...others, [to]: limit };
}
