import type { JsonObject } from "@edge-gateway/llm";
import type { ImportedSecrets } from "../secrets.ts";

/** The policies into which an imported policy is converted. */
export interface Parts {
  readonly traffic?: JsonObject;
  readonly backend?: JsonObject;
  readonly filter?: JsonObject;
  /** Notes about parts that work differently, or that are missing without weakening the protection. */
  readonly changed?: readonly string[];
}

/** The converted policies, or the reason why they cannot be converted. */
export type Converted = Parts | string;

/** Backends for servers that only policies use. */
export class ImportedServers {
  readonly #names = new Map<string, string>();
  /** The backends, by their names. */
  readonly backends: Record<string, JsonObject> = {};

  /** The name of the backend for a server. */
  nameOf(host: string, port: number): string {
    const place = `${host}:${port}`;
    const known = this.#names.get(place);
    if (known !== undefined) return known;
    const name = `guard-${this.#names.size + 1}`;
    this.#names.set(place, name);
    this.backends[name] = { static: { host, port } };
    return name;
  }
}

/** The place of a policy in the imported file, and the places for its secrets and servers. */
export interface PolicyPlace {
  readonly at: string;
  readonly secrets: ImportedSecrets;
  readonly servers: ImportedServers;
}
