// Written by emitted.test.ts; the compiler checks it.
import type { GeminiRequest } from "../types.ts";

export const REQUESTS = [
  {
    systemInstruction: { parts: [{ text: "Be short" }, { text: "Be kind" }] },
    contents: [
      {
        role: "user",
        parts: [
          { text: "What is this?" },
          { inlineData: { mimeType: "image/png", data: "iVBORw0KGgo=" } },
          { inlineData: { mimeType: "application/pdf", data: "JVBERg==" } },
        ],
      },
      {
        role: "model",
        parts: [
          { functionCall: { name: "weather", args: { city: "Oslo" } } },
          { functionCall: { name: "now", args: {} } },
        ],
      },
      {
        role: "user",
        parts: [
          { functionResponse: { name: "weather", response: { output: "cold" } } },
          { functionResponse: { name: "now", response: { output: "noon" } } },
        ],
      },
      { role: "model", parts: [{ text: "I will not" }] },
      { role: "user", parts: [{ text: "Please" }] },
    ],
    tools: [
      {
        functionDeclarations: [
          {
            name: "weather",
            description: "Of a city",
            parametersJsonSchema: {
              type: "object",
              properties: { city: { type: "string" } },
              required: ["city"],
            },
          },
          { name: "now" },
        ],
      },
    ],
    toolConfig: { functionCallingConfig: { mode: "ANY" } },
    generationConfig: {
      maxOutputTokens: 2000,
      temperature: 1.5,
      topP: 0.9,
      stopSequences: ["END"],
      seed: 7,
      frequencyPenalty: 0.5,
      responseMimeType: "application/json",
      responseJsonSchema: {
        type: "object",
        properties: { city: { type: "string" } },
        required: ["city"],
      },
      thinkingConfig: { thinkingBudget: 1024, includeThoughts: true },
    },
  },
  {
    systemInstruction: { parts: [{ text: "Be short" }] },
    contents: [
      {
        role: "user",
        parts: [
          { text: "What is this?" },
          { inlineData: { mimeType: "image/png", data: "iVBORw0KGgo=" } },
          { inlineData: { mimeType: "application/pdf", data: "JVBERg==" } },
        ],
      },
      {
        role: "model",
        parts: [
          { text: "Let me look." },
          { functionCall: { name: "weather", args: { city: "Oslo" } } },
        ],
      },
      {
        role: "user",
        parts: [
          { functionResponse: { name: "weather", response: { error: "no such city" } } },
          { text: "Try again" },
        ],
      },
    ],
    tools: [
      {
        functionDeclarations: [
          {
            name: "weather",
            description: "Of a city",
            parametersJsonSchema: {
              type: "object",
              properties: { city: { type: "string" } },
              required: ["city"],
            },
          },
        ],
      },
    ],
    toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["weather"] } },
    generationConfig: {
      maxOutputTokens: 2000,
      topK: 40,
      stopSequences: ["END"],
      thinkingConfig: { thinkingBudget: 1500, includeThoughts: true },
    },
  },
  {
    systemInstruction: { parts: [{ text: "Be short" }, { text: "Be kind" }] },
    contents: [
      {
        role: "user",
        parts: [
          { text: "What is this?" },
          { inlineData: { mimeType: "image/png", data: "iVBORw0KGgo=" } },
        ],
      },
      { role: "model", parts: [{ functionCall: { name: "weather", args: { city: "Oslo" } } }] },
      {
        role: "user",
        parts: [{ functionResponse: { name: "weather", response: { output: "cold" } } }],
      },
      { role: "model", parts: [{ text: "It is cold." }] },
      { role: "user", parts: [{ text: "And tomorrow?" }] },
    ],
    tools: [
      {
        functionDeclarations: [
          {
            name: "weather",
            description: "Of a city",
            parametersJsonSchema: {
              type: "object",
              properties: { city: { type: "string" } },
              required: ["city"],
            },
          },
        ],
      },
    ],
    toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["weather"] } },
    generationConfig: {
      maxOutputTokens: 2000,
      temperature: 0.5,
      responseMimeType: "application/json",
      responseJsonSchema: {
        type: "object",
        properties: { city: { type: "string" } },
        required: ["city"],
      },
      thinkingConfig: { thinkingBudget: 2048, includeThoughts: true },
    },
  },
  {
    systemInstruction: { parts: [{ text: "Be short" }] },
    contents: [
      {
        role: "user",
        parts: [
          { text: "What is this?" },
          { inlineData: { mimeType: "image/png", data: "iVBORw0KGgo=" } },
          { inlineData: { mimeType: "application/pdf", data: "JVBERg==" } },
        ],
      },
      { role: "model", parts: [{ functionCall: { name: "weather", args: { city: "Oslo" } } }] },
      {
        role: "user",
        parts: [{ functionResponse: { name: "weather", response: { weather: "cold" } } }],
      },
    ],
    tools: [
      {
        functionDeclarations: [
          {
            name: "weather",
            description: "Of a city",
            parametersJsonSchema: {
              type: "object",
              properties: { city: { type: "string" } },
              required: ["city"],
            },
          },
        ],
      },
    ],
    toolConfig: { functionCallingConfig: { mode: "ANY" } },
    generationConfig: {
      maxOutputTokens: 2000,
      temperature: 0.5,
      topP: 0.9,
      topK: 40,
      stopSequences: ["END"],
    },
  },
] satisfies readonly GeminiRequest[];
