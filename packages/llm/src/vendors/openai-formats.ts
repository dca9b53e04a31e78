import type { ModelFacts } from "../facts/model-facts.ts";
import type { FormatName } from "../formats/names.ts";

/** The formats of an API of OpenAI by which a model with these facts is served. */
export function servedFormats(
  formats: readonly FormatName[],
  { api }: ModelFacts,
): readonly FormatName[] {
  const isByResponses = api === "Responses" && formats.includes("responses");
  return isByResponses ? formats.filter((format) => format !== "completions") : formats;
}
