import { API_STATUS, ApiError, hasStatus } from "./api-error.ts";
import { Backoff, pause } from "./backoff.ts";
import type { Client } from "./client.ts";
import { isJson, isKubeObject } from "./objects.ts";
import type { KubeObject } from "./objects.ts";
import { findResource, listPath } from "./resources.ts";
import type { Resource } from "./resources.ts";

/** Receives all objects of a kind, and later changes. */
export interface WatchHandler {
  /** Called with all existing objects; a known object that is not among them was deleted. */
  replaced(objects: readonly KubeObject[], resource: Resource): void;
  changed(object: KubeObject): void;
  removed(object: KubeObject): void;
  /** Called when the server does not have the kind. */
  absent(): void;
  /**
   * Called when a request has failed. The request will be retried; until then known objects may be outdated.
   */
  failed(message: string): void;
}

export interface WatchedKind {
  readonly kind: string;
  /** API versions of the kind; the first version that the server has is watched. */
  readonly apiVersions: readonly string[];
  /** A field selector, which excludes objects on the server, for example `type!=helm.sh/release.v1`. */
  readonly fieldSelector?: string;
  /** A label selector, for example `app=web`; unset: objects with any labels are listed. */
  readonly labelSelector?: string;
  /** The namespace of the objects; unset: all namespaces. */
  readonly namespace?: string;
}

interface WatchEvent {
  readonly type: string;
  readonly object: unknown;
}

/**
 * Keeps a handler informed about all objects of a kind. It lists them in pages, and then watches for changes.
 * It lists again only if the server no longer has the version. Only the signal ends it.
 */
export class ListWatch {
  readonly #client: Client;
  readonly #kind: WatchedKind;
  readonly #handler: WatchHandler;
  readonly #backoff: Backoff;
  readonly #random: () => number;
  /**
   * Whether the last response said that the server does not have the kind. Later, two such responses in a row
   * are needed; at the start one is enough.
   */
  #isMissed = true;

  constructor(
    client: Client,
    kind: WatchedKind,
    handler: WatchHandler,
    random: () => number = Math.random,
  ) {
    this.#client = client;
    this.#kind = kind;
    this.#handler = handler;
    this.#random = random;
    this.#backoff = new Backoff(client.bounds, random);
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#follow(signal);
      } catch (error) {
        await this.#failed(error, signal);
      }
    }
  }

  /** Watches until all objects must be listed again. */
  async #follow(signal: AbortSignal): Promise<void> {
    const { kind, apiVersions } = this.#kind;
    const resource = await findResource(this.#client, kind, apiVersions, signal);
    if (resource === undefined) {
      // An API server that is starting, or one of several, may lack a kind for a moment.
      if (this.#isMissed) this.#handler.absent();
      this.#isMissed = true;
      await pause(this.#client.bounds.absentRetryMilliseconds, signal);
      return;
    }
    this.#isMissed = false;
    let version: string | undefined = await this.#list(resource, signal);
    while (version !== undefined && !signal.aborted) {
      version = await this.#watchOnce(resource, version, signal);
      await pause(this.#client.bounds.firstRetryMilliseconds * this.#random(), signal);
    }
  }

  async #list(resource: Resource, signal: AbortSignal): Promise<string> {
    const objects: KubeObject[] = [];
    let next = "";
    for (;;) {
      const query = this.#query({
        limit: String(this.#client.bounds.pageSize),
        ...(next === "" ? {} : { continue: next }),
      });
      const path = `${listPath(resource, this.#kind.namespace)}?${query}`;
      const page = await this.#client.request("GET", path, { signal });
      const { items, place, rest } = readPage(page);
      objects.push(...items.map((item) => ofKind(item, resource)));
      if (rest === "") {
        this.#handler.replaced(objects, resource);
        return place;
      }
      next = rest;
    }
  }

  /**
   * Watches once; returns the version for the next watch, or undefined if all objects must be listed again.
   */
  async #watchOnce(
    resource: Resource,
    from: string,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    using silence = new Silence(this.#client.bounds.stallMilliseconds);
    const ended = AbortSignal.any([signal, silence.signal]);
    let version = from;
    try {
      for await (const raw of this.#client.watch(this.#watchPath(resource, from), ended)) {
        silence.broken();
        const event = readEvent(raw);
        if (event.type === "ERROR") throw errorOf(event, resource);
        version = this.#obey(event, resource) ?? version;
        this.#backoff.succeeded();
      }
      // Waits before the next watch, because a server may end watches immediately.
      if (version === from) await this.#backoff.pause(signal);
    } catch (error) {
      if (hasStatus(error, API_STATUS.gone)) {
        // Waits before listing again, because a server may never have the version.
        await this.#backoff.pause(signal);
        return undefined;
      }
      if (hasStatus(error, API_STATUS.notFound)) throw error;
      await this.#failed(silence.signal.aborted ? silence.signal.reason : error, signal);
    }
    return version;
  }

  /** Reports an event to the handler; returns the version of the event. */
  #obey({ type, object }: WatchEvent, resource: Resource): string | undefined {
    if (type === "BOOKMARK") return versionOf(object);
    if (!isKubeObject(object)) return undefined;
    if (type === "DELETED") this.#handler.removed(ofKind(object, resource));
    else this.#handler.changed(ofKind(object, resource));
    return versionOf(object);
  }

  #watchPath(resource: Resource, from: string): string {
    const { watchSeconds } = this.#client.bounds;
    const seconds = Math.ceil(watchSeconds * (1 + this.#random()));
    const query = this.#query({
      watch: "1",
      allowWatchBookmarks: "true",
      resourceVersion: from,
      timeoutSeconds: String(seconds),
    });
    return `${listPath(resource, this.#kind.namespace)}?${query}`;
  }

  #query(values: Readonly<Record<string, string>>): string {
    const { fieldSelector, labelSelector } = this.#kind;
    const query = new URLSearchParams(values);
    if (fieldSelector !== undefined) query.set("fieldSelector", fieldSelector);
    if (labelSelector !== undefined) query.set("labelSelector", labelSelector);
    return query.toString();
  }

  async #failed(error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    this.#handler.failed(error instanceof Error ? error.message : String(error));
    await this.#backoff.pause(signal);
  }
}

