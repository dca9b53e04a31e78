import { asCount, type JsonObject } from "../json.ts";
import type { Usage } from "./form.ts";

/** The kinds of tokens, under the names that OpenAI uses. */
export function detailsOf(input: JsonObject, output: JsonObject): Partial<Usage> {
  return {
    inputText: asCount(input["text_tokens"]),
    inputImage: asCount(input["image_tokens"]),
    inputAudio: asCount(input["audio_tokens"]),
    outputText: asCount(output["text_tokens"]),
    outputImage: asCount(output["image_tokens"]),
    outputAudio: asCount(output["audio_tokens"]),
  };
}
