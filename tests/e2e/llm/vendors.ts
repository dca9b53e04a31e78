import type { ModelAnswer } from "@edge-gateway/testkit/model-server";

/** What OpenAI and Anthropic really send, by their public descriptions. */

const CHUNK = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1760000000 };

export const openaiAnswer: ModelAnswer = {
  json: {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1760000000,
    model: "gpt-5-2026",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: "Hello there", refusal: null },
        logprobs: null,
        finish_reason: "stop",
      },
    ],
    usage: {
      prompt_tokens: 12,
      completion_tokens: 3,
      total_tokens: 15,
      prompt_tokens_details: { cached_tokens: 4 },
    },
  },
};

export function openaiStream(...deltas: readonly object[]): ModelAnswer {
  const chunk = (choices: object[], more: object = {}): string =>
    `data: ${JSON.stringify({ ...CHUNK, model: "gpt-5-2026", choices, usage: null, ...more })}\n\n`;
  const last = deltas.at(-1) ?? {};
  const reason = "tool_calls" in last ? "tool_calls" : "stop";
  return {
    pieces: [
      chunk([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }]),
      ...deltas.map((delta) => chunk([{ index: 0, delta, finish_reason: null }])),
      chunk([{ index: 0, delta: {}, finish_reason: reason }]),
      chunk([], {
        usage: {
          prompt_tokens: 12,
          completion_tokens: 3,
          total_tokens: 15,
          prompt_tokens_details: { cached_tokens: 4 },
        },
      }),
      "data: [DONE]\n\n",
    ],
  };
}

export const anthropicAnswer: ModelAnswer = {
  json: {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-sonnet-5",
    content: [{ type: "text", text: "Hello there" }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: {
      input_tokens: 8,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 4,
      output_tokens: 3,
    },
  },
};

function event(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}

const MESSAGE = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "claude-sonnet-5",
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: {
    input_tokens: 8,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 4,
    output_tokens: 1,
  },
};

export const anthropicStream: ModelAnswer = {
  pieces: [
    event("message_start", { message: MESSAGE }),
    event("ping", {}),
    event("content_block_start", {
      index: 0,
      content_block: { type: "thinking", thinking: "", signature: "" },
    }),
    event("content_block_delta", {
      index: 0,
      delta: { type: "thinking_delta", thinking: "Weather?" },
    }),
    event("content_block_delta", {
      index: 0,
      delta: { type: "signature_delta", signature: "c2ln" },
    }),
    event("content_block_stop", { index: 0 }),
    event("content_block_start", { index: 1, content_block: { type: "text", text: "" } }),
    event("content_block_delta", { index: 1, delta: { type: "text_delta", text: "Let me " } }),
    event("content_block_delta", { index: 1, delta: { type: "text_delta", text: "look ünder." } }),
    event("content_block_stop", { index: 1 }),
    event("content_block_start", {
      index: 2,
      content_block: { type: "tool_use", id: "toolu_1", name: "weather", input: {} },
    }),
    event("content_block_delta", {
      index: 2,
      delta: { type: "input_json_delta", partial_json: "" },
    }),
    event("content_block_delta", {
      index: 2,
      delta: { type: "input_json_delta", partial_json: '{"city":' },
    }),
    event("content_block_delta", {
      index: 2,
      delta: { type: "input_json_delta", partial_json: '"Oslo"}' },
    }),
    event("content_block_stop", { index: 2 }),
    event("content_block_start", {
      index: 3,
      content_block: { type: "tool_use", id: "toolu_2", name: "now", input: {} },
    }),
    event("content_block_stop", { index: 3 }),
    event("message_delta", {
      delta: { stop_reason: "tool_use", stop_sequence: null },
      usage: { output_tokens: 30 },
    }),
    event("message_stop", {}),
  ],
};
