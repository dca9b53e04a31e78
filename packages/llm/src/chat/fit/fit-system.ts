import type { ModelFacts } from "../../facts/model-facts.ts";
import type { ChatFormatName, ChatRequest } from "../form.ts";
import type { Notes } from "../notes.ts";

/** Formats whose servers accept system messages between others, unless facts about the model say otherwise. */
const WITH_SYSTEM: ReadonlySet<ChatFormatName> = new Set(["completions", "responses"]);
/** Formats in which a message can be one of the system. */
const CAPABLE: ReadonlySet<ChatFormatName> = new Set(["completions", "responses", "messages"]);

/** The request with system messages in the system prompt, if they cannot stay between other messages. */
export function fittedSystem(
  request: ChatRequest,
  format: ChatFormatName,
  { systemMessages = WITH_SYSTEM.has(format) }: ModelFacts,
  notes: Notes,
): ChatRequest {
  const within = request.messages.filter(({ role }) => role === "system");
  const staysThere = CAPABLE.has(format) && (systemMessages || WITH_SYSTEM.has(format));
  if (within.length === 0 || staysThere) return request;
  const parts = within.flatMap((message) => message.parts);
  if (request.from === "messages")
    for (const { at } of parts)
      notes.changed(at, "the provider has system messages only before all others");
  return {
    ...request,
    system: [...request.system, ...parts],
    messages: request.messages.filter(({ role }) => role !== "system"),
  };
}
