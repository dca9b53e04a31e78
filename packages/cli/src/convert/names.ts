import type { LlmProvider, ProviderFormat } from "@edge-gateway/generated/types/index.ts";

/** The targets of conversions: vendors with their defaults, and servers that have a single format. */
export const PROVIDERS: ReadonlyMap<string, LlmProvider> = new Map<string, LlmProvider>([
  ["openai", { openai: {} }],
  ["anthropic", { anthropic: {} }],
  ["gemini", { gemini: {} }],
  ["vertexai", { vertexai: { projectId: "PROJECT", region: "global" } }],
  ["bedrock", { bedrock: { region: "us-east-1" } }],
  ["azure", { azure: { resourceName: "RESOURCE", resourceType: "OpenAI", apiVersion: "v1" } }],
  ["chat-completions", serverOf("Completions")],
  ["messages", serverOf("Messages")],
  ["responses", serverOf("Responses")],
]);

function serverOf(type: ProviderFormat["type"]): LlmProvider {
  return { custom: { providerOverride: "custom", formats: [{ type }] }, host: "HOST" };
}
