import { badRequest } from "./fault.ts";
import type { ChatFormatName, ChatRequest } from "./form.ts";
import type { Notes } from "./notes.ts";

/** The member with the conversation, by the client's format. */
const CONVERSATION: Readonly<Record<ChatFormatName, string>> = {
  completions: "/messages",
  messages: "/messages",
  responses: "/input",
  gemini: "/contents",
  converse: "/messages",
};

/**
 * The text of a user message for a vendor that refuses a conversation without one, such as a system
 * prompt alone. Anthropic and Amazon refuse text without visible characters.
 */
const FILLER = ".";

/**
 * The text of the user message to add, with a note.
 * @throws ChatFault if the client has sent nothing at all
 */
export function addedText({ from, system, messages }: ChatRequest, notes: Notes): string {
  const at = CONVERSATION[from];
  if (system.length === 0 && messages.length === 0) throw badRequest(at, "it has no messages");
  notes.changed(at, `the provider needs a user message first, so \`${FILLER}\` is added`);
  return FILLER;
}
