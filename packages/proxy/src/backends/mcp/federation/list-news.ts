import { ServiceKey } from "@edge-gateway/kernel/services";
import type { ItemKind } from "@edge-gateway/mcp/federation/naming";
import type { WorkerChannel } from "../../../shared/worker-channel.ts";

/** Service key: the thread's {@link ListNews}. */
export const LIST_NEWS = new ServiceKey<ListNews>("changed lists of MCP servers");

/** The list of a target that has changed. */
export interface ChangedList {
  /** The stable name of the backend. */
  readonly backend: string;
  readonly target: string;
  readonly kind: ItemKind;
}

const CHANGED = "mcp list changed";

/** Tells all workers of changed lists: only the worker with a client's stream hears of them. */
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

  /** Tells the other workers that a list has changed. */
  tell(list: ChangedList): void {
    this.#channel.sendToAll(CHANGED, JSON.stringify(list));
  }

  /** Reports what other workers tell to a listener until the result is called. */
  hear(listener: (list: ChangedList) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
