import type { Client } from "./requests.ts";

/**
 * Responses of vendors in each format, by their public descriptions: thoughts, a text, a call, and
 * 12 and 30 tokens.
 */

export const TEXT = "Let me look.";
export const THOUGHT = "A city?";
const CALLED = "Oslo";
export const CALL = `weather {"city":"${CALLED}"}`;

type Body = Readonly<Record<string, unknown>>;

export const RESPONSES: Readonly<Record<Client, Body>> = {
  completions: {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_760_000_000,
    model: "m",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: TEXT,
          reasoning_content: THOUGHT,
          tool_calls: [
            {
              id: "call_1",
              type: "function",
              function: { name: "weather", arguments: `{"city":"${CALLED}"}` },
            },
          ],
        },
        finish_reason: "tool_calls",
      },
    ],
    usage: {
      prompt_tokens: 12,
      completion_tokens: 30,
      total_tokens: 42,
      prompt_tokens_details: { cached_tokens: 4 },
    },
  },
  messages: {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "m",
    content: [
      { type: "thinking", thinking: THOUGHT, signature: "c2ln" },
      { type: "text", text: TEXT },
      { type: "tool_use", id: "toolu_1", name: "weather", input: { city: CALLED } },
    ],
    stop_reason: "tool_use",
    stop_sequence: null,
    usage: { input_tokens: 8, cache_read_input_tokens: 4, output_tokens: 30 },
  },
  responses: {
    id: "resp_1",
    object: "response",
    created_at: 1_760_000_000,
    model: "m",
    status: "completed",
    output: [
      { type: "reasoning", id: "rs_1", summary: [{ type: "summary_text", text: THOUGHT }] },
      {
        type: "message",
        id: "msg_1",
        role: "assistant",
        status: "completed",
        content: [{ type: "output_text", text: TEXT, annotations: [] }],
      },
      {
        type: "function_call",
        id: "fc_1",
        call_id: "call_1",
        name: "weather",
        arguments: `{"city":"${CALLED}"}`,
        status: "completed",
      },
    ],
    usage: {
      input_tokens: 12,
      input_tokens_details: { cached_tokens: 4 },
      output_tokens: 30,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 42,
    },
  },
  gemini: {
    candidates: [
      {
        index: 0,
        content: {
          role: "model",
          parts: [
            { text: THOUGHT, thought: true },
            { text: TEXT },
            { functionCall: { name: "weather", args: { city: CALLED } } },
          ],
        },
        finishReason: "STOP",
      },
    ],
    modelVersion: "m",
    responseId: "g1",
    usageMetadata: {
      promptTokenCount: 12,
      candidatesTokenCount: 25,
      thoughtsTokenCount: 5,
      totalTokenCount: 42,
    },
  },
  converse: {
    output: {
      message: {
        role: "assistant",
        content: [
          { reasoningContent: { reasoningText: { text: THOUGHT, signature: "c2ln" } } },
          { text: TEXT },
          { toolUse: { toolUseId: "tooluse_1", name: "weather", input: { city: CALLED } } },
        ],
      },
    },
    stopReason: "tool_use",
    usage: { inputTokens: 12, outputTokens: 30, totalTokens: 42 },
    metrics: { latencyMs: 5 },
  },
};

/** The error of each format for a request with too large demands. */
export const ERRORS: Readonly<Record<Client, Body>> = {
  completions: { error: { message: "slow down", type: "rate_limit_error", code: "rate_limit" } },
  messages: { type: "error", error: { type: "rate_limit_error", message: "slow down" } },
  responses: { error: { message: "slow down", type: "rate_limit_error", code: "rate_limit" } },
  gemini: { error: { code: 429, message: "slow down", status: "RESOURCE_EXHAUSTED" } },
  converse: { __type: "ThrottlingException", message: "slow down" },
};
