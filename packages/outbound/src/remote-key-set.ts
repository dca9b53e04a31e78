import type { IrKeySet } from "@edge-gateway/generated/types/index.ts";
import { type KeySet, parseKeySet } from "@edge-gateway/jose";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import type { KeySetStatus } from "@edge-gateway/translate/ir/key-sets";
import { KEPT_KEY_SET_DURATIONS } from "./bounds.ts";
import type { FetchJson } from "./json-client.ts";
import type { KeptKeySet, KeySetKeeper, PublishedKeySet } from "./key-set-keeper.ts";
import type { OutboundTarget } from "./outbound-target.ts";

export interface KeySetLimits {
  /** Minimum milliseconds between two fetches that failures or unknown keys have caused. */
  readonly keySetCooldownMilliseconds: number;
  /**
   * Milliseconds after the cache duration during which old keys are used while no new keys can be fetched.
   */
  readonly keySetStaleMilliseconds: number;
}

export interface KeySetsOptions {
  readonly fetchJson: FetchJson;
  readonly limits: KeySetLimits;
  readonly log: Logger;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
  readonly channel: WorkerChannel;
}

/** Who uses a key set; its `cacheDuration` is in milliseconds. */
interface User {
  readonly cacheDuration: number;
}

/** Where a key set is found, and who shares it. */
interface RemoteKeySetPlace {
  /** Identifies the key set in all workers. */
  readonly key: string;
  readonly keeper: KeySetKeeper;
  readonly name: string;
  readonly target: OutboundTarget;
  /** The key set as the controller sends it; undefined: the controller does not fetch this key set. */
  readonly kept: IrKeySet | undefined;
}

