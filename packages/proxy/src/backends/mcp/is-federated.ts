import type { McpBackend } from "@edge-gateway/generated/types/index.ts";

/** Whether the gateway reads every message of a backend; if not, messages are forwarded unchanged. */
export function isFederated({ targets, prefixMode, sessionRouting }: McpBackend): boolean {
  return (
    targets.length > 1 ||
    prefixMode === "Always" ||
    sessionRouting === "Stateless" ||
    targets[0]?.static?.protocol !== "StreamableHTTP" ||
    targets[0].static.openapi !== undefined ||
    targets[0].static.consent !== undefined
  );
}

/** Whether names of tools and prompts begin with the name of their target. */
export function isPrefixed({ targets, prefixMode }: McpBackend): boolean {
  return prefixMode === "Always" || (prefixMode === "Conditional" && targets.length > 1);
}
