import { API_STATUS, ApiError, hasStatus } from "./api-error.ts";
import { Backoff, pause } from "./backoff.ts";
import type { Client } from "./client.ts";
import { isJson, isKubeObject } from "./objects.ts";
import type { KubeObject } from "./objects.ts";
import { findResource, listPath } from "./resources.ts";
import type { Resource } from "./resources.ts";

/** Receives every object of a kind, and later changes. */
export interface WatchHandler {
  /** Receives all existing objects; known objects missing from them were deleted. */
  replaced(objects: readonly KubeObject[], resource: Resource): void;
  changed(object: KubeObject): void;
  removed(object: KubeObject): void;
  /** The server does not have the kind at the moment. */
  absent(): void;
  /** A request failed and will be retried; known objects may be outdated. */
  failed(message: string): void;
}

export interface WatchedKind {
  readonly kind: string;
  /** API versions of the kind; the first one that the server has is watched. */
  readonly apiVersions: readonly string[];
  /** Excludes objects on the server, for example `type!=helm.sh/release.v1`. */
  readonly fieldSelector?: string;
  /** If set, only objects with these labels are listed, for example `app=web`. */
  readonly labelSelector?: string;
  /** The namespace of the objects; unset: all namespaces. */
  readonly namespace?: string;
}

interface WatchEvent {
  readonly type: string;
  readonly object: unknown;
}

/**
 * Keeps a handler informed of all objects of a kind: lists them in pages, watches from there, and
 * lists again only if the server no longer has the version. Only the signal ends it.
 */
export class ListWatch {
  readonly #client: Client;
  readonly #kind: WatchedKind;
  readonly #handler: WatchHandler;
  readonly #backoff: Backoff;
  readonly #random: () => number;
  /**
   * Whether the last response said that the server does not have the kind. At the start one such
   * response is enough.
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

  /** Returns when everything must be listed again. */
  async #follow(signal: AbortSignal): Promise<void> {
    const { kind, apiVersions } = this.#kind;
    const resource = await findResource(this.#client, kind, apiVersions, signal);
    if (resource === undefined) {
      // A server that starts, or one of several, may not know a definition for a moment.
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

  /** The version for the next watch; undefined if everything must be listed again. */
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
      // Prevents a busy loop with a server that ends watches immediately.
      if (version === from) await this.#backoff.pause(signal);
    } catch (error) {
      if (hasStatus(error, API_STATUS.gone)) {
        // A server that never keeps a version would have everything listed all the time.
        await this.#backoff.pause(signal);
        return undefined;
      }
      if (hasStatus(error, API_STATUS.notFound)) throw error;
      await this.#failed(silence.signal.aborted ? silence.signal.reason : error, signal);
    }
    return version;
  }

  /** Passes an event to the handler; returns its version. */
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

/** Aborts a signal after a long time without events. */
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

/** Adds the kind, which list items lack, and removes `managedFields`, which is not needed. */
function ofKind(object: KubeObject, { apiVersion, kind }: Resource): KubeObject {
  const metadata = Object.entries(object.metadata).filter(([name]) => name !== "managedFields");
  return {
    ...object,
    apiVersion,
    kind,
    metadata: { ...Object.fromEntries(metadata), name: object.metadata.name },
  };
}
