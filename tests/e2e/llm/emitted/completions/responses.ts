// Written by emitted.test.ts; the compiler checks it.
import type { CompletionsResponse } from "../types.ts";

export const RESPONSES = [
  {
    id: "id-1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: "I look",
          refusal: null,
          reasoning_content: "Oslo is cold",
          tool_calls: [
            {
              id: "call_2",
              type: "function",
              function: { name: "weather", arguments: '{"city":"Oslo"}' },
            },
            { id: "call_3", type: "function", function: { name: "time", arguments: "{}" } },
          ],
        },
        logprobs: null,
        finish_reason: "tool_calls",
      },
    ],
    usage: {
      prompt_tokens: 7,
      completion_tokens: 5,
      total_tokens: 12,
      prompt_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    },
  },
  {
    id: "resp_id-1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: "I look",
          refusal: null,
          reasoning_content: "Oslo is cold",
          tool_calls: [
            {
              id: "call_2",
              type: "function",
              function: { name: "weather", arguments: '{"city":"Oslo"}' },
            },
            { id: "call_3", type: "function", function: { name: "time", arguments: "{}" } },
          ],
        },
        logprobs: null,
        finish_reason: "tool_calls",
      },
    ],
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
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: "I look",
          refusal: null,
          reasoning_content: "Oslo is cold",
          tool_calls: [
            {
              id: "call_2",
              type: "function",
              function: { name: "weather", arguments: '{"city":"Oslo"}' },
            },
            { id: "call_3", type: "function", function: { name: "time", arguments: "{}" } },
          ],
        },
        logprobs: null,
        finish_reason: "tool_calls",
      },
    ],
    usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
  },
] satisfies readonly CompletionsResponse[];
