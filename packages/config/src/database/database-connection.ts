import type { SealedStore } from "@edge-gateway/storage/sealing/sealed-store";
import type { StoreLocation } from "@edge-gateway/storage/open-store";
import type { DatabaseSettings } from "@edge-gateway/generated/types/index.ts";

/** The database of the settings. */
export function locationOf({ url, file }: DatabaseSettings): StoreLocation {
  return url === undefined ? { kind: "sqlite", file } : { kind: "postgres", url };
}

/** A database that is opened as soon as it can be, and may be away at any time. */
export class DatabaseConnection {
  readonly #openStore: () => Promise<SealedStore>;
  readonly #listeners: (() => void)[];
  #store: SealedStore | undefined;
  #opening: Promise<SealedStore> | undefined;
  #closing: Promise<void> | undefined;

  /** `changed` is called after changes, as a hint. */
  constructor(openStore: () => Promise<SealedStore>, changed: () => void) {
    this.#openStore = openStore;
    this.#listeners = [changed];
  }

  /** Works with the database. Rejects while it cannot be used. */
  async use<Value>(work: (store: SealedStore) => Promise<Value>): Promise<Value> {
    if (this.#closing !== undefined) throw new Error("the gateway is shutting down");
    this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
    return work(this.#store ?? (await this.#opening));
  }

  /** Calls a function after changes, as a hint. */
  listen(changed: () => void): void {
    this.#listeners.push(changed);
  }

  /** Closes the database; repeated calls wait for the same end. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    await this.#opening?.catch(() => {});
    await this.#store?.close();
  }

  async #open(): Promise<SealedStore> {
    if (this.#store !== undefined) return this.#store;
    const store = await this.#openStore();
    store.listen(() => this.#listeners.forEach((changed) => changed()));
    return (this.#store = store);
  }
}
