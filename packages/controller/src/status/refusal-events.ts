import type { Logger } from "@edge-gateway/kernel/log/logger";
import { API_STATUS, hasStatus } from "@edge-gateway/kube/api-error";
import { Backoff } from "@edge-gateway/kube/backoff";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { isKindName } from "@edge-gateway/translate/manifests/document/kind-names";
import type { ObjectCache } from "../cache/object-cache.ts";
import { EVENT_MILLISECONDS } from "../bounds.ts";
import { errorText } from "../error-text.ts";
import { NotLeadingError } from "../leader-client.ts";
import type { KnownSettings } from "../settings.ts";

export interface RefusalEventsOptions {
  readonly client: Client;
  readonly settings: Pick<KnownSettings, "controllerName" | "podName">;
  readonly cache: ObjectCache;
  readonly log: Logger;
}

/** Maximum characters of an event's note (Kubernetes, events.k8s.io/v1 Event). */
const NOTE_CHARACTERS = 1024;

/**
 * Maximum characters of the object's name in the generated name of an event, which has at most 63
 * (Kubernetes, names).
 */
const NAME_CHARACTERS = 57;
/** Statuses of the API server that mean that it would refuse the same event again. */
const FINAL = [API_STATUS.forbidden, API_STATUS.notFound, API_STATUS.unprocessable];

interface Told {
  readonly note: string;
  readonly at: number;
}

/** Writes an event about an object when data planes refuse a part of the object, or of a gateway. */
export class RefusalEvents {
  readonly #options: RefusalEventsOptions;
  /** The current time in milliseconds since 1970. */
  readonly #wallClock: () => number;
  /** For each object, the refusals that were last reported, and the time of the report. */
  readonly #told = new Map<string, Told>();
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  constructor(options: RefusalEventsOptions, wallClock: () => number = Date.now) {
    this.#options = options;
    this.#wallClock = wallClock;
  }

  /**
   * Reports why data planes refuse parts of an object such as `HTTPRoute default/web`; an empty list means
   * that they refuse nothing any more.
   */
  refused(object: string, text: string): void {
    if (text === "") {
      this.#told.delete(object);
      return;
    }
    if (this.#objectOf(object) === undefined) return;
    const note = text.slice(0, NOTE_CHARACTERS);
    const told = this.#told.get(object);
    const now = this.#wallClock();
    if (told?.note === note && now - told.at < EVENT_MILLISECONDS) return;
    const telling = { note, at: now };
    this.#told.set(object, telling);
    const running = this.#tell(object, telling).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Starts no more writes; resolves when running writes have ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running);
  }

  /** Writes an event. A failed write is repeated until there is something else to report. */
  async #tell(object: string, told: Told): Promise<void> {
    const { client, log } = this.#options;
    const backoff = new Backoff(client.bounds);
    const { signal } = this.#stop;
    while (this.#told.get(object) === told && !signal.aborted) {
      try {
        await this.#write(object, told.note, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof NotLeadingError) {
          // The next leader reports the refusal again.
          if (this.#told.get(object) === told) this.#told.delete(object);
          return;
        }
        log.warn("an event could not be written", { object, error: errorText(error) });
        if (FINAL.some((status) => hasStatus(error, status))) return;
        await backoff.pause(signal);
      }
    }
  }

  #objectOf(named: string): KubeObject | undefined {
    const [kind = "", key = ""] = named.split(" ");
    return isKindName(kind) ? this.#options.cache.get(kind, key) : undefined;
  }

  async #write(named: string, note: string, signal: AbortSignal): Promise<void> {
    const { client, settings } = this.#options;
    const object = this.#objectOf(named);
    if (object === undefined) return;
    const { namespace = "", name, uid } = object.metadata;
    const { apiVersion, kind } = object;
    const value = {
      apiVersion: "events.k8s.io/v1",
      kind: "Event",
      metadata: {
        namespace,
        generateName: `${name.slice(0, NAME_CHARACTERS).replace(/[.]$/u, "")}-`,
      },
      eventTime: new Date(this.#wallClock()).toISOString().replace("Z", "000Z"),
      type: "Warning",
      reason: "ConfigurationRefused",
      action: "Apply",
      note,
      regarding: { apiVersion, kind, namespace, name, uid },
      reportingController: settings.controllerName,
      reportingInstance: settings.podName,
    };
    await client.request("POST", `/apis/events.k8s.io/v1/namespaces/${namespace}/events`, {
      body: { type: "application/json", value },
      signal,
    });
  }
}