/** Aborts a signal after this time without events. */
class Silence implements Disposable {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    const stalled = new Error(`the watch has stalled: no event for ${milliseconds} ms`);
    this.#timer = setTimeout(() => this.#controller.abort(stalled), milliseconds);
    this.#timer.unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  broken(): void {
    this.#timer.refresh();
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
  }
}

function readPage(page: unknown): {
  readonly items: readonly KubeObject[];
  readonly place: string;
  readonly rest: string;
} {
  const metadata = isJson(page) && isJson(page["metadata"]) ? page["metadata"] : {};
  const items: unknown = isJson(page) ? page["items"] : undefined;
  const { resourceVersion, continue: rest } = metadata;
  if (typeof resourceVersion !== "string")
    throw new TypeError("the API server has sent a list without a version");
  return {
    items: Array.isArray(items) ? items.filter(isKubeObject) : [],
    place: resourceVersion,
    rest: typeof rest === "string" ? rest : "",
  };
}

function readEvent(raw: unknown): WatchEvent {
  if (isJson(raw) && typeof raw["type"] === "string")
    return { type: raw["type"], object: raw["object"] };
  throw new TypeError("the API server has sent something that is not an event of a watch");
}

function errorOf({ object }: WatchEvent, resource: Resource): ApiError {
  const code = isJson(object) && typeof object["code"] === "number" ? object["code"] : 0;
  return new ApiError(`watch of ${listPath(resource)}`, code, object);
}

function versionOf(object: unknown): string | undefined {
  const metadata = isJson(object) ? object["metadata"] : undefined;
  const version = isJson(metadata) ? metadata["resourceVersion"] : undefined;
  return typeof version === "string" ? version : undefined;
}

/** Adds the kind, which list items lack, and removes `managedFields`, which nothing uses. */
function ofKind(object: KubeObject, { apiVersion, kind }: Resource): KubeObject {
  const metadata = Object.entries(object.metadata).filter(([name]) => name !== "managedFields");
  return {
    ...object,
    apiVersion,
    kind,
    metadata: { ...Object.fromEntries(metadata), name: object.metadata.name },
  };
}
