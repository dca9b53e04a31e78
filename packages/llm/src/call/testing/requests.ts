import type { ChatFormatName } from "../../chat/form.ts";
import type { JsonObject } from "../../json.ts";

/** The schema of the arguments of a tool, and of outputs. */
export const SCHEMA = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
};
const PICTURE = "iVBORw0KGgo=";

/**
 * A request in each format with the typical features of the format: tools and results, images, reasoning, an
 * output format.
 */
export const REQUESTS: Readonly<Record<ChatFormatName, JsonObject>> = {
  completions: {
    model: "gpt-5",
    messages: [
      { role: "system", content: "Be short" },
      { role: "developer", content: [{ type: "text", text: "Be kind" }] },
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          {
            type: "image_url",
            image_url: { url: `data:image/png;base64,${PICTURE}`, detail: "low" },
          },
          { type: "image_url", image_url: { url: "https://pictures.test/a.png" } },
          {
            type: "file",
            file: { filename: "a.pdf", file_data: "data:application/pdf;base64,JVBERg==" },
          },
        ],
      },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          {
            id: "call_1",
            type: "function",
            function: { name: "weather", arguments: '{"city":"Oslo"}' },
          },
          { id: "call_2", type: "function", function: { name: "now", arguments: "" } },
        ],
      },
      { role: "tool", tool_call_id: "call_1", content: "cold" },
      { role: "tool", tool_call_id: "call_2", content: [{ type: "text", text: "noon" }] },
      { role: "assistant", content: null, refusal: "I will not" },
      { role: "user", content: "Please" },
    ],
    tools: [
      {
        type: "function",
        function: { name: "weather", description: "Of a city", parameters: SCHEMA, strict: true },
      },
      { type: "function", function: { name: "now" } },
    ],
    tool_choice: "required",
    parallel_tool_calls: false,
    max_completion_tokens: 2000,
    temperature: 1.5,
    top_p: 0.9,
    stop: ["END"],
    seed: 7,
    frequency_penalty: 0.5,
    user: "u1",
    reasoning_effort: "low",
    response_format: {
      type: "json_schema",
      json_schema: { name: "place", schema: SCHEMA, strict: true },
    },
    logit_bias: { "50256": -100 },
    n: 1,
  },
  messages: {
    model: "claude-sonnet-5",
    max_tokens: 2000,
    system: [{ type: "text", text: "Be short", cache_control: { type: "ephemeral" } }],
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "image", source: { type: "base64", media_type: "image/png", data: PICTURE } },
          {
            type: "document",
            title: "a.pdf",
            source: { type: "base64", media_type: "application/pdf", data: "JVBERg==" },
          },
        ],
      },
      {
        role: "assistant",
        content: [
          { type: "thinking", thinking: "A city?", signature: "c2ln" },
          { type: "text", text: "Let me look." },
          { type: "tool_use", id: "toolu_1", name: "weather", input: { city: "Oslo" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "toolu_1",
            is_error: true,
            content: [
              { type: "text", text: "no such city" },
              { type: "image", source: { type: "url", url: "https://pictures.test/map.png" } },
            ],
          },
          { type: "text", text: "Try again" },
        ],
      },
    ],
    tools: [
      { name: "weather", description: "Of a city", input_schema: SCHEMA },
      { type: "web_search_20250305", name: "web_search" },
    ],
    tool_choice: { type: "tool", name: "weather", disable_parallel_tool_use: true },
    thinking: { type: "enabled", budget_tokens: 1500 },
    top_k: 40,
    stop_sequences: ["END"],
    metadata: { user_id: "u1" },
    service_tier: "standard_only",
  },
  responses: {
    model: "gpt-5",
    instructions: "Be short",
    input: [
      { role: "developer", content: "Be kind" },
      {
        role: "user",
        content: [
          { type: "input_text", text: "What is this?" },
          { type: "input_image", image_url: `data:image/png;base64,${PICTURE}`, detail: "auto" },
          { type: "input_file", file_id: "file-1" },
        ],
      },
      { type: "reasoning", id: "rs_1", summary: [{ type: "summary_text", text: "A city?" }] },
      { type: "function_call", call_id: "call_1", name: "weather", arguments: '{"city":"Oslo"}' },
      { type: "function_call_output", call_id: "call_1", output: "cold" },
      {
        type: "message",
        role: "assistant",
        content: [{ type: "output_text", text: "It is cold.", annotations: [] }],
      },
      { type: "web_search_call", id: "ws_1", status: "completed" },
      { role: "user", content: "And tomorrow?" },
    ],
    tools: [
      {
        type: "function",
        name: "weather",
        description: "Of a city",
        parameters: SCHEMA,
        strict: false,
      },
      { type: "web_search" },
    ],
    tool_choice: { type: "function", name: "weather" },
    max_output_tokens: 2000,
    temperature: 0.5,
    reasoning: { effort: "medium", summary: "auto" },
    text: { format: { type: "json_schema", name: "place", schema: SCHEMA, strict: true } },
    metadata: { team: "a" },
    truncation: "disabled",
    store: false,
  },
  gemini: {
    system_instruction: { parts: [{ text: "Be short" }] },
    contents: [
      {
        role: "user",
        parts: [
          { text: "What is this?" },
          { inlineData: { mimeType: "image/png", data: PICTURE } },
          { file_data: { mime_type: "application/pdf", file_uri: "gs://files/a.pdf" } },
        ],
      },
      {
        role: "model",
        parts: [
          { text: "A city?", thought: true },
          { functionCall: { name: "weather", args: { city: "Oslo" } }, thoughtSignature: "c2ln" },
        ],
      },
      {
        role: "user",
        parts: [{ functionResponse: { name: "weather", response: { output: "cold" } } }],
      },
    ],
    tools: [
      {
        functionDeclarations: [
          {
            name: "weather",
            description: "Of a city",
            parameters: { type: "OBJECT", properties: { type: { type: "STRING" } } },
          },
        ],
      },
      { googleSearch: {} },
    ],
    toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["weather"] } },
    generationConfig: {
      maxOutputTokens: 2000,
      temperature: 0.5,
      topK: 40,
      stopSequences: ["END"],
      responseMimeType: "application/json",
      responseSchema: { type: "OBJECT", properties: { city: { type: "STRING" } } },
      thinkingConfig: { thinkingBudget: 1500 },
    },
    labels: { team: "a" },
  },
  converse: {
    system: [{ text: "Be short" }],
    messages: [
      {
        role: "user",
        content: [
          { text: "What is this?" },
          { image: { format: "png", source: { bytes: PICTURE } } },
          { document: { format: "pdf", name: "a", source: { bytes: "JVBERg==" } } },
        ],
      },
      {
        role: "assistant",
        content: [
          { reasoningContent: { reasoningText: { text: "A city?", signature: "c2ln" } } },
          { toolUse: { toolUseId: "tooluse_1", name: "weather", input: { city: "Oslo" } } },
        ],
      },
      {
        role: "user",
        content: [
          {
            toolResult: {
              toolUseId: "tooluse_1",
              status: "success",
              content: [{ json: { weather: "cold" } }],
            },
          },
          { cachePoint: { type: "default" } },
        ],
      },
    ],
    toolConfig: {
      tools: [
        { toolSpec: { name: "weather", description: "Of a city", inputSchema: { json: SCHEMA } } },
      ],
      toolChoice: { any: {} },
    },
    inferenceConfig: { maxTokens: 2000, temperature: 0.5, topP: 0.9, stopSequences: ["END"] },
    additionalModelRequestFields: { top_k: 40 },
    requestMetadata: { team: "a" },
  },
};
