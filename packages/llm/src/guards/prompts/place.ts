/** The parts of a prompt (specification document 2, prompt guard). */
export type Scope = "SystemPrompt" | "Messages" | "ToolOutput" | "ToolInput";

/** The place of a text in the messages. */
export interface TextPlace {
  /** The part of the prompt; undefined: the format does not say, so every guard checks the text. */
  readonly scope: Scope | undefined;
  /** The role of the message: `system`, `user`, `assistant` or `tool`. */
  readonly role: string;
}

export const SYSTEM: TextPlace = { scope: "SystemPrompt", role: "system" };
export const USER: TextPlace = { scope: "Messages", role: "user" };
export const THOUGHT: TextPlace = { scope: "Messages", role: "assistant" };
export const TOOL_OUTPUT: TextPlace = { scope: "ToolOutput", role: "tool" };
export const TOOL_INPUT: TextPlace = { scope: "ToolInput", role: "assistant" };
export const ANYWHERE: TextPlace = { scope: undefined, role: "user" };

const SYSTEM_ROLES: ReadonlySet<string> = new Set(["system", "developer"]);

/** The place of the texts in a message of the given role. */
export function placeOf(named = "user"): TextPlace {
  const role = named.trim().toLowerCase();
  return SYSTEM_ROLES.has(role) ? SYSTEM : { scope: "Messages", role };
}
