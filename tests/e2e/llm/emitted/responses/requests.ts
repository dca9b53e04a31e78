// Written by emitted.test.ts; the compiler checks it.
import type { ResponsesRequest } from "../types.ts";

export const REQUESTS = [
  {
    model: "model-1",
    instructions: "Be short\nBe kind",
    input: [
      {
        type: "message",
        role: "user",
        content: [
          { type: "input_text", text: "What is this?" },
          { type: "input_image", image_url: "data:image/png;base64,iVBORw0KGgo=", detail: "low" },
          { type: "input_image", image_url: "https://pictures.test/a.png", detail: "auto" },
          {
            type: "input_file",
            file_data: "data:application/pdf;base64,JVBERg==",
            filename: "a.pdf",
          },
        ],
      },
      { type: "function_call", call_id: "call_1", name: "weather", arguments: '{"city":"Oslo"}' },
      { type: "function_call", call_id: "call_2", name: "now", arguments: "{}" },
      { type: "function_call_output", call_id: "call_1", output: "cold" },
      { type: "function_call_output", call_id: "call_2", output: "noon" },
      { type: "message", role: "assistant", content: "I will not" },
      { type: "message", role: "user", content: [{ type: "input_text", text: "Please" }] },
    ],
    store: false,
    max_output_tokens: 2000,
    temperature: 1.5,
    top_p: 0.9,
    user: "u1",
    reasoning: { effort: "low" },
    text: {
      format: {
        type: "json_schema",
        name: "place",
        schema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
        strict: true,
      },
    },
    tools: [
      {
        type: "function",
        name: "weather",
        description: "Of a city",
        parameters: {
          type: "object",
          properties: { city: { type: "string" } },
          required: ["city"],
        },
        strict: true,
      },
      {
        type: "function",
        name: "now",
        parameters: { type: "object", properties: {} },
        strict: false,
      },
    ],
    tool_choice: "required",
    parallel_tool_calls: false,
  },
  {
    model: "model-1",
    instructions: "Be short",
    input: [
      {
        type: "message",
        role: "user",
        content: [
          { type: "input_text", text: "What is this?" },
          { type: "input_image", image_url: "data:image/png;base64,iVBORw0KGgo=", detail: "auto" },
          {
            type: "input_file",
            file_data: "data:application/pdf;base64,JVBERg==",
            filename: "a.pdf",
          },
        ],
      },
      { type: "message", role: "assistant", content: "Let me look." },
      { type: "function_call", call_id: "toolu_1", name: "weather", arguments: '{"city":"Oslo"}' },
      {
        type: "function_call_output",
        call_id: "toolu_1",
        output: [
          { type: "input_text", text: "no such city" },
          { type: "input_image", image_url: "https://pictures.test/map.png", detail: "auto" },
        ],
        status: "incomplete",
      },
      { type: "message", role: "user", content: [{ type: "input_text", text: "Try again" }] },
    ],
    store: false,
    max_output_tokens: 2000,
    user: "u1",
    reasoning: { effort: "medium" },
    tools: [
      {
        type: "function",
        name: "weather",
        description: "Of a city",
        parameters: {
          type: "object",
          properties: { city: { type: "string" } },
          required: ["city"],
        },
        strict: false,
      },
    ],
    tool_choice: { type: "function", name: "weather" },
    parallel_tool_calls: false,
  },
  {
    model: "model-1",
    instructions: "Be short",
    input: [
      {
        type: "message",
        role: "user",
        content: [
          { type: "input_text", text: "What is this?" },
          { type: "input_image", image_url: "data:image/png;base64,iVBORw0KGgo=", detail: "auto" },
          { type: "input_file", file_url: "gs://files/a.pdf" },
        ],
      },
      {
        type: "function_call",
        call_id: "call_1__thought__c2ln",
        name: "weather",
        arguments: '{"city":"Oslo"}',
      },
      { type: "function_call_output", call_id: "call_1__thought__c2ln", output: "cold" },
    ],
    store: false,
    max_output_tokens: 2000,
    temperature: 0.5,
    reasoning: { effort: "medium" },
    text: {
      format: {
        type: "json_schema",
        name: "structured_output",
        schema: { type: "object", properties: { city: { type: "string" } } },
      },
    },
    tools: [
      {
        type: "function",
        name: "weather",
        description: "Of a city",
        parameters: { type: "object", properties: { type: { type: "string" } } },
        strict: false,
      },
    ],
    tool_choice: { type: "function", name: "weather" },
  },
  {
    model: "model-1",
    instructions: "Be short",
    input: [
      {
        type: "message",
        role: "user",
        content: [
          { type: "input_text", text: "What is this?" },
          { type: "input_image", image_url: "data:image/png;base64,iVBORw0KGgo=", detail: "auto" },
          { type: "input_file", file_data: "data:application/pdf;base64,JVBERg==", filename: "a" },
        ],
      },
      {
        type: "function_call",
        call_id: "tooluse_1",
        name: "weather",
        arguments: '{"city":"Oslo"}',
      },
      { type: "function_call_output", call_id: "tooluse_1", output: '{"weather":"cold"}' },
    ],
    store: false,
    max_output_tokens: 2000,
    temperature: 0.5,
    top_p: 0.9,
    tools: [
      {
        type: "function",
        name: "weather",
        description: "Of a city",
        parameters: {
          type: "object",
          properties: { city: { type: "string" } },
          required: ["city"],
        },
        strict: false,
      },
    ],
    tool_choice: "required",
  },
] satisfies readonly ResponsesRequest[];
