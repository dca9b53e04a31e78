import type { LlmProvider, ProviderFormat } from "@edge-gateway/generated/types/index.ts";
import type { FormatName } from "@edge-gateway/llm";

/** Formats of requests, by the names of the command line. */
export const FORMATS: ReadonlyMap<string, FormatName> = new Map([
  ["chat-completions", "completions"],
  ["messages", "messages"],
  ["responses", "responses"],
  ["gemini", "gemini"],
  ["converse", "converse"],
]);

/** What a request can be converted to: vendors as they are by default, and servers that speak one format. */
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
