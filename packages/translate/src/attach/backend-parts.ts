import { keysAt } from "@edge-gateway/generated/schema/keys.ts";

/** The fields of the backend block that one target of an MCP backend can have of its own. */
export const OF_TARGET = fieldsAt("/spec/mcp/targets/0/static/policies");

/** The same of one provider of an AI backend. */
export const OF_PROVIDER = fieldsAt("/spec/ai/groups/0/providers/0/policies");

function fieldsAt(pointer: string): ReadonlySet<string> {
  return new Set(keysAt("EdgeBackend", pointer).keys);
}
