import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";

/** A vendor with a model: the format of its API may depend on both. */
export interface MatrixVendor {
  readonly name: string;
  readonly provider: LlmProvider;
  readonly model: string;
}

function custom(type: "Completions" | "Messages" | "Responses"): LlmProvider {
  return { custom: { formats: [{ type }], providerOverride: "own" } };
}

const VERTEX = { projectId: "p", region: "global" };

export const VENDORS: readonly MatrixVendor[] = [
  { name: "OpenAI", provider: { openai: {} }, model: "gpt-5" },
  {
    name: "Azure",
    provider: { azure: { resourceName: "r", resourceType: "OpenAI", apiVersion: "v1" } },
    model: "gpt-5",
  },
  { name: "Anthropic", provider: { anthropic: {} }, model: "claude-sonnet-5" },
  { name: "Gemini", provider: { gemini: {} }, model: "gemini-3-pro" },
  { name: "Vertex AI, Gemini", provider: { vertexai: VERTEX }, model: "gemini-3-pro" },
  { name: "Vertex AI, Claude", provider: { vertexai: VERTEX }, model: "claude-sonnet-5" },
  {
    name: "Bedrock",
    provider: { bedrock: { region: "eu-west-1" } },
    model: "anthropic.claude-sonnet-5",
  },
  { name: "Custom, `Completions`", provider: custom("Completions"), model: "own" },
  { name: "Custom, `Messages`", provider: custom("Messages"), model: "own" },
  { name: "Custom, `Responses`", provider: custom("Responses"), model: "own" },
];
