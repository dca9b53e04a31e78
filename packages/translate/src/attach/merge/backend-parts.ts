import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import type { Backend } from "../../ir/index.ts";

/** The backend policies that one target of an MCP backend can have of its own. */
export const OF_TARGET = fieldsAt("/spec/mcp/targets/0/static/policies");

/** The backend policies that one provider of an AI backend can have of its own. */
export const OF_PROVIDER = fieldsAt("/spec/ai/groups/0/providers/0/policies");

/** A target or provider of a backend. */
export interface BackendPart {
  readonly name: string;
  /** The policies that are written inside the target or provider. */
  readonly policies: object;
}

/** The targets or providers of a backend to which policies can attach. */
export function partsOf(backend: Backend): readonly BackendPart[] {
  if (backend.kind === "mcp")
    return backend.mcp.targets.map(({ name, static: server }) => ({
      name,
      policies: server?.policies ?? {},
    }));
  if (backend.kind !== "ai") return [];
  const providers = backend.ai.groups?.flatMap((group) => group.providers) ?? [];
  return providers.map(({ name, policies = {} }) => ({ name, policies }));
}

function fieldsAt(pointer: string): ReadonlySet<string> {
  return new Set(keysAt("EdgeBackend", pointer).keys);
}
