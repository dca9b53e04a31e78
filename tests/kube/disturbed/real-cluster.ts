import { freePort } from "@edge-gateway/testkit/free-port";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { applyObject } from "../../../tools/kube/apply.ts";
import { startCluster } from "../../../tools/kube/cluster.ts";
import type { Cluster } from "../../../tools/kube/cluster.ts";
import { applyDefinitions, applyGatewayApi } from "../../../tools/kube/definitions.ts";
import { AUDIT_POLICY, auditedWrites } from "./audit.ts";
import type { AuditedWrites } from "./audit.ts";
import { DataPlanePlace } from "./data-plane-place.ts";
import { ReplicaPlace } from "./replica-place.ts";

const ROUTES = "/apis/gateway.networking.k8s.io/v1/namespaces/default/httproutes";
const GATEWAYS = "/apis/gateway.networking.k8s.io/v1/namespaces/default/gateways";
const PATIENCE = 120_000;
const OK = 200;
const NOT_FOUND = 404;

/**
 * A cluster of real processes: etcd, the API server, two replicas of the controller, and the data
 * planes of two gateways, each of which follows a replica of its own.
 */
export class RealCluster implements AsyncDisposable {
  readonly cluster: Cluster;
  readonly replicas: ReplicaPlace[] = [];
  readonly dataPlanes: DataPlanePlace[] = [];
  /** The disturbance that is in progress. */
  happening = "the start";
  readonly #upstream: Listening;

  private constructor(cluster: Cluster, upstream: Listening) {
    this.cluster = cluster;
    this.#upstream = upstream;
  }

  /** Resolves when both gateways serve the route `kept`, and their clients send requests. */
  static async start(): Promise<RealCluster> {
    const [cluster, upstream] = await Promise.all([
      startCluster({ auditPolicy: AUDIT_POLICY }),
      startEcho(),
    ]);
    const real = new RealCluster(cluster, upstream);
    try {
      await real.#start();
      return real;
    } catch (error) {
      await real[Symbol.asyncDispose]();
      throw error;
    }
  }

