import type { Logger } from "@edge-gateway/kernel/logger";
import type { Client } from "@edge-gateway/kube/client";
import type { ObjectCache } from "../cache/object-cache.ts";
import { EVENT_MILLISECONDS } from "../bounds.ts";
import { errorText } from "../error-text.ts";
import type { KnownSettings } from "../process/settings.ts";
import type { Refusal } from "../translation/configuration-server.ts";
import { inWords } from "./data-planes.ts";

export interface RefusalEventsOptions {
  readonly client: Client;
  readonly settings: Pick<KnownSettings, "controllerName" | "podName">;
  readonly cache: ObjectCache;
  readonly log: Logger;
}

/** Maximum characters of an event's note (Kubernetes, events.k8s.io/v1 Event). */
const NOTE_CHARACTERS = 1024;

/** Writes an event about a gateway when its data planes refuse resources. */
export class RefusalEvents {
  readonly #options: RefusalEventsOptions;
  /** Milliseconds since 1970. */
  readonly #wallClock: () => number;
  /** By gateway: the last refusals reported, and when. */
  readonly #told = new Map<string, { readonly note: string; readonly at: number }>();

  constructor(options: RefusalEventsOptions, wallClock: () => number = Date.now) {
    this.#options = options;
    this.#wallClock = wallClock;
  }

  refused(gateway: string, refusals: readonly Refusal[]): void {
    if (refusals.length === 0) {
      this.#told.delete(gateway);
      return;
    }
    const note = inWords(refusals).slice(0, NOTE_CHARACTERS);
    const told = this.#told.get(gateway);
    const now = this.#wallClock();
    if (told?.note === note && now - told.at < EVENT_MILLISECONDS) return;
    this.#told.set(gateway, { note, at: now });
    void this.#tell(gateway, note);
  }

  async #tell(gateway: string, note: string): Promise<void> {
    const { client, settings, cache, log } = this.#options;
    const object = cache.get("Gateway", gateway);
    if (object === undefined) return;
    const { namespace = "", name, uid } = object.metadata;
    const { apiVersion, kind } = object;
    const value = {
      apiVersion: "events.k8s.io/v1",
      kind: "Event",
      metadata: { namespace, generateName: `${name}.` },
      eventTime: new Date(this.#wallClock()).toISOString().replace("Z", "000Z"),
      type: "Warning",
      reason: "ConfigurationRefused",
      action: "Apply",
      note,
      regarding: { apiVersion, kind, namespace, name, uid },
      reportingController: settings.controllerName,
      reportingInstance: settings.podName,
    };
    try {
      await client.request("POST", `/apis/events.k8s.io/v1/namespaces/${namespace}/events`, {
        body: { type: "application/json", value },
      });
    } catch (error) {
      log.warn("an event could not be written", { gateway, error: errorText(error) });
    }
  }
}
