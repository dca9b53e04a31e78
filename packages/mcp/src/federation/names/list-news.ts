import type { ItemKind } from "./naming.ts";

/**
 * The list of a target that has changed, or an item that another target has now. All workers are told, because a
 * target notifies only the worker that has a client's stream, and only the worker that reads a list sees what
 * has moved.
 */
export interface ChangedList {
  /** The name of the backend, which stays the same across reloads. */
  readonly backend: string;
  readonly target: string;
  readonly kind: ItemKind;
  /** The name of the item that has left the target; unset: any item may have changed. */
  readonly name?: string;
  /** Instead of what has left: names of items that the target has, of which the teller knew none before. */
  readonly found?: readonly string[];
}
