import { keysAt } from "@edge-gateway/generated/schema/keys.ts";

/** The backend policies that one target of an MCP backend can have of its own. */
export const OF_TARGET = fieldsAt("/spec/mcp/targets/0/static/policies");

/** The backend policies that one provider of an AI backend can have of its own. */
export const OF_PROVIDER = fieldsAt("/spec/ai/groups/0/providers/0/policies");

function fieldsAt(pointer: string): ReadonlySet<string> {
  return new Set(keysAt("EdgeBackend", pointer).keys);
}
