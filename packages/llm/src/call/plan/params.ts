import { camelCased, camelIn } from "../../formats/gemini/names.ts";
import type { FormatName } from "../../formats/names.ts";
import { type JsonObject, numberIn, objectOf, textIn } from "../../json.ts";

/** A request's parameters besides its prompt; parameters that are not set are absent. */
export type CallParams = Readonly<Record<string, number | string>>;

/** Numeric parameters: the name in telemetry, followed by the names in requests. */
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

/** The parameters of a request; in Google's and Amazon's formats, they are in a nested object. */
export function paramsOf(format: FormatName, body: JsonObject | undefined): CallParams {
  if (body === undefined) return {};
  const said =
    format === "gemini"
      ? camelIn(camelCased(body), "generationConfig")
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
