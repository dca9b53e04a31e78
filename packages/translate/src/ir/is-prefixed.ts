import type { McpBackend, ParsedMcpBackend } from "@edge-gateway/generated/types/index.ts";

/** Whether names of tools and prompts begin with the name of their target. */
export function isPrefixed({ targets, prefixMode }: McpBackend | ParsedMcpBackend): boolean {
  return prefixMode === "Always" || (prefixMode === "Conditional" && targets.length > 1);
}
