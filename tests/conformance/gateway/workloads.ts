import { createHash, randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { fieldsOf, Objects, Reconciler } from "./objects.ts";

const MANAGER = "conformance";
const JSON_PATCH = "application/merge-patch+json";

/**
 * Acts as the controllers of Kubernetes: a Deployment gets pods, a Service with a selector gets
 * endpoints, and a deleted namespace is emptied and removed.
 */
export class Workloads {
  readonly #client: Client;
  readonly #deployments: Objects;
  readonly #services: Objects;
  readonly #pods: Objects;
  readonly #namespaces: Objects;
  /** Pods that were created but not yet seen, by Deployment. */
  readonly #making = new Map<string, Set<string>>();
  readonly #slices = new Map<string, unknown>();
  readonly #ending = new Set<string>();

  constructor(client: Client, signal: AbortSignal) {
    this.#client = client;
    const work = new Reconciler(() => this.#work());
    const watch = (kind: string, apiVersion: string, gone?: (object: KubeObject) => void) =>
      new Objects(client, { kind, apiVersion }, signal, (object, isGone) => {
        if (isGone) gone?.(object);
        work.touch();
      });
    this.#deployments = watch("Deployment", "apps/v1");
    this.#services = watch("Service", "v1", (object) => this.#removeSliceOf(object));
    this.#pods = watch("Pod", "v1");
    this.#namespaces = watch("Namespace", "v1");
  }

  async #work(): Promise<void> {
    for (const deployment of this.#deployments.all()) await this.#scale(deployment);
    for (const pod of this.#pods.all()) await this.#collect(pod);
    for (const service of this.#services.all()) await this.#publish(service);
    for (const namespace of this.#namespaces.all()) this.#end(namespace);
  }

  #podsOf({ metadata: { uid } }: KubeObject): readonly KubeObject[] {
    return this.#pods
      .all()
      .filter(({ metadata }) =>
        (fieldsOf(metadata).ownerReferences ?? []).some(
          (owner: { uid: string }) => owner.uid === uid,
        ),
      );
  }

  async #scale(deployment: KubeObject): Promise<void> {
    const { metadata } = deployment;
    const { namespace = "", name, uid = "" } = metadata;
    if (metadata.deletionTimestamp !== undefined) return;
    const { replicas = 1, template } = fieldsOf(deployment).spec;
    const own = this.#podsOf(deployment);
    const making = this.#making.get(uid) ?? new Set<string>();
    this.#making.set(uid, making);
    for (const pod of own) making.delete(pod.metadata.name);
    for (let count = own.length + making.size; count < replicas; count += 1) {
      // The name of a pod, as a ReplicaSet names it, because the suite finds the Deployment that
      // responded by the name of the pod.
      const pod = `${name}-${hashOf(name)}-${hashOf(randomBytes(8).toString("hex"))}`;
      making.add(pod);
      await this.#client.request("POST", `/api/v1/namespaces/${namespace}/pods`, {
        body: {
          type: "application/json",
          value: {
            apiVersion: "v1",
            kind: "Pod",
            metadata: {
              ...template.metadata,
              name: pod,
              ownerReferences: [
                { apiVersion: "apps/v1", kind: "Deployment", name, uid, controller: true },
              ],
            },
            spec: template.spec,
          },
        },
      });
    }
    await this.#reportReady(deployment, own);
  }

  async #reportReady(deployment: KubeObject, pods: readonly KubeObject[]): Promise<void> {
    const { namespace = "", name, generation } = deployment.metadata;
    const ready = pods.filter(isReady).length;
    const status = {
      observedGeneration: generation,
      replicas: pods.length,
      updatedReplicas: pods.length,
      readyReplicas: ready,
      availableReplicas: ready,
    };
    const written = fieldsOf(deployment["status"]);
    if (Object.entries(status).every(([field, value]) => (written[field] ?? 0) === value)) return;
    const path = `/apis/apps/v1/namespaces/${namespace}/deployments/${name}/status`;
    await this.#client.request("PATCH", path, { body: { type: JSON_PATCH, value: { status } } });
  }

  async #publish(service: KubeObject): Promise<void> {
    const { metadata } = service;
    const { namespace = "", name, uid } = metadata;
    const { selector, ports = [], type } = fieldsOf(service).spec;
    if (selector === undefined || type === "ExternalName") return;
    const pods = this.#pods
      .all()
      .filter(
        (pod) =>
          pod.metadata.namespace === namespace &&
          pod.metadata.deletionTimestamp === undefined &&
          fieldsOf(pod["status"]).podIP !== undefined &&
          Object.entries(selector).every(([key, value]) => pod.metadata.labels?.[key] === value),
      )
      .toSorted((left, right) => (left.metadata.name < right.metadata.name ? -1 : 1));
    const slice = {
      apiVersion: "discovery.k8s.io/v1",
      kind: "EndpointSlice",
      metadata: {
        name: `${name}-${hashOf(name)}`,
        namespace,
        labels: { ...metadata.labels, "kubernetes.io/service-name": name },
        ownerReferences: [{ apiVersion: "v1", kind: "Service", name, uid, controller: true }],
      },
      addressType: "IPv4",
      ports: ports.map((port: Record<string, unknown>) => ({
        name: port["name"] ?? "",
        protocol: port["protocol"] ?? "TCP",
        port: portOf(port, pods),
        ...(port["appProtocol"] === undefined ? {} : { appProtocol: port["appProtocol"] }),
      })),
      endpoints: pods.map((pod) => ({
        addresses: [fieldsOf(pod["status"]).podIP],
        conditions: { ready: isReady(pod), serving: isReady(pod), terminating: false },
        targetRef: { kind: "Pod", name: pod.metadata.name, namespace, uid: pod.metadata.uid },
      })),
    };
    const key = `${namespace}/${name}`;
    if (isDeepStrictEqual(this.#slices.get(key), slice)) return;
    const path = `/apis/discovery.k8s.io/v1/namespaces/${namespace}/endpointslices/${slice.metadata.name}`;
    await this.#client.request("PATCH", `${path}?fieldManager=${MANAGER}&force=true`, {
      body: { type: "application/apply-patch+yaml", value: slice },
    });
    this.#slices.set(key, slice);
  }

  /** Deletes a pod with its Deployment, including a pod that is created at the same moment. */
  async #collect({ metadata }: KubeObject): Promise<void> {
    const { namespace = "", name, deletionTimestamp } = metadata;
    const owners: readonly { kind: string; name: string; uid: string }[] =
      fieldsOf(metadata).ownerReferences ?? [];
    const owner = owners.find(({ kind }) => kind === "Deployment");
    if (owner === undefined || deletionTimestamp !== undefined) return;
    if (this.#deployments.get(namespace, owner.name)?.metadata.uid === owner.uid) return;
    await this.#delete(`/api/v1/namespaces/${namespace}/pods/${name}`);
  }

  #removeSliceOf({ metadata: { namespace = "", name } }: KubeObject): void {
    this.#slices.delete(`${namespace}/${name}`);
    const label = encodeURIComponent(`kubernetes.io/service-name=${name}`);
    const path = `/apis/discovery.k8s.io/v1/namespaces/${namespace}/endpointslices`;
    void this.#delete(`${path}?labelSelector=${label}`);
  }

  #end(namespace: KubeObject): void {
    const { name, deletionTimestamp } = namespace.metadata;
    if (deletionTimestamp === undefined || this.#ending.has(name)) return;
    this.#ending.add(name);
    void this.#empty(namespace).finally(() => this.#ending.delete(name));
  }

  async #empty({ metadata: { name } }: KubeObject): Promise<void> {
    const answer = fieldsOf(await this.#client.request("GET", "/apis"));
    const groups: readonly string[] = answer.groups.map(
      (group: { preferredVersion: { groupVersion: string } }) =>
        `/apis/${group.preferredVersion.groupVersion}`,
    );
    for (const base of ["/api/v1", ...groups]) {
      const { resources = [] } = fieldsOf(await this.#client.request("GET", base));
      for (const resource of resources)
        if (resource.namespaced && resource.verbs.includes("deletecollection"))
          await this.#delete(`${base}/namespaces/${name}/${resource.name}`);
    }
    const current = fieldsOf(await this.#client.request("GET", `/api/v1/namespaces/${name}`));
    await this.#client.request("PUT", `/api/v1/namespaces/${name}/finalize`, {
      body: { type: "application/json", value: { ...current, spec: { finalizers: [] } } },
    });
  }

  async #delete(path: string): Promise<void> {
    await this.#client.request("DELETE", path).catch(() => {});
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 5);
}

/** Whether a pod reports that it is ready. */
function isReady(pod: KubeObject): boolean {
  const conditions: readonly { type: string; status: string }[] =
    fieldsOf(pod["status"]).conditions ?? [];
  return conditions.some(({ type, status }) => type === "Ready" && status === "True");
}

function portOf(port: Record<string, unknown>, pods: readonly KubeObject[]): unknown {
  const target = port["targetPort"] ?? port["port"];
  if (typeof target === "number") return target;
  const ports = pods
    .flatMap((pod) => fieldsOf(pod).spec.containers)
    .flatMap((container) => container.ports ?? []);
  return ports.find(({ name }) => name === target)?.containerPort;
}
