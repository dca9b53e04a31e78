import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import type { KindName } from "./document.ts";

/** Whether the gateway reads a kind from manifests. */
export function isKindName(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}

/** The API group of an `apiVersion`: empty for the core group. */
export function groupOf(apiVersion: string): string {
  const slash = apiVersion.indexOf("/");
  return slash === -1 ? "" : apiVersion.slice(0, slash);
}

/** The API group of a kind. */
export function groupOfKind(kind: KindName): string {
  return groupOf(KINDS[kind].apiVersions[0]);
}
