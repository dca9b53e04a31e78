// Written by emitted.test.ts; the compiler checks it.
import type { GeminiResponse } from "../types.ts";

export const RESPONSES = [
  {
    candidates: [
      {
        content: {
          role: "model",
          parts: [
            { text: "Oslo is cold", thought: true },
            { text: "I look" },
            { functionCall: { id: "call_2", name: "weather", args: { city: "Oslo" } } },
            { functionCall: { id: "call_3", name: "time", args: {} } },
          ],
        },
        finishReason: "STOP",
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 5, totalTokenCount: 12 },
    modelVersion: "m",
    responseId: "id-1",
  },
  {
    candidates: [
      {
        content: {
          role: "model",
          parts: [
            { text: "Oslo is cold", thought: true, thoughtSignature: "" },
            { text: "I look" },
            { functionCall: { id: "call_2", name: "weather", args: { city: "Oslo" } } },
            { functionCall: { id: "call_3", name: "time", args: {} } },
          ],
        },
        finishReason: "STOP",
        index: 0,
      },
    ],
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
    candidates: [
      {
        content: {
          role: "model",
          parts: [
            { text: "Oslo is cold", thought: true },
            { text: "I look" },
            { functionCall: { id: "call_2", name: "weather", args: { city: "Oslo" } } },
            { functionCall: { id: "call_3", name: "time", args: {} } },
          ],
        },
        finishReason: "STOP",
        index: 0,
      },
    ],
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
] satisfies readonly GeminiResponse[];
