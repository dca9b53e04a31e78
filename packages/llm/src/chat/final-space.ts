import type { Message, Part } from "./form.ts";
import type { Notes } from "./notes.ts";
import { isProven } from "./turns.ts";

/**
 * Removes white space from the end of the last message if it is the assistant's, which the model continues:
 * Anthropic's models refuse white space there.
 */
export function withoutFinalSpace(messages: readonly Message[], notes: Notes): readonly Message[] {
  const index = messages.findLastIndex(({ parts }) => parts.some(hasContent));
  const message = messages[index];
  if (message?.role !== "assistant") return messages;
  const position = message.parts.findLastIndex(hasContent);
  const part = message.parts[position];
  if (part?.kind !== "text" && part?.kind !== "refusal") return messages;
  const text = part.text.trimEnd();
  if (text === part.text) return messages;
  notes.changed(part.at, "the provider refuses white space at the end of the assistant's message");
  return messages.with(index, {
    ...message,
    parts: message.parts.with(position, { ...part, text }),
  });
}

/** Whether a part is sent to Anthropic's models, which refuse text without visible characters. */
export function hasContent(part: Part): boolean {
  if (part.kind === "reasoning") return isProven(part);
  return (part.kind !== "text" && part.kind !== "refusal") || part.text.trim() !== "";
}
