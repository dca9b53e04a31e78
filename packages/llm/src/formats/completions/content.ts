import { isObject, type JsonObject, objectOf, textIn } from "../../json.ts";

/** A text of a message, in the order of the message. */
export interface SaidText {
  readonly kind: "text" | "reasoning";
  readonly text: string;
}

/** The texts of a response's content; Mistral sends a list with its reasoning. */
export function saidIn(content: unknown): readonly SaidText[] {
  if (typeof content === "string") return [{ kind: "text", text: content }];
  if (!Array.isArray(content)) return [];
  return content.flatMap((part) => (isObject(part) ? saidInPart(part) : []));
}

function saidInPart(part: JsonObject): readonly SaidText[] {
  if (part["type"] === "text") return [{ kind: "text", text: textIn(part, "text") ?? "" }];
  if (part["type"] !== "thinking") return [];
  const { thinking } = part;
  if (typeof thinking === "string") return [{ kind: "reasoning", text: thinking }];
  const pieces = Array.isArray(thinking) ? thinking : [];
  const texts = pieces.map((piece) => textIn(objectOf(piece), "text") ?? "");
  return [{ kind: "reasoning", text: texts.join("") }];
}

/** Whether a list of content has parts without text, such as references. */
export function hasOtherParts(content: unknown): boolean {
  return Array.isArray(content) && content.some((part) => saidInPart(objectOf(part)).length === 0);
}