/** A key set at a URL: fetched again before it is too old, or taken from the controller or another worker. */
export class RemoteKeySet implements KeptKeySet {
  readonly name: string;
  current: KeySet | undefined;
  /** Why the last fetch failed; undefined if it succeeded. */
  fault: string | undefined;
  readonly #key: string;
  readonly #keeper: KeySetKeeper;
  readonly #target: OutboundTarget;
  readonly #options: KeySetsOptions;
  readonly #users = new Set<User>();
  /** The JSON text of the key set in `current`. */
  #document: string | undefined;
  /** The document of `current`, as it was fetched. */
  #found: unknown;
  #kept: IrKeySet | undefined;
  #fetchedAt = 0;
  /** When the last fetch ended, in milliseconds. */
  #attemptedAt: number | undefined;
  #flight: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ key, name, target, kept, keeper }: RemoteKeySetPlace, options: KeySetsOptions) {
    this.name = name;
    this.#key = key;
    this.#keeper = keeper;
    this.#target = target;
    this.#options = options;
    this.#kept = kept;
  }

  join(user: User): void {
    this.#users.add(user);
    this.#start();
  }

  /** Sets the key set that the controller sends. */
  use(kept: IrKeySet | undefined): void {
    this.#kept = kept;
    this.#start();
  }

  /**
   * Removes a user, and closes the key set after its last user.
   * @returns whether the key set was closed
   */
  leave(user: User): boolean {
    this.#users.delete(user);
    if (this.#users.size > 0) return false;
    this.close();
    return true;
  }

  close(): void {
    this.#users.clear();
    clearTimeout(this.#timer);
  }

  refresh(): Promise<void> {
    if (this.#flight !== undefined) return this.#flight;
    const { now, limits } = this.#options;
    const since = this.#attemptedAt === undefined ? Infinity : now() - this.#attemptedAt;
    return since < limits.keySetCooldownMilliseconds ? Promise.resolve() : this.#fetch();
  }

  #start(): void {
    this.#take(this.#kept);
    const isNew = this.current === undefined && this.#attemptedAt === undefined;
    if (this.#kept === undefined && isNew) void this.refresh();
    else this.#schedule();
  }

  /** Uses the keys of the controller, unless they are too old, or this thread has fetched keys later. */
  #take(kept: IrKeySet | undefined): void {
    if (kept?.keys === undefined || kept.fetchedAt === undefined) return;
    const { now, wallClock, log } = this.#options;
    const fetchedAt = now() - Math.max(0, wallClock() - kept.fetchedAt);
    if (this.current !== undefined && fetchedAt <= this.#fetchedAt) return;
    if (now() > this.#usableUntil(fetchedAt)) return;
    try {
      this.#accept(JSON.parse(kept.keys), fetchedAt);
    } catch (error) {
      log.warn("key set of the controller not usable", {
        url: this.#target.url,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }

  get status(): KeySetStatus {
    const isMissing = this.#kept !== undefined && this.current === undefined;
    const fault = this.fault ?? (isMissing ? "the controller has not fetched it" : undefined);
    const keys = this.current?.publicKeys ?? [];
    return { name: this.name, url: this.#target.url, keys, fault };
  }

  /** The last result, for other workers. */
  get published(): PublishedKeySet {
    const document = this.current === undefined ? undefined : JSON.stringify(this.#found);
    const age = this.#options.now() - this.#fetchedAt;
    return { document, age, fault: this.fault };
  }

  /** Uses the result of another worker, which has logged it. */
  receive({ document, age, fault }: PublishedKeySet): void {
    const now = this.#options.now();
    this.#attemptedAt = now;
    const fetchedAt = now - age;
    if (document === undefined) this.#expire();
    else if (this.current === undefined || fetchedAt > this.#fetchedAt)
      this.#use(JSON.parse(document), fetchedAt);
    this.fault = fault;
    this.#schedule();
  }

  #fetch(): Promise<void> {
    this.#flight = this.#find().finally(() => {
      this.#flight = undefined;
      this.#attemptedAt = this.#options.now();
      this.#schedule();
    });
    return this.#flight;
  }

  async #find(): Promise<void> {
    const asked = this.#keeper.ask(this.#key);
    if (asked !== undefined && (await asked)) return;
    try {
      this.#accept(await this.#options.fetchJson(this.#target), this.#options.now());
    } catch (error) {
      this.#fail(error);
    }
    this.#keeper.publish(this.#key, this.published);
  }

  #accept(found: unknown, fetchedAt: number): void {
    const { log } = this.#options;
    const { url } = this.#target;
    if (this.#use(found, fetchedAt)) log.info("key set fetched", { url, keys: this.current?.size });
    else if (this.fault !== undefined) log.info("key set can be fetched again", { url });
    this.fault = undefined;
  }

  /**
   * Sets the keys; false: they are unchanged. Then the previous object is kept, so that cached verifications of
   * tokens stay valid.
   */
  #use(found: unknown, fetchedAt: number): boolean {
    const keySet = parseKeySet(found);
    const document = JSON.stringify(keySet);
    this.#fetchedAt = fetchedAt;
    if (document === this.#document && this.current !== undefined) return false;
    this.current = keySet;
    this.#document = document;
    this.#found = found;
    return true;
  }

  #expire(): void {
    if (this.#options.now() > this.#usableUntil(this.#fetchedAt)) this.current = undefined;
  }

  #fail(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#expire();
    const fields = { url: this.#target.url, reason, stale: this.current !== undefined };
    if (this.fault !== undefined) this.#options.log.debug("key set still not fetched", fields);
    else this.#options.log.warn("key set not fetched", fields);
    this.fault = reason;
  }

  #usableUntil(fetchedAt: number): number {
    return fetchedAt + this.#cacheDuration() + this.#options.limits.keySetStaleMilliseconds;
  }

  #cacheDuration(): number {
    return Math.min(...[...this.#users].map((user) => user.cacheDuration));
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#users.size === 0) return;
    const isKept = this.#kept !== undefined;
    // The controller has no keys yet: this thread fetches them only for a token that needs them.
    if (isKept && this.current === undefined) return;
    const { limits, now } = this.#options;
    const age = now() - this.#fetchedAt;
    const due = this.#cacheDuration() * (isKept ? KEPT_KEY_SET_DURATIONS : 1);
    const delay = this.fault !== undefined && !isKept ? 0 : due - age;
    const wait = Math.max(delay, limits.keySetCooldownMilliseconds);
    const fetch = (): unknown => this.#flight ?? this.#fetch();
    this.#timer = after(wait, fetch, logged(this.#options.log, "fetching a key set"));
  }
}
