import type { ChatFormat } from "../../formats/format.ts";

/** What a format reads from events, each a value of JSON. */
export function eventsOf(format: ChatFormat, values: readonly unknown[]) {
  const text = values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join("");
  const reader = format.streamReader();
  return [...reader.read(Buffer.from(text)), ...reader.end()];
}

/** A chunk of chat completions with a piece of a tool call. */
export const call = (
  index: number | undefined,
  id: string | undefined,
  name?: string,
  text = "",
) => ({
  id: "chatcmpl-1",
  choices: [
    {
      index: 0,
      delta: { tool_calls: [{ index, id, function: { name, arguments: text } }] },
      finish_reason: null,
    },
  ],
});
/** The chunk of chat completions that ends tool calls. */
export const END = { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] };
