import { API_STATUS, hasStatus } from "@edge-gateway/kube/api-error";
import { Backoff } from "@edge-gateway/kube/backoff";
import type { Client } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { objectPath } from "@edge-gateway/kube/resources";
import type { Resource } from "@edge-gateway/kube/resources";
import { STATUS_WRITES } from "../bounds.ts";
import { NotLeadingError } from "../leader-client.ts";

/** A pending write of a status, whose content is computed when the write begins. */
export interface StatusWrite {
  readonly resource: Resource;
  readonly object: KubeObject;
  readonly status: Json;
}

export interface WriterOptions {
  readonly client: Client;
  readonly leadership: Leadership;
  /**
   * Returns the status that the object needs; undefined if no write is needed. Called just before the write.
   */
  readonly wanted: (name: string) => StatusWrite | undefined;
  /** Is called after every write of a status. */
  readonly written: (write: StatusWrite, error: unknown) => void;
}

/** Writes statuses, at most one write per object at a time. Failed writes are repeated. */
export class StatusWriter {
  readonly #options: WriterOptions;
  /** Names of the objects with a pending write, in order. */
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #backoffs = new Map<string, Backoff>();
  readonly #stop = new AbortController();
  readonly #retries = new Set<Promise<void>>();

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Number of statuses that are pending or being written. */
  get pending(): number {
    return this.#waiting.size + this.#running.size + this.#retries.size;
  }

  /** Schedules a check of an object, and a write if its status differs. */
  add(name: string): void {
    if (this.#stop.signal.aborted) return;
    this.#waiting.add(name);
    this.#next();
  }

  /** Starts no more writes; resolves when running writes have ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#waiting.clear();
    await Promise.all([...this.#retries, ...this.#running.values()]);
  }

  #next(): void {
    for (const name of this.#waiting) {
      if (this.#running.size >= STATUS_WRITES) return;
      if (this.#running.has(name)) continue;
      this.#waiting.delete(name);
      const write = this.#write(name).finally(() => {
        this.#running.delete(name);
        this.#next();
      });
      this.#running.set(name, write);
    }
  }

  async #write(name: string): Promise<void> {
    const { client, leadership, wanted, written } = this.#options;
    const write = wanted(name);
    if (write === undefined || !leadership.isLeader) {
      this.#backoffs.delete(name);
      return;
    }
    const { resource, object, status } = write;
    const { resourceVersion } = object.metadata;
    const value = { metadata: { resourceVersion }, status };
    try {
      await client.request("PATCH", `${objectPath(resource, object.metadata)}/status`, {
        body: { type: "application/merge-patch+json", value },
        signal: this.#stop.signal,
      });
      this.#backoffs.delete(name);
      written(write, undefined);
    } catch (error) {
      // If this replica no longer leads, the next leader checks every object again.
      if (this.#stop.signal.aborted || error instanceof NotLeadingError) return;
      written(write, error);
      // After a conflict, a newer version of the object arrives, and its status is checked then.
      if (!hasStatus(error, API_STATUS.conflict) && !hasStatus(error, API_STATUS.notFound))
        this.#retry(name);
    }
  }

  #retry(name: string): void {
    const backoff = this.#backoffs.get(name) ?? new Backoff(this.#options.client.bounds);
    this.#backoffs.set(name, backoff);
    const retry = backoff.pause(this.#stop.signal).then(() => {
      this.#retries.delete(retry);
      this.add(name);
    });
    this.#retries.add(retry);
  }
}
