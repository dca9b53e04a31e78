import type { JsonObject } from "@edge-gateway/llm";
import type { ImportedSecrets } from "./secrets.ts";

/** What a policy becomes. */
export interface Parts {
  readonly traffic?: JsonObject;
  readonly backend?: JsonObject;
  readonly filter?: JsonObject;
}

/** The reason why it cannot be converted. */
export type Converted = Parts | string;

/** Where a policy is, and where its keys go. */
export interface PolicyPlace {
  readonly at: string;
  readonly secrets: ImportedSecrets;
}
