import type { ItemKind } from "@edge-gateway/mcp/federation/naming";
import type { Ir } from "@edge-gateway/translate/ir";

/** A target whose lists are wanted, and a configuration whose only route leads to it. */
export interface TargetOrder {
  readonly target: string;
  readonly ir: Ir;
}

/** An item of a list, as its target sent it. */
export interface ReadItem {
  /** The method of the list, such as `tools/list`. */
  readonly method: string;
  readonly kind: ItemKind;
  /** The name or URI. */
  readonly name: string;
  /** The whole item as JSON. */
  readonly text: string;
}

/** The lists of a target of an MCP backend, as they are now. */
export interface CatalogueReading {
  readonly target: string;
  readonly items: readonly ReadItem[];
  /** The number of items that were left out. */
  readonly omitted: number;
  /** Why lists are missing; undefined if none is. */
  readonly error: string | undefined;
}
