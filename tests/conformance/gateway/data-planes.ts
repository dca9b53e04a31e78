import type { ChildProcess } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataPlaneAccount } from "@edge-gateway/controller/xds/data-plane-account";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { Network, PodNetwork } from "./network.ts";
import { fieldsOf, Objects, Reconciler } from "./objects.ts";

const MAIN = join(import.meta.dirname, "../../../packages/proxy/src/main.ts");
const GATEWAY_LABEL = "gateway.networking.k8s.io/gateway-name";
/** Any: the gateway is reached at its own address, at the ports of its listeners. */
const SERVICE_PORTS = [{ name: "http", port: 80, protocol: "TCP" }];

export interface DataPlaneOptions {
  readonly client: Client;
  readonly network: Network;
  readonly folder: string;
  /** Where the controller serves configuration. */
  readonly xds: string;
  readonly gatewayClass: string;
  readonly signal: AbortSignal;
}

interface DataPlane {
  readonly network: PodNetwork;
  readonly child: ChildProcess;
  readonly object: KubeObject;
}

/** Runs `gw` for each Gateway, in a network of its own, and gives it a Service with its address. */
export class DataPlanes {
  readonly #options: DataPlaneOptions;
  readonly #gateways: Objects;
  readonly #running = new Map<string, DataPlane>();

  constructor(options: DataPlaneOptions) {
    this.#options = options;
    const work = new Reconciler(() => this.#work());
    const kind = { kind: "Gateway", apiVersion: "gateway.networking.k8s.io/v1" };
    this.#gateways = new Objects(options.client, kind, options.signal, () => work.touch());
  }

  close(): void {
    for (const plane of this.#running.values()) this.#stop(plane);
    this.#running.clear();
  }

  async #work(): Promise<void> {
    const wanted = new Map(
      this.#gateways
        .all()
        .filter((gateway) => fieldsOf(gateway).spec.gatewayClassName === this.#options.gatewayClass)
        .map((gateway) => [String(gateway.metadata.uid), gateway]),
    );
    for (const [uid, plane] of this.#running)
      if (!wanted.has(uid)) {
        this.#running.delete(uid);
        this.#stop(plane);
        await this.#removeService(plane.object);
      }
    for (const [uid, gateway] of wanted)
      if (!this.#running.has(uid)) this.#running.set(uid, await this.#start(gateway));
  }

  async #start(object: KubeObject): Promise<DataPlane> {
    const { client, xds, folder } = this.#options;
    const { namespace = "", name, uid = "" } = object.metadata;
    const account = dataPlaneAccount(name);
    const network = this.#options.network.open();
    const own = join(folder, "data-planes", `${account}-${uid}`);
    await mkdir(own, { recursive: true });
    const accounts = `/api/v1/namespaces/${namespace}/serviceaccounts`;
    const json = "application/json" as const;
    await client
      .request("POST", accounts, { body: { type: json, value: { metadata: { name: account } } } })
      .catch(() => {});
    const issued = await client.request("POST", `${accounts}/${account}/token`, {
      body: { type: json, value: { spec: { audiences: ["edge-gateway"] } } },
    });
    await writeFile(join(own, "token"), fieldsOf(issued).status.token, { mode: 0o600 });
    await writeFile(join(own, "config.yaml"), "config: {}\n");
    const child = network.run([process.execPath, MAIN, "-f", join(own, "config.yaml")], {
      log: join(own, "log"),
      environment: {
        ...process.env,
        WORKER_THREADS: "1",
        NAMESPACE: namespace,
        GATEWAY: name,
        POD_NAME: `${account}-0`,
        XDS_ADDRESS: xds,
        XDS_TOKEN_FILE: join(own, "token"),
      },
    });
    await this.#applyService(object, network.address);
    return { network, child, object };
  }

  async #applyService(gateway: KubeObject, address: string): Promise<void> {
    const { client } = this.#options;
    const { namespace = "", name, uid } = gateway.metadata;
    const service = dataPlaneAccount(name);
    const path = `/api/v1/namespaces/${namespace}/services/${service}`;
    const { apiVersion, kind } = gateway;
    const value = {
      apiVersion: "v1",
      kind: "Service",
      metadata: {
        name: service,
        labels: { [GATEWAY_LABEL]: service },
        ownerReferences: [{ apiVersion, kind, name, uid, controller: true }],
      },
      spec: { type: "LoadBalancer", ports: SERVICE_PORTS },
    };
    await client.request("PATCH", `${path}?fieldManager=conformance&force=true`, {
      body: { type: "application/apply-patch+yaml", value },
    });
    const status = { loadBalancer: { ingress: [{ ip: address, ipMode: "VIP" }] } };
    await client.request("PATCH", `${path}/status`, {
      body: { type: "application/merge-patch+json", value: { status } },
    });
  }

  async #removeService({ metadata: { namespace = "", name } }: KubeObject): Promise<void> {
    const path = `/api/v1/namespaces/${namespace}/services/${dataPlaneAccount(name)}`;
    await this.#options.client.request("DELETE", path).catch(() => {});
  }

  #stop({ child, network }: DataPlane): void {
    child.kill("SIGKILL");
    network.close();
  }
}
