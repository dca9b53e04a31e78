import { randomBytes } from "node:crypto";
import { API_STATUS, ApiError, hasStatus } from "@edge-gateway/kube/api-error";
import type { Client } from "@edge-gateway/kube/client";
import { isJson, isKubeObject } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { listPath, objectPath } from "@edge-gateway/kube/resources";
import { isMadeFor, isOfClass, nameOf, objectOf } from "./objects/common.ts";
import type { MadeFor, PlannedFor, Surroundings, WantedObject } from "./objects/common.ts";
import { CA_SUFFIX } from "./objects/configuration.ts";
import { SESSION_FIELD, SESSION_SUFFIX } from "./objects/environment.ts";
import type { GatewayPlan } from "./plan.ts";

/** Bytes of a session key: 256 bits, as `config.session.key` requires. */
const KEY_BYTES = 32;

/** The kind, namespace and name that identify an object to the API server. */
interface ObjectPlace {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace: string };
}

/**
 * The error if an object that was not made for the gateway has the name of an object that the gateway needs.
 */
export class ForeignObjectError extends Error {}

/** The error if the API server refuses the content of an object. */
export class RefusedObjectError extends Error {}

/**
 * The beginning of the API server's message when an applied object has a field that its kind does not have;
 * the status is 500.
 */
const NO_SUCH_FIELD = "failed to create typed patch object";

/** Writes and deletes the objects of gateways, and never touches objects of others. */
export class ObjectWriter {
  readonly #client: Client;
  readonly #fieldManager: string;

  constructor(client: Client, fieldManager: string) {
    this.#client = client;
    this.#fieldManager = fieldManager;
  }

  /**
   * Writes an object with server-side apply; returns the stored object.
   * @throws {ForeignObjectError} when an object of that name exists that was not made for the gateway
   * @throws {RefusedObjectError} when the API server refuses the content of the object
   */
  async apply(owner: MadeFor, object: WantedObject): Promise<KubeObject | undefined> {
    const known = await this.#read(object);
    if (known !== undefined && !isMadeFor(owner, metadataOf(known)))
      throw new ForeignObjectError(`${keyOf(object)} exists and was not made for this gateway`);
    const query = new URLSearchParams({ fieldManager: this.#fieldManager, force: "true" });
    const body = { type: "application/apply-patch+yaml", value: object } as const;
    const path = `${pathOf(object)}?${query.toString()}`;
    const stored = await this.#client.request("PATCH", path, { body }).catch((error: unknown) => {
      throw asRefusal(error, object);
    });
    return isKubeObject(stored) ? stored : undefined;
  }

  /** Creates the session key of a gateway if it has none; a new key would end all sessions. */
  async makeSessionKey(plan: GatewayPlan, surroundings: Surroundings): Promise<void> {
    const kind = { apiVersion: "v1", kind: "Secret", suffix: SESSION_SUFFIX };
    const stringData = { [SESSION_FIELD]: randomBytes(KEY_BYTES).toString("hex") };
    const secret = objectOf(plan, surroundings, kind, { stringData });
    if ((await this.#read(secret)) !== undefined) return;
    try {
      await this.#client.request("POST", listPath(resourceOf(secret), secret.metadata.namespace), {
        body: { type: "application/json", value: secret },
      });
    } catch (error) {
      // Another replica has created the object in the meantime.
      if (!hasStatus(error, API_STATUS.conflict)) throw error;
    }
  }

  /** Deletes objects that the gateway no longer needs. */
  async prune(owner: MadeFor, wanted: readonly WantedObject[]): Promise<void> {
    const names = new Set(wanted.map(keyOf));
    const { workloads, optional } = placesOf(owner.plan);
    for (const place of [...workloads, ...optional])
      if (!names.has(keyOf(place))) await this.#remove(owner, place);
  }

  /** Deletes all objects that were made for a gateway of a class; the workload is deleted last. */
  async removeAll(owner: MadeFor, className: string): Promise<void> {
    const { workloads, others } = placesOf(owner.plan);
    for (const place of [...others, ...workloads]) await this.#remove(owner, place, className);
  }

  async #remove(owner: MadeFor, place: ObjectPlace, className?: string): Promise<void> {
    const known = await this.#read(place);
    if (known === undefined || !isMadeFor(owner, metadataOf(known))) return;
    // An object of another class is kept, because another controller of this product may use it now.
    const labels: Json = Object(metadataOf(known)["labels"]);
    if (className !== undefined && !isOfClass(labels, className)) return;
    const { uid } = metadataOf(known);
    try {
      await this.#client.request("DELETE", pathOf(place), {
        body: { type: "application/json", value: { preconditions: { uid } } },
      });
    } catch (error) {
      if (!hasStatus(error, API_STATUS.notFound)) throw error;
    }
  }

  async #read(place: ObjectPlace): Promise<Json | undefined> {
    try {
      const answer = await this.#client.request("GET", pathOf(place));
      return isJson(answer) ? answer : undefined;
    } catch (error) {
      if (hasStatus(error, API_STATUS.notFound)) return undefined;
      throw error;
    }
  }
}

function asRefusal(error: unknown, object: WantedObject): unknown {
  const isRefused =
    hasStatus(error, API_STATUS.badRequest) ||
    hasStatus(error, API_STATUS.unprocessable) ||
    (error instanceof ApiError && error.said.startsWith(NO_SUCH_FIELD));
  if (!isRefused || !(error instanceof ApiError)) return error;
  const message = `the API server refuses ${keyOf(object)}: ${error.said}`;
  return new RefusedObjectError(message, { cause: error });
}

interface Places {
  readonly workloads: readonly ObjectPlace[];
  /** Objects that only some configurations of a gateway need. */
  readonly optional: readonly ObjectPlace[];
  readonly others: readonly ObjectPlace[];
}

/** The places of all objects that the controller may create for a gateway. */
function placesOf(plan: PlannedFor): Places {
  const metadata = { name: nameOf(plan), namespace: plan.gateway.namespace };
  const place = (apiVersion: string, kind: string, suffix = ""): ObjectPlace => ({
    apiVersion,
    kind,
    metadata: { ...metadata, name: metadata.name + suffix },
  });
  const workloads = [place("apps/v1", "Deployment"), place("apps/v1", "DaemonSet")];
  const optional = [
    place("policy/v1", "PodDisruptionBudget"),
    place("autoscaling/v2", "HorizontalPodAutoscaler"),
    place("v1", "ConfigMap", CA_SUFFIX),
  ];
  const others = [
    ...optional,
    place("v1", "Service"),
    place("v1", "ServiceAccount"),
    place("v1", "ConfigMap"),
    place("v1", "Secret", SESSION_SUFFIX),
  ];
  return { workloads, optional, others };
}

function keyOf({ kind, metadata: { namespace, name } }: ObjectPlace): string {
  return `${kind} ${namespace}/${name}`;
}

function pathOf(place: ObjectPlace): string {
  return objectPath(resourceOf(place), place.metadata);
}

/** The plural of a kind in API paths: for every kind that gateways need, the lower-case name with an `s`. */
function resourceOf({ apiVersion, kind }: ObjectPlace): Parameters<typeof listPath>[0] {
  return { apiVersion, kind, plural: `${kind.toLowerCase()}s`, isNamespaced: true };
}

function metadataOf(object: Json): Json {
  return isJson(object["metadata"]) ? object["metadata"] : {};
}
