// Written by emitted.test.ts; the compiler checks it.
import type { MessagesResponse } from "../types.ts";

export const RESPONSES = [
  {
    id: "id-1",
    type: "message",
    role: "assistant",
    model: "m",
    content: [
      { type: "thinking", thinking: "Oslo is cold", signature: "" },
      { type: "text", text: "I look" },
      { type: "tool_use", id: "call_2", name: "weather", input: { city: "Oslo" } },
      { type: "tool_use", id: "call_3", name: "time", input: {} },
    ],
    stop_reason: "tool_use",
    stop_sequence: null,
    usage: {
      input_tokens: 7,
      output_tokens: 5,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    },
  },
] satisfies readonly MessagesResponse[];
