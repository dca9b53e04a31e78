// Written by emitted.test.ts; the compiler checks it.
import type { CompletionsRequest } from "../types.ts";

export const REQUESTS = [
  {
    model: "model-1",
    messages: [
      { role: "system", content: "Be short" },
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" } },
          {
            type: "file",
            file: { file_data: "data:application/pdf;base64,JVBERg==", filename: "a.pdf" },
          },
        ],
      },
      {
        role: "assistant",
        content: "Let me look.",
        tool_calls: [
          {
            id: "toolu_1",
            type: "function",
            function: { name: "weather", arguments: '{"city":"Oslo"}' },
          },
        ],
      },
      { role: "tool", tool_call_id: "toolu_1", content: "no such city" },
      {
        role: "user",
        content: [
          { type: "image_url", image_url: { url: "https://pictures.test/map.png" } },
          { type: "text", text: "Try again" },
        ],
      },
    ],
    max_completion_tokens: 2000,
    stop: ["END"],
    user: "u1",
    reasoning_effort: "medium",
    tools: [
      {
        type: "function",
        function: {
          name: "weather",
          description: "Of a city",
          parameters: {
            type: "object",
            properties: { city: { type: "string" } },
            required: ["city"],
          },
        },
      },
    ],
    tool_choice: { type: "function", function: { name: "weather" } },
    parallel_tool_calls: false,
  },
  {
    model: "model-1",
    messages: [
      {
        role: "system",
        content: [
          { type: "text", text: "Be short" },
          { type: "text", text: "Be kind" },
        ],
      },
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          {
            type: "image_url",
            image_url: { url: "data:image/png;base64,iVBORw0KGgo=", detail: "auto" },
          },
          { type: "file", file: { file_id: "file-1" } },
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
        ],
      },
      { role: "tool", tool_call_id: "call_1", content: "cold" },
      { role: "assistant", content: [{ type: "text", text: "It is cold." }] },
      { role: "user", content: "And tomorrow?" },
    ],
    max_completion_tokens: 2000,
    temperature: 0.5,
    reasoning_effort: "medium",
    response_format: {
      type: "json_schema",
      json_schema: {
        name: "place",
        schema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
        strict: true,
      },
    },
    tools: [
      {
        type: "function",
        function: {
          name: "weather",
          description: "Of a city",
          parameters: {
            type: "object",
            properties: { city: { type: "string" } },
            required: ["city"],
          },
          strict: false,
        },
      },
    ],
    tool_choice: { type: "function", function: { name: "weather" } },
  },
  {
    model: "model-1",
    messages: [
      { role: "system", content: "Be short" },
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" } },
        ],
      },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          {
            id: "call_1__thought__c2ln",
            type: "function",
            function: { name: "weather", arguments: '{"city":"Oslo"}' },
          },
        ],
      },
      { role: "tool", tool_call_id: "call_1__thought__c2ln", content: "cold" },
    ],
    max_completion_tokens: 2000,
    temperature: 0.5,
    stop: ["END"],
    reasoning_effort: "medium",
    response_format: {
      type: "json_schema",
      json_schema: {
        name: "structured_output",
        schema: { type: "object", properties: { city: { type: "string" } } },
      },
    },
    tools: [
      {
        type: "function",
        function: {
          name: "weather",
          description: "Of a city",
          parameters: { type: "object", properties: { type: { type: "string" } } },
        },
      },
    ],
    tool_choice: { type: "function", function: { name: "weather" } },
  },
  {
    model: "model-1",
    messages: [
      { role: "system", content: "Be short" },
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" } },
          {
            type: "file",
            file: { file_data: "data:application/pdf;base64,JVBERg==", filename: "a" },
          },
        ],
      },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          {
            id: "tooluse_1",
            type: "function",
            function: { name: "weather", arguments: '{"city":"Oslo"}' },
          },
        ],
      },
      { role: "tool", tool_call_id: "tooluse_1", content: '{"weather":"cold"}' },
    ],
    max_completion_tokens: 2000,
    temperature: 0.5,
    top_p: 0.9,
    stop: ["END"],
    tools: [
      {
        type: "function",
        function: {
          name: "weather",
          description: "Of a city",
          parameters: {
            type: "object",
            properties: { city: { type: "string" } },
            required: ["city"],
          },
        },
      },
    ],
    tool_choice: "required",
  },
] satisfies readonly CompletionsRequest[];
