import type { IrKeySet } from "@edge-gateway/generated/types/index.ts";
import { type KeySet, parseKeySet } from "@edge-gateway/jose";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { CLOCKS, LOG, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { WORKER_CHANNEL } from "@edge-gateway/kernel/process/worker-channel";
import type { KeySetStatus } from "@edge-gateway/translate/ir/key-sets";
import { FETCH_JSON } from "./json-client.ts";
import { KeySetKeeper } from "./key-set-keeper.ts";
import { identityOf, type OutboundTarget } from "./outbound-target.ts";
import { RemoteKeySet, type KeySetsOptions } from "./remote-key-set.ts";

/** An identity provider's signing keys, from any source. */
export interface KeySource {
  /** The keys that are known now; every change creates a new object. */
  current(): KeySet | undefined;
  /** Whether the last fetch failed, so that newer keys may exist. */
  failing(): boolean;
  /** Fetches the keys again, unless they were fetched recently; the promise never rejects. */
  refresh(): Promise<void>;
  /** Releases the source; it must not be used afterwards. */
  release(): void;
}

/** A key set whose URL is not known until the metadata of its issuer is. */
export interface AwaitedKeySet {
  /** Why the metadata cannot be used; undefined: it can, or was not read yet. */
  fault: string | undefined;
  release(): void;
}

/** Service key: the thread's {@link KeySets}. */
export const KEY_SETS = new ServiceKey(
  "key sets",
  (use) =>
    new KeySets({
      ...use(CLOCKS),
      fetchJson: use(FETCH_JSON),
      limits: use(SETTINGS).identity,
      log: use(LOG).module("keys"),
      channel: use(WORKER_CHANNEL),
    }),
);

/**
 * Key sets at URLs. All users of a URL share one key set, which is kept while it has users, and fetched once for
 * all workers.
 */
export class KeySets {
  readonly #options: KeySetsOptions;
  readonly #remote = new Map<string, RemoteKeySet>();
  readonly #keeper: KeySetKeeper;
  /** What says which key set is awaited, by what keeps the fault of its metadata. */
  readonly #awaited = new Map<AwaitedKeySet, AwaitedName>();
  #kept: ReadonlyMap<string, IrKeySet> = new Map();

  constructor(options: KeySetsOptions) {
    this.#options = options;
    const { channel, log } = options;
    this.#keeper = new KeySetKeeper(channel, log, (key) => this.#remote.get(key));
  }

  /**
   * Sets the key sets that the controller fetches. A thread fetches one itself only for a token whose key is
   * unknown, or while the controller sends no recent keys.
   */
  use(kept: readonly IrKeySet[]): void {
    this.#kept = new Map(kept.map((keySet) => [keySet.url, keySet]));
    for (const keySet of this.#remote.values()) keySet.use(this.#kept.get(keySet.name));
  }

  /**
   * Fetches a key set, or shares an existing one.
   * @param cacheDuration milliseconds; the shortest duration of all users applies
   * @param name the name of the key set for a controller
   */
  remote(target: OutboundTarget, cacheDuration: number, name = target.url): KeySource {
    const key = JSON.stringify([name, identityOf(target)]);
    const known = this.#remote.get(key);
    const kept = this.#kept.get(name);
    const place = { key, name, target, kept, keeper: this.#keeper };
    const keySet = known ?? new RemoteKeySet(place, this.#options);
    this.#remote.set(key, keySet);
    const user = { cacheDuration };
    keySet.join(user);
    if (known === undefined) this.#keeper.added(key);
    return {
      current: () => keySet.current,
      failing: () => keySet.fault !== undefined,
      refresh: () => keySet.refresh(),
      release: () => {
        if (keySet.leave(user)) this.#remote.delete(key);
      },
    };
  }

  /** Registers a key set that the metadata of an issuer leads to, so that a fault of the metadata is seen. */
  awaited(name: AwaitedName): AwaitedKeySet {
    const awaited: AwaitedKeySet = {
      fault: undefined,
      release: () => void this.#awaited.delete(awaited),
    };
    this.#awaited.set(awaited, name);
    return awaited;
  }

  /** What is known of each key set that policies use. */
  status(): readonly KeySetStatus[] {
    const failing = [...this.#awaited].flatMap(([{ fault }, name]) =>
      fault === undefined ? [] : [[name.name, { ...name, keys: [], fault }] as const],
    );
    return [
      ...[...this.#remote.values()].map((keySet) => keySet.status),
      ...new Map(failing).values(),
    ];
  }

  close(): void {
    for (const keySet of this.#remote.values()) keySet.close();
    this.#remote.clear();
  }
}

/**
 * Reads keys that are part of the configuration.
 * @throws Error if the text is not a key set
 */
export function inlineKeys(text: string): KeySource {
  const keySet = parseKeySet(JSON.parse(text));
  return {
    current: () => keySet,
    failing: () => false,
    refresh: () => Promise.resolve(),
    release: () => {},
  };
}

/** The name of an awaited key set, the URL of the metadata, and the issuer. */
type AwaitedName = Required<Pick<KeySetStatus, "name" | "url" | "issuer">>;
