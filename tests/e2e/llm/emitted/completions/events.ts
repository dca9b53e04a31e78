// Written by emitted.test.ts; the compiler checks it.
import type { CompletionsEvent } from "../types.ts";

export const EVENTS = [
  {
    id: "id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [
      { index: 0, delta: { role: "assistant", content: "" }, logprobs: null, finish_reason: null },
    ],
  },
  {
    id: "id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [
      { index: 0, delta: { reasoning_content: "Oslo " }, logprobs: null, finish_reason: null },
    ],
  },
  {
    id: "id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta: { content: "I " }, logprobs: null, finish_reason: null }],
  },
  {
    id: "id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [
      {
        index: 0,
        delta: {
          tool_calls: [
            {
              index: 0,
              id: "call_2",
              type: "function",
              function: { name: "weather", arguments: "" },
            },
          ],
        },
        logprobs: null,
        finish_reason: null,
      },
    ],
  },
  {
    id: "id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [
      {
        index: 0,
        delta: { tool_calls: [{ index: 0, function: { arguments: '{"city":"Oslo"}' } }] },
        logprobs: null,
        finish_reason: null,
      },
    ],
  },
  {
    id: "id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta: {}, logprobs: null, finish_reason: "tool_calls" }],
  },
  {
    id: "id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [],
    usage: {
      prompt_tokens: 7,
      completion_tokens: 5,
      total_tokens: 12,
      prompt_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    },
  },
  {
    id: "resp_id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [],
    usage: {
      prompt_tokens: 7,
      completion_tokens: 5,
      total_tokens: 12,
      prompt_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0 },
    },
  },
  {
    id: "id-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [],
    usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
  },
] satisfies readonly CompletionsEvent[];
