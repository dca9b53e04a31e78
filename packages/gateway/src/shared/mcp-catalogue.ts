import type { ReadItem } from "@edge-gateway/mcp/catalogue/catalogue-client";
import type { Ir } from "@edge-gateway/translate/ir";

/** A target whose lists are wanted, and a configuration whose only route leads to it. */
export interface TargetOrder {
  readonly target: string;
  readonly ir: Ir;
}

/** The lists of a target of an MCP backend, as they are now. */
export interface CatalogueReading {
  readonly target: string;
  readonly items: readonly ReadItem[];
  /** The number of items that were left out. */
  readonly omitted: number;
  /** The protocol version in which they were read; undefined: the target has not said that it knows one. */
  readonly version: string | undefined;
  /** Why lists are missing; undefined if none is. */
  readonly error: string | undefined;
}
