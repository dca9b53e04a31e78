// Written by emitted.test.ts; the compiler checks it.
import type { ResponsesResponse } from "../types.ts";

export const RESPONSES = [
  {
    id: "resp_id-1",
    object: "response",
    created_at: 1,
    status: "completed",
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model: "m",
    output: [
      { id: "rs_1", type: "reasoning", summary: [{ type: "summary_text", text: "Oslo is cold" }] },
      {
        id: "msg_2",
        type: "message",
        status: "completed",
        role: "assistant",
        content: [{ type: "output_text", text: "I look", annotations: [], logprobs: [] }],
      },
      {
        id: "fc_3",
        type: "function_call",
        status: "completed",
        call_id: "call_2",
        name: "weather",
        arguments: '{"city":"Oslo"}',
      },
      {
        id: "fc_4",
        type: "function_call",
        status: "completed",
        call_id: "call_3",
        name: "time",
        arguments: "{}",
      },
    ],
    parallel_tool_calls: true,
    temperature: null,
    tool_choice: "auto",
    tools: [],
    top_p: null,
    usage: {
      input_tokens: 7,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 12,
    },
  },
] satisfies readonly ResponsesResponse[];
