// Written by emitted.test.ts; the compiler checks it.
import type { CompletionsRequest, CompletionsResponse, CompletionsEvent } from "./types.ts";

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
        content: [{ type: "image_url", image_url: { url: "https://pictures.test/map.png" } }],
      },
      { role: "user", content: "Try again" },
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
          { type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" } },
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
