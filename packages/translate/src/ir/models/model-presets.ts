import type { EdgeModelSpec, ProviderFormat } from "@edge-gateway/generated/types/index.ts";

type ProviderName = NonNullable<EdgeModelSpec["provider"]>;

/** Providers that have no block of their own in an EdgeBackend. */
export type PresetName = Exclude<
  ProviderName,
  "OpenAI" | "Azure" | "Anthropic" | "Gemini" | "VertexAI" | "Bedrock" | "Custom"
>;

/** A provider's URL and the API formats that it supports. */
export interface Preset {
  /** The URL to which API paths are appended. */
  readonly baseUrl: string;
  /** Paths relative to the base URL (default: the usual paths of each format). */
  readonly formats: readonly ProviderFormat[];
  /** Formats at absolute paths outside the base URL; unset if there are none. */
  readonly others?: readonly ProviderFormat[];
}

const COMPLETIONS = { type: "Completions" } as const;
const MESSAGES = { type: "Messages" } as const;
const RESPONSES = { type: "Responses" } as const;
const EMBEDDINGS = { type: "Embeddings" } as const;
const RERANK = { type: "Rerank" } as const;
const REALTIME = { type: "Realtime" } as const;

/** The presets of model providers, from their public documentation (reference LLM gateway, A1). */
export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  Cohere: {
    baseUrl: "https://api.cohere.ai",
    formats: [
      { type: "Completions", path: "/compatibility/v1/chat/completions" },
      { type: "Embeddings", path: "/compatibility/v1/embeddings" },
      { type: "Rerank", path: "/v2/rerank" },
    ],
  },
  Ollama: {
    baseUrl: "http://localhost:11434/v1",
    formats: [COMPLETIONS, RESPONSES, EMBEDDINGS],
  },
  Baseten: { baseUrl: "https://inference.baseten.co/v1", formats: [COMPLETIONS, MESSAGES] },
  Cerebras: { baseUrl: "https://api.cerebras.ai/v1", formats: [COMPLETIONS] },
  Deepinfra: {
    baseUrl: "https://api.deepinfra.com/v1/openai",
    formats: [COMPLETIONS, EMBEDDINGS],
    others: [{ type: "Messages", path: "/anthropic/v1/messages" }],
  },
  Deepseek: {
    baseUrl: "https://api.deepseek.com/v1",
    formats: [COMPLETIONS, RESPONSES],
    others: [{ type: "Messages", path: "/anthropic/v1/messages" }],
  },
  Groq: { baseUrl: "https://api.groq.com/openai/v1", formats: [COMPLETIONS, RESPONSES] },
  Huggingface: { baseUrl: "https://router.huggingface.co/v1", formats: [COMPLETIONS, RESPONSES] },
  Mistral: { baseUrl: "https://api.mistral.ai/v1", formats: [COMPLETIONS, EMBEDDINGS] },
  Openrouter: {
    baseUrl: "https://openrouter.ai/api/v1",
    formats: [COMPLETIONS, MESSAGES, RESPONSES, EMBEDDINGS, RERANK],
  },
  TogetherAI: {
    baseUrl: "https://api.together.xyz/v1",
    formats: [COMPLETIONS, EMBEDDINGS, RERANK],
  },
  XAI: { baseUrl: "https://api.x.ai/v1", formats: [COMPLETIONS, RESPONSES, REALTIME] },
  Fireworks: {
    baseUrl: "https://api.fireworks.ai/inference/v1",
    formats: [COMPLETIONS, MESSAGES, RESPONSES, EMBEDDINGS, RERANK],
  },
};
