import type { JsonObject } from "@edge-gateway/llm";
import type { ImportedSecrets } from "./secrets.ts";

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

/** The place of a policy in the imported file, and the place for its secrets. */
export interface PolicyPlace {
  readonly at: string;
  readonly secrets: ImportedSecrets;
}
