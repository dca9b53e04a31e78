import type { ChatFormatName } from "../../chat/form.ts";
import type { JsonObject } from "../../json.ts";
import { SCHEMA } from "./requests.ts";

/** Requests with features that few formats have. */
export const MORE_REQUESTS: Readonly<Record<ChatFormatName, readonly JsonObject[]>> = {
  completions: [
    {
      messages: [
        { role: "user", name: "bob", content: [{ type: "text", text: "Hi", cache_control: {} }] },
      ],
      tools: [
        { type: "function", function: { name: "now" }, cache_control: { type: "ephemeral" } },
        { type: "custom", custom: { name: "own" } },
      ],
      tool_choice: { type: "allowed_tools", allowed_tools: { mode: "auto", tools: [] } },
      response_format: {
        type: "json_schema",
        json_schema: { name: "place", description: "Of a city", schema: SCHEMA },
      },
      verbosity: "low",
      modalities: ["text", "audio"],
      audio: { voice: "alloy", format: "wav" },
      web_search_options: { search_context_size: "low" },
      logprobs: true,
      top_logprobs: 3,
    },
    {
      messages: [{ role: "user", content: "Hi" }],
      functions: [{ name: "now", strict: true }],
      function_call: { name: "now" },
      reasoning_effort: "high",
      presence_penalty: 0.5,
      n: 2,
    },
  ],
  messages: [
    {
      max_tokens: 100,
      system: "Be short",
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "Read", cache_control: { type: "ephemeral" } },
            {
              type: "document",
              title: "a",
              context: "of the city",
              citations: { enabled: true },
              source: { type: "text", media_type: "text/plain", data: "abc" },
            },
            { type: "search_result", title: "a", source: "https://pages.test", content: [] },
          ],
        },
        {
          role: "assistant",
          content: [
            { type: "redacted_thinking", data: "sealed" },
            { type: "tool_use", id: "toolu_1", name: "now", input: {}, caller: { type: "direct" } },
            { type: "tool_use", id: "toolu_2", name: "look", input: { at: "Oslo" } },
          ],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "toolu_1", is_error: true, content: "no" },
            {
              type: "tool_result",
              tool_use_id: "toolu_2",
              content: [
                { type: "text", text: "seen" },
                {
                  type: "image",
                  source: { type: "base64", media_type: "image/png", data: "AA==" },
                },
              ],
            },
          ],
        },
      ],
      thinking: { type: "adaptive", display: "omitted" },
      container: "container_1",
      mcp_servers: [{ type: "url", url: "https://mcp.test", name: "mcp" }],
      tools: [{ name: "now", type: null, input_schema: { type: "object" }, strict: true }],
      tool_choice: { type: "any", disable_parallel_tool_use: true },
    },
    {
      max_tokens: 5000,
      messages: [{ role: "user", content: "Hi" }],
      output_config: { effort: "medium" },
    },
  ],
  responses: [
    {
      input: [
        { role: "user", content: "Hi" },
        { type: "function_call", call_id: "call_1", name: "now", arguments: "{}" },
        { type: "function_call_output", call_id: "call_1", output: "no", status: "incomplete" },
        { type: "function_call", call_id: "call_2", name: "look", arguments: "{}" },
        {
          type: "function_call_output",
          call_id: "call_2",
          output: [
            { type: "input_text", text: "seen" },
            { type: "input_image", image_url: "data:image/png;base64,AA==", detail: "low" },
          ],
        },
      ],
      text: { verbosity: "low" },
      reasoning: { effort: "low", summary: "detailed" },
      tools: [{ type: "function", name: "now", parameters: SCHEMA, strict: true }],
      tool_choice: { type: "mcp", server_label: "mcp", name: "now" },
      max_tool_calls: 3,
      top_logprobs: 2,
    },
  ],
  gemini: [
    {
      contents: [
        { role: "user", parts: [{ text: "Hi", videoMetadata: { fps: 2 } }] },
        { role: "model", parts: [{ text: "Hello", thought_signature: "c2ln" }] },
        { role: "model", parts: [{ functionCall: { name: "look", args: { at: "Oslo" } } }] },
        {
          role: "user",
          parts: [
            {
              functionResponse: {
                name: "look",
                response: { output: "seen" },
                parts: [{ inlineData: { mimeType: "image/png", data: "AA==" } }],
              },
            },
          ],
        },
      ],
      tools: [{ functionDeclarations: [{ name: "now", response: { type: "STRING" } }] }],
      toolConfig: {
        functionCallingConfig: { mode: "VALIDATED", allowedFunctionNames: ["now", "then"] },
        retrievalConfig: { languageCode: "de" },
      },
      generationConfig: {
        responseLogprobs: true,
        responseModalities: ["IMAGE"],
        seed: 7,
        candidateCount: 2,
      },
      safetySettings: [{ category: "HARM_CATEGORY_HARASSMENT", threshold: "BLOCK_NONE" }],
    },
  ],
  converse: [
    {
      messages: [
        {
          role: "user",
          content: [
            { text: "Hi" },
            { image: { format: "png", source: { s3Location: { uri: "s3://a/b.png" } } } },
            { video: { format: "mp4", source: { bytes: "AA==" } } },
          ],
        },
        {
          role: "assistant",
          content: [{ toolUse: { toolUseId: "tooluse_1", name: "look", input: { at: "Oslo" } } }],
        },
        {
          role: "user",
          content: [
            {
              toolResult: {
                toolUseId: "tooluse_1",
                content: [
                  { text: "seen" },
                  { image: { format: "png", source: { bytes: "AA==" } } },
                  { json: { found: true } },
                ],
              },
            },
          ],
        },
      ],
      inferenceConfig: { maxTokens: 100 },
      additionalModelRequestFields: { reasoning_effort: "low" },
      performanceConfig: { latency: "optimized" },
      toolConfig: {
        tools: [
          { toolSpec: { name: "now", inputSchema: { json: SCHEMA }, strict: true } },
          { cachePoint: { type: "default" } },
        ],
      },
      outputConfig: {
        textFormat: {
          type: "json_schema",
          structure: { jsonSchema: { name: "p", description: "d", schema: '{"type":"object"}' } },
        },
      },
    },
  ],
};
