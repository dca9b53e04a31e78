import type {
  DeltaDiscoveryRequest,
  DeltaDiscoveryResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { RESPONSE_BYTES } from "../bounds.ts";
import { bytesOf, refusalsOf, RESOURCE_TYPE } from "../wire/messages.ts";
import type { Refusal, SentResource } from "../wire/messages.ts";
import type { Configuration } from "./configuration.ts";

/** Receives the events of a data plane's subscription. */
export interface SubscriptionListener {
  send(response: DeltaDiscoveryResponse): void;
  /** Is called when the data plane has applied a complete configuration, except the refused resources. */
  taken(version: string, refusals: readonly Refusal[]): void;
}

/** A response that has not been acknowledged. */
interface InFlight {
  readonly nonce: string;
  readonly resources: readonly SentResource[];
  readonly removed: readonly string[];
  /** The version of the configuration that this response completes. */
  readonly version: string;
}

/**
 * Updates a data plane to its current configuration. Only one response is sent at a time, and the next one is
 * computed after its acknowledgement. A slow data plane therefore delays only itself, and of several changes
 * gets only the latest.
 */
export class Subscription {
  readonly #listener: SubscriptionListener;
  /** The versions of the data plane's resources, by name. */
  readonly #known: Map<string, string>;
  #target: Configuration;
  #inFlight: InFlight | undefined;
  /** The version of the last configuration that the data plane has acknowledged completely. */
  #complete: string | undefined;
  #nonce = 0;

  constructor(
    { initialResourceVersions = {} }: Pick<DeltaDiscoveryRequest, "initialResourceVersions">,
    target: Configuration,
    listener: SubscriptionListener,
  ) {
    this.#listener = listener;
    this.#known = new Map(Object.entries(initialResourceVersions));
    this.#target = target;
    this.#push();
  }

  /** Sets the configuration that the data plane must get. */
  update(target: Configuration): void {
    this.#target = target;
    this.#push();
  }

  /**
   * Handles the acknowledgement of the current response, and ignores all others. A refused resource is not
   * sent again until it changes.
   */
  acknowledged({ responseNonce, errorDetail }: DeltaDiscoveryRequest): void {
    const acknowledged = this.#inFlight;
    if (acknowledged === undefined || responseNonce !== acknowledged.nonce) return;
    this.#inFlight = undefined;
    for (const { name, version } of acknowledged.resources) this.#known.set(name, version);
    for (const name of acknowledged.removed) this.#known.delete(name);
    if (acknowledged.version !== "") {
      this.#complete = acknowledged.version;
      this.#listener.taken(
        acknowledged.version,
        errorDetail === undefined ? [] : refusalsOf(errorDetail),
      );
    }
    this.#push();
  }

  #push(): void {
    if (this.#inFlight !== undefined || this.#complete === this.#target.version) return;
    const { resources, version } = this.#target;
    const due = resources
      .values()
      .filter((resource) => this.#known.get(resource.name) !== resource.version);
    const { chosen, isAll } = firstOf(due);
    const removed = isAll ? [...this.#known.keys()].filter((name) => !resources.has(name)) : [];
    const nonce = String(++this.#nonce);
    this.#inFlight = { nonce, resources: chosen, removed, version: isAll ? version : "" };
    this.#listener.send({
      typeUrl: RESOURCE_TYPE,
      nonce,
      systemVersionInfo: this.#inFlight.version,
      resources: chosen.map((resource) => ({
        name: resource.name,
        version: resource.version,
        resource: { typeUrl: RESOURCE_TYPE, value: bytesOf(resource) },
      })),
      removedResources: removed,
    });
  }
}

/** Takes the resources that fit into a response, at least one. */
function firstOf(due: Iterable<SentResource>): {
  readonly chosen: readonly SentResource[];
  readonly isAll: boolean;
} {
  const chosen: SentResource[] = [];
  let size = 0;
  for (const resource of due) {
    size += Buffer.byteLength(resource.json) + resource.name.length;
    if (size > RESPONSE_BYTES && chosen.length > 0) return { chosen, isAll: false };
    chosen.push(resource);
  }
  return { chosen, isAll: true };
}
