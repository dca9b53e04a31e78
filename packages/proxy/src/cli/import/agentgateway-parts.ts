import type { JsonObject } from "@edge-gateway/llm";
import type { ImportedSecrets } from "./secrets.ts";

/** The policies into which an imported policy is converted. */
export interface Parts {
  readonly traffic?: JsonObject;
  readonly backend?: JsonObject;
  readonly filter?: JsonObject;
  /** What works differently, or is missing without making anything less protected. */
  readonly changed?: readonly string[];
}

/** The converted policies, or the reason why they cannot be converted. */
export type Converted = Parts | string;

/** The place of a policy, and the place for its keys. */
export interface PolicyPlace {
  readonly at: string;
  readonly secrets: ImportedSecrets;
}
