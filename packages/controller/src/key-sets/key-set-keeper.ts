import { isDeepStrictEqual } from "node:util";
import type { IrKeySet } from "@edge-gateway/generated/types/index.ts";
import { parseKeySet } from "@edge-gateway/jose";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { API_STATUS, hasStatus } from "@edge-gateway/kube/api-error";
import { Backoff } from "@edge-gateway/kube/backoff";
import type { Client } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import type { KubeObject } from "@edge-gateway/kube/objects";
import {
  KEY_SET_JITTER,
  KEY_SET_LAST_RETRY_MILLISECONDS,
  KEY_SET_MILLISECONDS,
  KEY_SET_RETRY_MILLISECONDS,
} from "../bounds.ts";
import { errorText } from "../error-text.ts";
import { NotLeadingError } from "../leader-client.ts";
import { OF_BACKEND } from "@edge-gateway/translate/ir/key-sets";
import type { KeySetPlace } from "@edge-gateway/translate/ir/key-sets";
import type { KnownSettings } from "../settings.ts";
import type { KeySetSource } from "../translation/publisher.ts";
import { fetchDocument } from "./fetch-key-set.ts";
import type { FetchDocument } from "./fetch-key-set.ts";
import { KEY_SET_LABEL, keptKeySetOf, nameOfKept, objectOfKept } from "./kept-key-set.ts";
import type { KeptKeySet } from "./kept-key-set.ts";

export interface KeySetKeeperOptions {
  /** Writes objects that only the leader may write. */
  readonly leading: Client;
  readonly leadership: Leadership;
  readonly settings: Pick<KnownSettings, "podNamespace" | "leaseName">;
  readonly log: Logger;
  /** Is called when a needed key set has changed. */
  readonly changed: (url: string) => void;
  /** Is called when a needed key set begins to fail, stops failing, or fails for another reason. */
  readonly judged: (url: string) => void;
  readonly fetch?: FetchDocument;
  /** The current time in milliseconds since 1970. */
  readonly wallClock?: () => number;
  readonly random?: () => number;
}

/** A key set that a gateway needs. */
interface Wanted {
  place: KeySetPlace;
  readonly backoff: Backoff;
  /** The timer for the next attempt to fetch the key set. */
  timer: NodeJS.Timeout | undefined;
  isFetching: boolean;
  /** Whether the last attempt to fetch or store the key set failed. */
  isFailing: boolean;
  /** Why the last attempt to fetch the key set failed. */
  failure: string | undefined;
}

const RETRIES = {
  firstRetryMilliseconds: KEY_SET_RETRY_MILLISECONDS,
  lastRetryMilliseconds: KEY_SET_LAST_RETRY_MILLISECONDS,
};

/**
 * The key sets of policies, by name: a URL, or a backend and a path. The leader fetches each key set once for
 * all data planes, and again after its cache duration. It keeps the last valid keys in a ConfigMap, which all
 * replicas read, so that they serve the same keys even after a restart.
 */
export class KeySetKeeper implements KeySetSource {
  readonly #options: Required<KeySetKeeperOptions>;
  readonly #wanted = new Map<string, Wanted>();
  readonly #kept = new Map<string, KeptKeySet>();
  readonly #stop = new AbortController();
  /** Whether it is known which key sets configurations use. */
  #isAsked = false;