  async #start(): Promise<void> {
    const { cluster } = this;
    await applyDefinitions(cluster.client);
    await applyGatewayApi(cluster.client, { channel: "experimental" });
    for (const name of ["first", "second"])
      this.replicas.push(await ReplicaPlace.start(cluster, name));
    const { port } = new URL(this.#upstream.url);
    const server = { static: { host: "127.0.0.1", port: Number(port) } };
    await this.#apply("edgegateway.dev/v1alpha1", "EdgeBackend", "app", server);
    for (const [index, name] of ["one", "two"].entries()) {
      const gateway = { name, port: await freePort() };
      await this.#apply("gateway.networking.k8s.io/v1", "Gateway", name, {
        gatewayClassName: "edge-gateway",
        listeners: [{ name: "http", port: gateway.port, protocol: "HTTP" }],
      });
      const replica = this.replicas[index];
      if (replica === undefined) continue;
      const happening = (): string => this.happening;
      this.dataPlanes.push(await DataPlanePlace.start(cluster, gateway, replica, happening));
    }
    await this.applyRoute("kept", 1);
    await this.#served("kept", "1");
    for (const dataPlane of this.dataPlanes) {
      // The copy is written beside the traffic; a data plane that is killed before begins without.
      await waitFor("copy of the route", () => dataPlane.hasCopyOf("kept"), PATIENCE);
      dataPlane.sendRequests();
    }
  }

  /** Applies a route of both gateways, which tells its version to the upstream. */
  async applyRoute(name: string, version: number): Promise<void> {
    const add = [{ name: "x-version", value: String(version) }];
    const backend = { group: "edgegateway.dev", kind: "EdgeBackend", name: "app" };
    await this.#apply("gateway.networking.k8s.io/v1", "HTTPRoute", name, {
      parentRefs: [{ name: "one" }, { name: "two" }],
      rules: [
        {
          matches: [{ path: { type: "PathPrefix", value: `/${name}` } }],
          filters: [{ type: "RequestHeaderModifier", requestHeaderModifier: { add } }],
          backendRefs: [backend],
        },
      ],
    });
  }

  async removeRoute(name: string): Promise<void> {
    const { status } = await this.cluster.client.request("DELETE", `${ROUTES}/${name}`);
    if (status !== OK && status !== NOT_FOUND) throw new Error(`DELETE: ${status}`);
  }

  async leader(): Promise<ReplicaPlace | undefined> {
    for (const replica of this.replicas)
      if (await replica.isLeader().catch(() => false)) return replica;
    return undefined;
  }

  /** Waits until the API server responds. */
  async isReady(): Promise<void> {
    const { client } = this.cluster;
    await waitFor(
      "API server",
      async () => (await client.request("GET", "/readyz")).status === OK,
      PATIENCE,
    );
  }

  /** Waits until both gateways serve the last objects, and their statuses say so. */
  async converged(version: number): Promise<void> {
    const say = (what: string): void => void (this.happening = `${what} after all`);
    say("changes");
    await waitFor("changed route", () => this.applyRoute("changing", version).then(() => true));
    await waitFor("removed route", () => this.removeRoute("passing").then(() => true));
    await this.#served("changing", String(version));
    for (const dataPlane of this.dataPlanes)
      await waitFor(
        "route that is gone",
        async () => (await dataPlane.ask("/passing")).status === NOT_FOUND,
        PATIENCE,
      );
    const names = [`${GATEWAYS}/one`, `${GATEWAYS}/two`, `${ROUTES}/kept`, `${ROUTES}/changing`];
    for (const name of names) await this.#judged(name);
  }

  /** Reads what the replicas have written. */
  writes(): Promise<AuditedWrites> {
    return auditedWrites(
      this.cluster.folder,
      (token) => this.replicas.find(({ tokenId }) => tokenId === token)?.name,
    );
  }

  async #served(route: string, version: string): Promise<void> {
    for (const dataPlane of this.dataPlanes)
      await waitFor(
        `version ${version} of ${route} at ${dataPlane.gateway.name}`,
        async () => {
          const { headers } = await dataPlane.ask(`/${route}`);
          return Object(headers)["x-version"] === version;
        },
        PATIENCE,
      );
  }

  /** Waits until all conditions of an object are true, and are about its last generation. */
  async #judged(path: string): Promise<void> {
    let seen: unknown;
    const isJudged = async (): Promise<boolean> => {
      const { body } = await this.cluster.client.expect("GET", path);
      const { metadata, status } = Object(body);
      seen = status;
      const holders: readonly unknown[] = Object(status).parents ?? [status];
      const expected = path.startsWith(ROUTES) ? this.dataPlanes.length : 1;
      const conditions = holders.flatMap((holder) => Object(holder).conditions ?? []);
      return (
        holders.length === expected &&
        conditions.length >= 2 &&
        conditions.every(
          (condition: Record<string, unknown>) =>
            condition["status"] === "True" &&
            condition["observedGeneration"] === metadata.generation,
        )
      );
    };
    await waitFor(`status of ${path}`, isJudged, PATIENCE).catch((cause: unknown) => {
      throw new Error(`the status of ${path} is ${JSON.stringify(seen)}`, { cause });
    });
  }

  async #apply(apiVersion: string, kind: string, name: string, spec: object): Promise<void> {
    const metadata = { name, namespace: "default" };
    const object = { apiVersion, kind, metadata, spec };
    const { status, body } = await applyObject(this.cluster.client, object);
    if (status > 201) throw new Error(`${kind} ${name}: ${JSON.stringify(body)}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const dataPlane of this.dataPlanes) await dataPlane[Symbol.asyncDispose]();
    for (const replica of this.replicas) await replica[Symbol.asyncDispose]();
    await this.#upstream[Symbol.asyncDispose]();
    await this.cluster[Symbol.asyncDispose]();
  }
}
