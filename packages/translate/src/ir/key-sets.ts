import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Attachment } from "./index.ts";

/** The URL of a key set: a path replaces the path and query of `url`. */
export function keySetUrl(url: string, path: string | undefined): string {
  const origin = URL.parse(url)?.origin;
  return path === undefined || origin === undefined ? url : `${origin}${path}`;
}

/**
 * The URLs of the key sets that policies name by URL, each with the shortest cache duration of its
 * users in milliseconds. A key set of a `backendRef` is not one of them: only data planes connect
 * to backends, with all policies of these.
 */
export function keySetUrls(attachments: readonly Attachment[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { policies } of attachments) collect(policies, found);
  return found;
}

function collect(value: unknown, found: Map<string, number>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [property, inner] of Object.entries(value)) {
    if (property === "jwks") add(Object(inner), found);
    else collect(inner, found);
  }
}

/** The deprecated authentication of MCP backends has no `remote` around its remote key set. */
function add(jwks: { readonly remote?: unknown }, found: Map<string, number>): void {
  const { url, jwksPath, cacheDuration } = Object(jwks.remote ?? jwks);
  if (typeof url !== "string" || typeof cacheDuration !== "string") return;
  const place = keySetUrl(url, typeof jwksPath === "string" ? jwksPath : undefined);
  found.set(place, Math.min(found.get(place) ?? Infinity, parseDuration(cacheDuration)));
}