  constructor(options: KeySetKeeperOptions) {
    this.#options = {
      fetch: fetchDocument,
      wallClock: Date.now,
      random: Math.random,
      ...options,
    };
  }

  want(keySets: ReadonlyMap<string, KeySetPlace>): void {
    for (const [name, { timer }] of this.#wanted)
      if (!keySets.has(name)) {
        clearTimeout(timer);
        this.#wanted.delete(name);
      }
    for (const [name, place] of keySets) {
      const known = this.#wanted.get(name);
      if (isDeepStrictEqual(known?.place, place)) continue;
      if (known === undefined) this.#wanted.set(name, this.#newWanted(place));
      // A key set that could not be fetched is fetched again, because the endpoints may be new.
      else Object.assign(known, { place, isFailing: false });
      this.#schedule(name);
    }
    this.#isAsked = true;
    this.#deleteUnwanted();
  }

  get failures(): ReadonlyMap<string, string> {
    if (!this.#options.leadership.isLeader) return new Map();
    const failing = [...this.#wanted].flatMap(([name, { failure }]) =>
      failure === undefined ? [] : [[name, this.#inWords(name, failure)] as const],
    );
    return new Map(failing);
  }

  of(name: string): IrKeySet {
    return this.#kept.get(name) ?? { url: name };
  }

  /** Reads a ConfigMap with a key set; returns false for any other object. */
  takes(object: KubeObject): boolean {
    if (!this.#isKept(object)) return false;
    const kept = keptKeySetOf(object);
    if (kept === undefined || object.metadata.name !== this.#nameOf(kept.url)) return true;
    const known = this.#kept.get(kept.url);
    if (known !== undefined && known.fetchedAt >= kept.fetchedAt) return true;
    this.#kept.set(kept.url, kept);
    if (!this.#wanted.has(kept.url)) return true;
    this.#schedule(kept.url);
    this.#options.changed(kept.url);
    return true;
  }

  /** Returns whether the deleted object was a kept key set; the next fetch writes the key set again. */
  loses(object: KubeObject): boolean {
    return this.#isKept(object);
  }

  /** Called when this replica becomes the leader. */
  elected(): void {
    for (const url of this.#wanted.keys()) this.#schedule(url);
    this.#deleteUnwanted();
  }

  stop(): void {
    this.#stop.abort();
    for (const { timer } of this.#wanted.values()) clearTimeout(timer);
  }

  #newWanted(place: KeySetPlace): Wanted {
    const backoff = new Backoff(RETRIES, this.#options.random);
    return {
      place,
      backoff,
      timer: undefined,
      isFetching: false,
      isFailing: false,
      failure: undefined,
    };
  }

  #schedule(url: string): void {
    const wanted = this.#wanted.get(url);
    const { leadership, log } = this.#options;
    if (wanted === undefined || wanted.isFetching || !leadership.isLeader) return;
    clearTimeout(wanted.timer);
    const wait = wanted.isFailing ? wanted.backoff.next() : this.#untilDue(url, wanted);
    wanted.timer = after(wait, () => this.#refresh(url, wanted), logged(log, "keeping a key set"));
  }

  #untilDue(url: string, { place: { cacheDuration } }: Wanted): number {
    const { wallClock, random } = this.#options;
    const kept = this.#kept.get(url);
    if (kept === undefined) return 0;
    const duration = cacheDuration * (1 - KEY_SET_JITTER * random());
    return Math.max(0, Math.min(duration, kept.fetchedAt + duration - wallClock()));
  }

  async #refresh(url: string, wanted: Wanted): Promise<void> {
    if (!this.#options.leadership.isLeader) return;
    wanted.isFetching = true;
    try {
      await this.#fetch(url, wanted);
      wanted.isFailing = false;
      wanted.backoff.succeeded();
    } catch (error) {
      if (!this.#stop.signal.aborted && !(error instanceof NotLeadingError))
        this.#fail(url, wanted, error);
    } finally {
      wanted.isFetching = false;
    }
    if (this.#stop.signal.aborted) return;
    if (this.#wanted.get(url) === wanted) this.#schedule(url);
    else this.#deleteUnwanted();
  }

  async #fetch(url: string, wanted: Wanted): Promise<void> {
    const { wallClock, log, changed } = this.#options;
    const keySet = await this.#fetchFrom(wanted.place.urls)
      .then(parseKeySet)
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) this.#judge(url, wanted, errorText(error));
        throw error;
      });
    this.#judge(url, wanted, undefined);
    const kept = { url, keys: JSON.stringify(keySet), fetchedAt: wallClock() };
    if (this.#kept.get(url)?.keys !== kept.keys)
      log.info("key set fetched", { url, keys: keySet.size });
    this.#kept.set(url, kept);
    changed(url);
    await this.#write(kept);
  }

  #judge(url: string, wanted: Wanted, failure: string | undefined): void {
    if (wanted.failure === failure) return;
    wanted.failure = failure;
    this.#options.judged(url);
  }

  /** Describes a failure. Only the host is named, because the rest of a URL may be secret. */
  #inWords(name: string, failure: string): string {
    const kept = this.#kept.get(name);
    const keys =
      kept === undefined
        ? "no keys are known"
        : `the known keys were fetched at ${new Date(kept.fetchedAt).toISOString()}`;
    return `the controller cannot fetch the key set from ${serverOf(name)}: ${failure}; ${keys}`;
  }

  /**
   * Fetches from one of several equivalent places, and from another place if the first one does not respond.
   */
  async #fetchFrom(places: readonly string[]): Promise<unknown> {
    const { fetch, random } = this.#options;
    const signal = AbortSignal.any([AbortSignal.timeout(KEY_SET_MILLISECONDS), this.#stop.signal]);
    const index = Math.floor(random() * places.length);
    const [first, second] = [...places.slice(index), ...places.slice(0, index)];
    if (first === undefined) throw new Error("the backend has no ready endpoint");
    try {
      return await fetch(first, signal);
    } catch (error) {
      if (second === undefined || signal.aborted) throw error;
      return fetch(second, signal);
    }
  }

  #fail(url: string, wanted: Wanted, error: unknown): void {
    const { log } = this.#options;
    const fields = { url, error: errorText(error), stale: this.#kept.has(url) };
    if (wanted.isFailing) log.debug("a key set still cannot be fetched or stored", fields);
    else
      log.warn("a key set could not be fetched or stored; the controller will try again", fields);
    wanted.isFailing = true;
  }

  async #write(kept: KeptKeySet): Promise<void> {
    const { leading, settings } = this.#options;
    const { podNamespace: namespace, leaseName } = settings;
    const name = this.#nameOf(kept.url);
    await leading.request("PATCH", `${this.#pathOf(name)}?fieldManager=${leaseName}&force=true`, {
      body: {
        type: "application/apply-patch+yaml",
        value: objectOfKept({ name, namespace }, kept),
      },
    });
  }

  /** Forgets key sets that no configuration needs any more. */
  #deleteUnwanted(): void {
    if (!this.#isAsked || !this.#options.leadership.isLeader) return;
    for (const url of this.#kept.keys()) {
      if (this.#wanted.has(url)) continue;
      this.#kept.delete(url);
      void this.#delete(url);
    }
  }

  async #delete(url: string): Promise<void> {
    const { leading, log } = this.#options;
    try {
      await leading.request("DELETE", this.#pathOf(this.#nameOf(url)));
    } catch (error) {
      if (hasStatus(error, API_STATUS.notFound) || error instanceof NotLeadingError) return;
      log.warn("a key set could not be deleted", { url, error: errorText(error) });
    }
  }

  #isKept({ metadata }: KubeObject): boolean {
    const { namespace, labels } = metadata;
    return (
      namespace === this.#options.settings.podNamespace && labels?.[KEY_SET_LABEL] !== undefined
    );
  }

  #nameOf(url: string): string {
    return nameOfKept(this.#options.settings.leaseName, url);
  }

  #pathOf(name: string): string {
    return `/api/v1/namespaces/${this.#options.settings.podNamespace}/configmaps/${name}`;
  }
}

function serverOf(name: string): string {
  return name.startsWith(OF_BACKEND)
    ? name.slice(OF_BACKEND.length)
    : (URL.parse(name)?.host ?? "");
}
