import type { Ir } from "../ir/index.ts";
import { denyAnonymous } from "./anonymous-rules.ts";
import { PolicyIndex } from "./merge/merge.ts";
import { openListeners } from "./open-listeners.ts";
import { hiddenRoutes } from "./warnings/unreachable.ts";

type Parts = Pick<Ir, "attachments" | "binds" | "listeners" | "routes" | "backends">;

/**
 * The ports at which requests reach MCP servers and models without a credential, because neither the listener nor
 * the route demands one, by the keys of MCP backends and of models. A pure function.
 */
export function openPorts(ir: Parts): ReadonlyMap<string, readonly number[]> {
  const index = new PolicyIndex(ir.attachments);
  const reached = new Map(ir.backends.map((backend) => [backend.key, reachedBy(backend, index)]));
  const ports = new Map(ir.binds.map(({ key, port }) => [key, port]));
  const found = new Map<string, Set<number>>();
  const hidden = hiddenRoutes(ir);
  for (const route of ir.routes) {
    if (hidden.has(route.key)) continue;
    const keys = route.backends.flatMap(({ backend }) => reached.get(backend) ?? []);
    if (keys.length === 0) continue;
    for (const { bind } of openListeners(ir, index, route)) {
      const port = ports.get(bind);
      for (const key of keys)
        if (port !== undefined) found.set(key, (found.get(key) ?? new Set()).add(port));
    }
  }
  return new Map([...found].map(([key, open]) => [key, [...open].toSorted((a, b) => a - b)]));
}

/** What requests for a backend reach, if the backend itself demands no credential. */
function reachedBy(backend: Ir["backends"][number], index: PolicyIndex): readonly string[] {
  if (backend.kind === "models")
    return backend.models
      .filter(({ isPublic, authorization: rule }) => {
        const isClosed = rule !== undefined && denyAnonymous([rule]);
        return isPublic && !isClosed;
      })
      .map(({ key }) => key);
  if (backend.kind !== "mcp") return [];
  const demandsToken = index.backendOwn(backend.key).mcp?.authentication?.mode === "Strict";
  return demandsToken ? [] : [backend.key];
}
