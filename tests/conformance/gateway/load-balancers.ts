import { isDeepStrictEqual } from "node:util";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { STATIC_ADDRESS } from "./network.ts";
import type { LocalNode } from "./node.ts";
import { fieldsOf, Objects, Reconciler } from "./objects.ts";

const MERGE = "application/merge-patch+json";
/**
 * Acts as a cloud for Services of type LoadBalancer: each gets the address of its pod, or the
 * requested address.
 */
export class LoadBalancers {
  readonly #client: Client;
  readonly #node: LocalNode;
  readonly #services: Objects;
  readonly #pods: Objects;

  constructor(client: Client, node: LocalNode, signal: AbortSignal) {
    this.#client = client;
    this.#node = node;
    const work = new Reconciler(() => this.#work());
    const touch = (): void => work.touch();
    this.#services = new Objects(client, { kind: "Service", apiVersion: "v1" }, signal, touch);
    this.#pods = new Objects(client, { kind: "Pod", apiVersion: "v1" }, signal, touch);
  }

  async #work(): Promise<void> {
    for (const service of this.#services.all()) await this.#assign(service);
  }

  async #assign(service: KubeObject): Promise<void> {
    const { type, selector, loadBalancerIP = "" } = fieldsOf(service).spec;
    if (type !== "LoadBalancer" || selector === undefined) return;
    const { namespace = "", name } = service.metadata;
    const pod = this.#pods.all().find((each) => {
      const { labels = {}, namespace: own, deletionTimestamp } = each.metadata;
      const isSelected = Object.entries(selector).every(([key, value]) => labels[key] === value);
      const isRunning = fieldsOf(each["status"]).podIP !== undefined;
      return own === namespace && deletionTimestamp === undefined && isSelected && isRunning;
    });
    if (pod === undefined || !["", STATIC_ADDRESS].includes(loadBalancerIP)) return;
    if (loadBalancerIP !== "") this.#node.addAddress(pod.metadata.uid ?? "", loadBalancerIP);
    const ip = loadBalancerIP === "" ? fieldsOf(pod["status"]).podIP : loadBalancerIP;
    const status = { loadBalancer: { ingress: [{ ip, ipMode: "VIP" }] } };
    const written = fieldsOf(service["status"]).loadBalancer;
    if (isDeepStrictEqual(fieldsOf(written).ingress, status.loadBalancer.ingress)) return;
    const path = `/api/v1/namespaces/${namespace}/services/${name}/status`;
    await this.#client.request("PATCH", path, { body: { type: MERGE, value: { status } } });
  }
}
