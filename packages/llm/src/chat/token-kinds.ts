import { asNumber, type JsonObject } from "../json.ts";
import type { Usage } from "./form.ts";

/** The kinds of tokens, under the names that OpenAI uses. */
export function detailsOf(input: JsonObject, output: JsonObject): Partial<Usage> {
  return {
    inputText: asNumber(input["text_tokens"]),
    inputImage: asNumber(input["image_tokens"]),
    inputAudio: asNumber(input["audio_tokens"]),
    outputText: asNumber(output["text_tokens"]),
    outputImage: asNumber(output["image_tokens"]),
    outputAudio: asNumber(output["audio_tokens"]),
  };
}
