// Written by emitted.test.ts; the compiler checks it.
import type { GeminiEvent } from "../types.ts";

export const EVENTS = [
  {
    candidates: [
      { content: { role: "model", parts: [{ text: "Oslo ", thought: true }] }, index: 0 },
    ],
    modelVersion: "m",
    responseId: "id-1",
  },
  {
    candidates: [{ content: { role: "model", parts: [{ text: "I " }] }, index: 0 }],
    modelVersion: "m",
    responseId: "id-1",
  },
  {
    candidates: [
      {
        content: {
          role: "model",
          parts: [{ functionCall: { id: "call_2", name: "weather", args: { city: "Oslo" } } }],
        },
        index: 0,
      },
    ],
    modelVersion: "m",
    responseId: "id-1",
  },
  {
    candidates: [
      {
        content: {
          role: "model",
          parts: [{ functionCall: { id: "call_3", name: "time", args: {} } }],
        },
        index: 0,
      },
    ],
    modelVersion: "m",
    responseId: "id-1",
  },
  {
    candidates: [{ content: { role: "model", parts: [] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 5, totalTokenCount: 12 },
    modelVersion: "m",
    responseId: "id-1",
  },
  {
    candidates: [{ content: { role: "model", parts: [] }, finishReason: "STOP", index: 0 }],
    usageMetadata: {
      promptTokenCount: 7,
      candidatesTokenCount: 5,
      cachedContentTokenCount: 0,
      totalTokenCount: 12,
    },
    modelVersion: "m",
    responseId: "id-1",
  },
  {
    candidates: [{ content: { role: "model", parts: [] }, finishReason: "STOP", index: 0 }],
    usageMetadata: {
      promptTokenCount: 7,
      candidatesTokenCount: 5,
      thoughtsTokenCount: 0,
      cachedContentTokenCount: 0,
      totalTokenCount: 12,
    },
    modelVersion: "m",
    responseId: "resp_id-1",
  },
] satisfies readonly GeminiEvent[];
