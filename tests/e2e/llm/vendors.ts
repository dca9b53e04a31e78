import { crc32 } from "node:zlib";
import type { ModelAnswer } from "@edge-gateway/testkit/servers/model-server";

/** Real responses of OpenAI and Anthropic, by their public descriptions. */

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

const GEMINI = { modelVersion: "gemini-3-pro", responseId: "g1" };

function geminiEvent(parts: readonly object[], more: object = {}, finish: object = {}): string {
  const candidates = [{ content: { role: "model", parts }, index: 0, ...finish }];
  return `data: ${JSON.stringify({ candidates, ...GEMINI, ...more })}\r\n\r\n`;
}

export const geminiStream: ModelAnswer = {
  pieces: [
    geminiEvent([{ text: "Let me" }]),
    geminiEvent([{ text: " look." }]),
    geminiEvent([
      { functionCall: { name: "weather", args: { city: "Oslo" } }, thoughtSignature: "c2ln" },
    ]),
    geminiEvent(
      [{ text: "" }],
      {
        usageMetadata: {
          promptTokenCount: 12,
          candidatesTokenCount: 15,
          thoughtsTokenCount: 5,
          totalTokenCount: 32,
        },
      },
      { finishReason: "STOP" },
    ),
  ],
};

/**
 * A message in Amazon's binary event stream format, encoded by hand (length, headers, checksums).
 */
function awsMessage(type: string, body: object): Buffer {
  const header = (name: string, value: string): Buffer => {
    const size = Buffer.alloc(3);
    size.writeUInt8(7, 0);
    size.writeUInt16BE(value.length, 1);
    return Buffer.concat([Buffer.from([name.length]), Buffer.from(name), size, Buffer.from(value)]);
  };
  const headers = Buffer.concat([
    header(":event-type", type),
    header(":content-type", "application/json"),
    header(":message-type", "event"),
  ]);
  const payload = Buffer.from(JSON.stringify(body));
  const prelude = Buffer.alloc(8);
  prelude.writeUInt32BE(16 + headers.length + payload.length, 0);
  prelude.writeUInt32BE(headers.length, 4);
  const sum = (bytes: Buffer): Buffer => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(crc32(bytes), 0);
    return four;
  };
  const start = Buffer.concat([prelude, sum(prelude), headers, payload]);
  return Buffer.concat([start, sum(start)]);
}

export const converseStream: ModelAnswer = {
  type: "application/vnd.amazon.eventstream",
  pieces: [
    awsMessage("messageStart", { role: "assistant" }),
    awsMessage("contentBlockDelta", { contentBlockIndex: 0, delta: { text: "Let me" }, p: "ab" }),
    awsMessage("contentBlockDelta", { contentBlockIndex: 0, delta: { text: " look." } }),
    awsMessage("contentBlockStop", { contentBlockIndex: 0 }),
    awsMessage("contentBlockStart", {
      contentBlockIndex: 1,
      start: { toolUse: { toolUseId: "tooluse_1", name: "weather" } },
    }),
    awsMessage("contentBlockDelta", {
      contentBlockIndex: 1,
      delta: { toolUse: { input: '{"city":"Oslo"}' } },
    }),
    awsMessage("contentBlockStop", { contentBlockIndex: 1 }),
    awsMessage("messageStop", { stopReason: "tool_use" }),
    awsMessage("metadata", {
      usage: { inputTokens: 9, outputTokens: 20, totalTokens: 29 },
      metrics: { latencyMs: 5 },
    }),
  ],
};
