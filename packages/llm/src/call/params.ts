import type { FormatName } from "../formats/names.ts";
import { type JsonObject, numberIn, objectOf, textIn } from "../json.ts";

/** What a request asks of the model beside its prompt; what it does not say is absent. */
export type CallParams = Readonly<Record<string, number | string>>;

/** Names in telemetry, with those in requests. */
const NUMBERS: readonly (readonly [name: string, ...said: string[]])[] = [
  ["temperature", "temperature"],
  ["top_p", "top_p", "topP"],
  ["top_k", "top_k", "topK"],
  ["frequency_penalty", "frequency_penalty", "frequencyPenalty"],
  ["presence_penalty", "presence_penalty", "presencePenalty"],
  ["seed", "seed"],
  [
    "max_tokens",
    "max_completion_tokens",
    "max_output_tokens",
    "max_tokens",
    "maxOutputTokens",
    "maxTokens",
  ],
  ["dimensions", "dimensions"],
];

/** What a request of this format says; formats of Google and Amazon keep it in a member of their own. */
export function paramsOf(format: FormatName, body: JsonObject | undefined): CallParams {
  if (body === undefined) return {};
  const said =
    format === "gemini"
      ? objectOf(body["generationConfig"])
      : format === "converse"
        ? objectOf(body["inferenceConfig"])
        : body;
  const params: Record<string, number | string> = {};
  for (const [name, ...names] of NUMBERS) {
    const key = names.find((each) => numberIn(said, each) !== undefined);
    const value = key === undefined ? undefined : numberIn(said, key);
    if (value !== undefined) params[name] = value;
  }
  const encoding = textIn(said, "encoding_format");
  if (encoding !== undefined) params["encoding_format"] = encoding;
  return params;
}
