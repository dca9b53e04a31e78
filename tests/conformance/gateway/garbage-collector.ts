import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { fieldsOf, Objects, Reconciler } from "./objects.ts";

const GATEWAY = { kind: "Gateway", apiVersion: "gateway.networking.k8s.io/v1" } as const;
/** The kinds of objects that are made for a gateway, with the paths of their lists. */
const MADE = [
  { kind: "Deployment", apiVersion: "apps/v1", plural: "deployments" },
  { kind: "Service", apiVersion: "v1", plural: "services" },
  { kind: "ServiceAccount", apiVersion: "v1", plural: "serviceaccounts" },
  { kind: "ConfigMap", apiVersion: "v1", plural: "configmaps" },
  { kind: "Secret", apiVersion: "v1", plural: "secrets" },
] as const;

/**
 * Deletes the objects of a gateway when the gateway is deleted, including objects that are created
 * at the same moment.
 */
export class GarbageCollector {
  readonly #client: Client;
  readonly #gateways: Objects;
  readonly #made: readonly { readonly base: string; readonly objects: Objects }[];

  constructor(client: Client, signal: AbortSignal) {
    this.#client = client;
    const work = new Reconciler(() => this.#work());
    const touch = (): void => work.touch();
    this.#gateways = new Objects(client, GATEWAY, signal, touch);
    this.#made = MADE.map(({ plural, ...kind }) => ({
      base: plural,
      objects: new Objects(client, kind, signal, touch),
    }));
  }

  async #work(): Promise<void> {
    const known = new Set(this.#gateways.all().map(({ metadata }) => metadata.uid));
    for (const { base, objects } of this.#made)
      for (const object of objects.all()) {
        const owner = ownerOf(object);
        if (owner === undefined || known.has(owner.uid)) continue;
        // One watch may report the object before another one reports the gateway.
        if (await this.#exists(object, owner)) continue;
        await this.#client.request("DELETE", pathOf(object, base)).catch(() => {});
      }
  }

  async #exists({ metadata }: KubeObject, { name, uid }: Owner): Promise<boolean> {
    const path = `/apis/${GATEWAY.apiVersion}/namespaces/${metadata.namespace}/gateways/${name}`;
    const found = await this.#client.request("GET", path).catch(() => undefined);
    return found !== undefined && fieldsOf(found).metadata.uid === uid;
  }
}

interface Owner {
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
}

function ownerOf({ metadata }: KubeObject): Owner | undefined {
  const owners: readonly Owner[] = fieldsOf(metadata).ownerReferences ?? [];
  return owners.find(({ kind }) => kind === GATEWAY.kind);
}

function pathOf({ metadata: { namespace, name } }: KubeObject, plural: string): string {
  const group = plural === "deployments" ? "/apis/apps/v1" : "/api/v1";
  return `${group}/namespaces/${namespace}/${plural}/${name}`;
}
