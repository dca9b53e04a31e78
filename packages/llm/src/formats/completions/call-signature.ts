import { type JsonObject, objectOf, textIn } from "../../json.ts";

/** The signature that Google's chat completions have beside a tool call. */
export function readSignature(call: JsonObject): string | undefined {
  return textIn(objectOf(objectOf(call["extra_content"])["google"]), "thought_signature");
}

export function writeSignature(signature: string | undefined): JsonObject {
  if (signature === undefined) return {};
  return { extra_content: { google: { thought_signature: signature } } };
}
