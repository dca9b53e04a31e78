import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { KEY_SET_PATIENCE } from "./bounds.ts";
import type { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";

/** What the last fetch of a key set has brought, for other workers. */
export interface PublishedKeySet {
  /** The document as JSON text; undefined: no usable one is known. */
  readonly document: string | undefined;
  /** Milliseconds since the document was fetched. */
  readonly age: number;
  /** Why the fetch failed; undefined if it succeeded. */
  readonly fault: string | undefined;
}

/** A key set of this worker. */
export interface KeptKeySet {
  readonly published: PublishedKeySet;
  refresh(): Promise<void>;
  receive(published: PublishedKeySet): void;
}

interface Published extends PublishedKeySet {
  readonly key: string;
}

interface Answer {
  readonly key: string;
  readonly isKept: boolean;
}

const PUBLISHED = "key set published";
const ASKED = "key set asked";
const ANSWERED = "key set answered";

/**
 * Fetches key sets once for all workers: the first worker fetches them for the others, and each result reaches
 * all workers.
 */
export class KeySetKeeper {
  readonly #channel: WorkerChannel;
  readonly #log: Logger;
  readonly #find: (key: string) => KeptKeySet | undefined;
  readonly #asking = new Map<string, PromiseWithResolvers<boolean>>();
  /** Workers that asked for key sets which this worker does not have yet. */
  readonly #early = new Map<string, Set<string>>();

  /** @param find a key set of this worker */
  constructor(channel: WorkerChannel, log: Logger, find: (key: string) => KeptKeySet | undefined) {
    this.#channel = channel;
    this.#log = log;
    this.#find = find;
    channel.hear(PUBLISHED, (text) => {
      const { key, ...published }: Published = JSON.parse(text);
      find(key)?.receive(published);
    });
    channel.hear(ASKED, (key, from) => this.#asked(key, from));
    channel.hear(ANSWERED, (text) => {
      const { key, isKept }: Answer = JSON.parse(text);
      this.#asking.get(key)?.resolve(isKept);
      this.#asking.delete(key);
    });
  }

  /** Asks the first worker for recent keys; false, or undefined at once: this worker must fetch them. */
  ask(key: string): Promise<boolean> | undefined {
    const { first, name } = this.#channel;
    if (first === name) return undefined;
    const asking = this.#asking.get(key) ?? Promise.withResolvers<boolean>();
    if (!this.#asking.has(key)) this.#channel.send(first, ASKED, key);
    this.#asking.set(key, asking);
    return asking.promise;
  }

  publish(key: string, published: PublishedKeySet): void {
    this.#channel.sendToAll(PUBLISHED, JSON.stringify({ key, ...published } satisfies Published));
  }

  /** Answers the workers that asked before this worker had the key set. */
  added(key: string): void {
    const early = [...(this.#early.get(key) ?? [])];
    // The fetch may take longer than the patience with a worker that has no key set.
    this.#early.get(key)?.clear();
    this.#early.delete(key);
    for (const worker of early) this.#asked(key, worker);
  }

  #asked(key: string, from: string): void {
    const keySet = this.#find(key);
    if (keySet !== undefined) {
      void keySet.refresh().then(() => this.#answer(key, from, keySet));
      return;
    }
    // Workers apply a configuration at about the same time.
    const early = this.#early.get(key) ?? new Set();
    this.#early.set(key, early.add(from));
    const giveUp = (): void => {
      if (early.delete(from)) this.#answer(key, from, undefined);
      if (early.size === 0 && this.#early.get(key) === early) this.#early.delete(key);
    };
    after(KEY_SET_PATIENCE, giveUp, logged(this.#log, "answering for a key set"));
  }

  #answer(key: string, to: string, keySet: KeptKeySet | undefined): void {
    if (keySet !== undefined) {
      const published: Published = { key, ...keySet.published };
      this.#channel.send(to, PUBLISHED, JSON.stringify(published));
    }
    const answer: Answer = { key, isKept: keySet !== undefined };
    this.#channel.send(to, ANSWERED, JSON.stringify(answer));
  }
}
