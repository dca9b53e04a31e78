import { createHash } from "node:crypto";
import { parseKeySet } from "@edge-gateway/jose";
import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";

/** A fetched key set. */
export interface KeptKeySet {
  readonly url: string;
  /** The public keys as JSON. */
  readonly keys: string;
  /** When the keys were fetched, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** The label of ConfigMaps that keep key sets. */
export const KEY_SET_LABEL = "edgegateway.dev/key-set";
const NAME_CHARACTERS = 32;

/** The name of the ConfigMap for the key set of a URL. */
export function nameOfKept(prefix: string, url: string): string {
  const hash = createHash("sha256").update(url).digest("hex").slice(0, NAME_CHARACTERS);
  return `${prefix}-keys-${hash}`;
}

/** The ConfigMap that keeps a key set. */
export function objectOfKept(
  metadata: { readonly name: string; readonly namespace: string },
  { url, keys, fetchedAt }: KeptKeySet,
): KubeObject {
  return {
    apiVersion: "v1",
    kind: "ConfigMap",
    metadata: { ...metadata, labels: { [KEY_SET_LABEL]: "true" } },
    data: { url, keys, fetchedAt: new Date(fetchedAt).toISOString() },
  };
}

/** Reads the key set in a ConfigMap; undefined if the ConfigMap contains no valid key set. */
export function keptKeySetOf({ data }: KubeObject): KeptKeySet | undefined {
  const { url, keys, fetchedAt } = isJson(data) ? data : {};
  const time = Date.parse(String(fetchedAt));
  if (typeof url !== "string" || typeof keys !== "string" || Number.isNaN(time)) return undefined;
  try {
    return { url, keys: JSON.stringify(parseKeySet(JSON.parse(keys))), fetchedAt: time };
  } catch {
    return undefined;
  }
}
