import { type JsonObject, numberIn } from "../json.ts";
import type { Usage } from "./form.ts";

/** What kinds of tokens there are, by the names that OpenAI gives them everywhere. */
export function detailsOf(input: JsonObject, output: JsonObject): Partial<Usage> {
  return {
    inputText: numberIn(input, "text_tokens"),
    inputImage: numberIn(input, "image_tokens"),
    inputAudio: numberIn(input, "audio_tokens"),
    outputText: numberIn(output, "text_tokens"),
    outputImage: numberIn(output, "image_tokens"),
    outputAudio: numberIn(output, "audio_tokens"),
  };
}
