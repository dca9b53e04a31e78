import type { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import type { ItemKind } from "./naming.ts";

/** The list of a target that has changed, or an item that another target has now. */
export interface ChangedList {
  /** The name of the backend, which stays the same across reloads. */
  readonly backend: string;
  readonly target: string;
  readonly kind: ItemKind;
  /** The name of the item that has left the target; unset: any item may have changed. */
  readonly name?: string;
}

const CHANGED = "mcp list changed";

/**
 * Tells all workers about changed lists, because a target notifies only the worker that has a client's
 * stream, and only the worker that reads a list sees what has moved.
 */
export class ListNews {
  readonly #channel: WorkerChannel;
  readonly #listeners = new Set<(list: ChangedList) => void>();

  constructor(channel: WorkerChannel) {
    this.#channel = channel;
    channel.hear(CHANGED, (text) => {
      const list: ChangedList = JSON.parse(text);
      for (const listener of this.#listeners) listener(list);
    });
  }

  /** Tells the other workers what has changed. */
  tell(list: ChangedList): void {
    this.#channel.sendToAll(CHANGED, JSON.stringify(list));
  }

  /** Calls a listener when another worker reports a changed list; the returned function stops that. */
  hear(listener: (list: ChangedList) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
