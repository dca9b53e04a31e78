import type { JsonObject } from "@edge-gateway/codegen/json";

/** A changed copy of one schema inside a file. */
export interface Change {
  readonly change: string;
  readonly schema: JsonObject;
}
