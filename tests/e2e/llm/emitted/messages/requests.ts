// Written by emitted.test.ts; the compiler checks it.
import type { MessagesRequest } from "../types.ts";

export const REQUESTS = [
  {
    model: "model-1",
    max_tokens: 2000,
    system: "Be short\nBe kind",
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          {
            type: "image",
            source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" },
          },
          { type: "image", source: { type: "url", url: "https://pictures.test/a.png" } },
          {
            type: "document",
            source: { type: "base64", media_type: "application/pdf", data: "JVBERg==" },
            title: "a.pdf",
          },
        ],
      },
      {
        role: "assistant",
        content: [
          { type: "tool_use", id: "call_1", name: "weather", input: { city: "Oslo" } },
          { type: "tool_use", id: "call_2", name: "now", input: {} },
        ],
      },
      {
        role: "user",
        content: [
          { type: "tool_result", tool_use_id: "call_1", content: [{ type: "text", text: "cold" }] },
          { type: "tool_result", tool_use_id: "call_2", content: [{ type: "text", text: "noon" }] },
        ],
      },
      { role: "assistant", content: [{ type: "text", text: "I will not" }] },
      { role: "user", content: [{ type: "text", text: "Please" }] },
    ],
    stop_sequences: ["END"],
    metadata: { user_id: "u1" },
    thinking: { type: "enabled", budget_tokens: 1024 },
    output_config: {
      format: {
        type: "json_schema",
        schema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
      },
    },
    tools: [
      {
        name: "weather",
        description: "Of a city",
        input_schema: {
          type: "object",
          properties: { city: { type: "string" } },
          required: ["city"],
        },
        strict: true,
      },
      { name: "now", input_schema: { type: "object" } },
    ],
    tool_choice: { type: "auto", disable_parallel_tool_use: true },
  },
  {
    model: "model-1",
    max_tokens: 2000,
    system: "Be short\nBe kind",
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          {
            type: "image",
            source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" },
          },
          { type: "document", source: { type: "file", file_id: "file-1" } },
        ],
      },
      {
        role: "assistant",
        content: [{ type: "tool_use", id: "call_1", name: "weather", input: { city: "Oslo" } }],
      },
      {
        role: "user",
        content: [
          { type: "tool_result", tool_use_id: "call_1", content: [{ type: "text", text: "cold" }] },
        ],
      },
      { role: "assistant", content: [{ type: "text", text: "It is cold." }] },
      { role: "user", content: [{ type: "text", text: "And tomorrow?" }] },
    ],
    thinking: { type: "enabled", budget_tokens: 1999 },
    output_config: {
      format: {
        type: "json_schema",
        schema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
      },
    },
    tools: [
      {
        name: "weather",
        description: "Of a city",
        input_schema: {
          type: "object",
          properties: { city: { type: "string" } },
          required: ["city"],
        },
      },
    ],
    tool_choice: { type: "auto" },
  },
  {
    model: "model-1",
    max_tokens: 2000,
    system: "Be short",
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          {
            type: "image",
            source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" },
          },
          { type: "document", source: { type: "url", url: "gs://files/a.pdf" } },
        ],
      },
      {
        role: "assistant",
        content: [
          {
            type: "tool_use",
            id: "call_1__thought__c2ln",
            name: "weather",
            input: { city: "Oslo" },
          },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "call_1__thought__c2ln",
            content: [{ type: "text", text: "cold" }],
          },
        ],
      },
    ],
    temperature: 0.5,
    top_k: 40,
    stop_sequences: ["END"],
    output_config: {
      format: {
        type: "json_schema",
        schema: { type: "object", properties: { city: { type: "string" } } },
      },
    },
    tools: [
      {
        name: "weather",
        description: "Of a city",
        input_schema: { type: "object", properties: { type: { type: "string" } } },
      },
    ],
    tool_choice: { type: "tool", name: "weather" },
  },
  {
    model: "model-1",
    max_tokens: 2000,
    system: "Be short",
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          {
            type: "image",
            source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" },
          },
          {
            type: "document",
            source: { type: "base64", media_type: "application/pdf", data: "JVBERg==" },
            title: "a",
          },
        ],
      },
      {
        role: "assistant",
        content: [
          { type: "thinking", thinking: "A city?", signature: "c2ln" },
          { type: "tool_use", id: "tooluse_1", name: "weather", input: { city: "Oslo" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "tooluse_1",
            content: [{ type: "text", text: '{"weather":"cold"}' }],
            cache_control: { type: "ephemeral" },
          },
        ],
      },
    ],
    temperature: 0.5,
    top_p: 0.9,
    top_k: 40,
    stop_sequences: ["END"],
    tools: [
      {
        name: "weather",
        description: "Of a city",
        input_schema: {
          type: "object",
          properties: { city: { type: "string" } },
          required: ["city"],
        },
      },
    ],
    tool_choice: { type: "any" },
  },
] satisfies readonly MessagesRequest[];
