import { badRequest } from "./fault.ts";
import type { ChatFormatName, ChatRequest } from "./form.ts";
import type { Notes } from "./notes.ts";

/** For each format of clients, the member with the conversation. */
const CONVERSATION: Readonly<Record<ChatFormatName, string>> = {
  completions: "/messages",
  messages: "/messages",
  responses: "/input",
  gemini: "/contents",
  converse: "/messages",
};

/**
 * The text of a user message that is added for vendors that refuse a conversation without one, for example a
 * system prompt alone. Anthropic and Amazon refuse text without visible characters.
 */
const FILLER = ".";

/**
 * Returns the text of the user message to add, and makes a note of it.
 * @throws ChatFault if the client has sent nothing at all
 */
export function addedText({ from, system, messages }: ChatRequest, notes: Notes): string {
  const at = CONVERSATION[from];
  if (system.length === 0 && messages.length === 0) throw badRequest(at, "there are no messages");
  notes.changed(at, `the provider needs a user message first, so \`${FILLER}\` is added`);
  return FILLER;
}
