import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPrivateKey, X509Certificate } from "node:crypto";
import type { ChildProcess } from "node:child_process";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { issueAuthority, issueLeaf } from "@edge-gateway/x509/certificates";
import { HOST_ADDRESS } from "./network.ts";
import type { Network, PodNetwork } from "./network.ts";
import { fieldsOf, Objects } from "./objects.ts";

const NAME = "local";
const MERGE = "application/merge-patch+json";
const DAY = 86_400_000;
const LOOK_MS = 50;

export interface NodeOptions {
  readonly client: Client;
  readonly network: Network;
  /** For volumes and logs. */
  readonly folder: string;
  /** The program of the one image that there is here. */
  readonly program: string;
  readonly signal: AbortSignal;
}

interface RunningPod {
  /** `default/web` */
  readonly key: string;
  readonly network: PodNetwork;
  readonly processes: ChildProcess[];
  readonly lines: { readonly at: number; readonly text: string }[];
}

/** One node: each pod is a program of this machine in a network of its own. */
export class LocalNode {
  readonly #options: NodeOptions;
  readonly #pods = new Map<string, RunningPod>();
  readonly #bound = new Set<string>();

  private constructor(options: NodeOptions) {
    this.#options = options;
  }

  static async start(options: NodeOptions): Promise<LocalNode> {
    const node = new LocalNode(options);
    const port = await node.#serveLogs();
    await node.#register(port);
    const pods = { kind: "Pod", apiVersion: "v1" };
    new Objects(options.client, pods, options.signal, (pod, isGone) => node.#changed(pod, isGone));
    return node;
  }

  close(): void {
    for (const pod of this.#pods.values()) stop(pod);
    this.#pods.clear();
  }

  async #register(port: number): Promise<void> {
    const { client } = this.#options;
    const value = { apiVersion: "v1", kind: "Node", metadata: { name: NAME } };
    await client.request("POST", "/api/v1/nodes", { body: { type: "application/json", value } });
    const now = new Date().toISOString();
    const status = {
      addresses: [{ type: "InternalIP", address: HOST_ADDRESS }],
      daemonEndpoints: { kubeletEndpoint: { Port: port } },
      conditions: [
        { type: "Ready", status: "True", reason: "Local", message: "", lastTransitionTime: now },
      ],
    };
    await client.request("PATCH", `/api/v1/nodes/${NAME}/status`, {
      body: { type: MERGE, value: { status } },
    });
  }

  #changed(pod: KubeObject, isGone: boolean): void {
    const { uid = "", namespace = "", name, deletionTimestamp } = pod.metadata;
    const path = `/api/v1/namespaces/${namespace}/pods/${name}`;
    const { nodeName } = fieldsOf(pod).spec;
    if (isGone || deletionTimestamp !== undefined) {
      const running = this.#pods.get(uid);
      this.#pods.delete(uid);
      if (running !== undefined) stop(running);
      if (!isGone)
        void this.#options.client.request("DELETE", `${path}?gracePeriodSeconds=0`).catch(() => {});
      return;
    }
    if (nodeName === undefined && !this.#bound.has(uid)) {
      this.#bound.add(uid);
      const value = {
        apiVersion: "v1",
        kind: "Binding",
        metadata: { name },
        target: { apiVersion: "v1", kind: "Node", name: NAME },
      };
      void this.#options.client
        .request("POST", `${path}/binding`, { body: { type: "application/json", value } })
        .catch(() => this.#bound.delete(uid));
      return;
    }
    if (nodeName === NAME && !this.#pods.has(uid))
      this.#start(pod, path).catch((error: unknown) =>
        console.error(`conformance: pod ${namespace}/${name}: ${String(error)}`),
      );
  }

  async #start(pod: KubeObject, path: string): Promise<void> {
    const { uid = "", namespace = "", name } = pod.metadata;
    const running: RunningPod = {
      key: `${namespace}/${name}`,
      network: this.#options.network.open(),
      processes: [],
      lines: [],
    };
    this.#pods.set(uid, running);
    const folder = join(this.#options.folder, "pods", `${namespace}_${name}`);
    await mkdir(folder, { recursive: true });
    const volumes = await this.#volumes(pod, folder);
    if (!this.#pods.has(uid)) return;
    const { containers } = fieldsOf(pod).spec;
    for (const container of containers) {
      const { address } = running.network;
      const environment = {
        PATH: process.env["PATH"],
        ...environmentOf(container, { pod, address, volumes }),
      };
      const { program } = this.#options;
      running.processes.push(
        running.network.run([program, ...(container.args ?? [])], {
          environment,
          log: join(folder, "log"),
          line: (text) => running.lines.push({ at: Date.now(), text }),
        }),
      );
    }
    await this.#answers(pod, running);
    await this.#report(pod, path, running);
  }

  /** Secrets and ConfigMaps as files; those that are missing are waited for. */
  async #volumes(pod: KubeObject, folder: string): Promise<ReadonlyMap<string, string>> {
    const { namespace = "", uid = "" } = pod.metadata;
    const found = new Map<string, string>();
    for (const { name, secret, configMap } of fieldsOf(pod).spec.volumes ?? []) {
      const place = join(folder, name);
      await mkdir(place, { recursive: true });
      found.set(name, place);
      const plural = secret === undefined ? "configmaps" : "secrets";
      const source = secret?.secretName ?? configMap?.name;
      if (source === undefined) continue;
      const path = `/api/v1/namespaces/${namespace}/${plural}/${source}`;
      const data = await this.#dataOf(path, () => this.#pods.has(uid));
      const coding = secret === undefined ? "utf8" : "base64";
      const items: readonly { key: string; path: string }[] =
        (secret ?? configMap).items ?? Object.keys(data).map((key) => ({ key, path: key }));
      for (const { key, path: file } of items)
        await writeFile(join(place, file), Buffer.from(String(data[key]), coding));
    }
    return found;
  }

  async #dataOf(path: string, isWanted: () => boolean): Promise<Record<string, unknown>> {
    while (isWanted()) {
      const object = await this.#options.client.request("GET", path).catch(() => undefined);
      if (object !== undefined) return fieldsOf(object).data ?? {};
      await wait(LOOK_MS);
    }
    return {};
  }

  /** A port that some program listens on is a pod that is ready. */
  async #answers(pod: KubeObject, { network }: RunningPod): Promise<void> {
    const containers = fieldsOf(pod).spec.containers;
    const ports = containers.flatMap((container: { ports?: unknown[] }) => container.ports ?? []);
    const tcp = ports.filter(({ protocol }: { protocol?: string }) => protocol !== "UDP");
    const port = tcp[0]?.containerPort ?? (ports.length > 0 ? undefined : 3000);
    if (port === undefined) return;
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const socket = connect(port, network.address);
      const isOpen = await once(socket, "connect").then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (isOpen) return;
      await wait(LOOK_MS);
    }
  }

  async #report(pod: KubeObject, path: string, { network }: RunningPod): Promise<void> {
    const now = new Date().toISOString().replace(/\.\d+Z$/, "Z");
    const types = ["PodScheduled", "Initialized", "ContainersReady", "Ready"];
    const status = {
      phase: "Running",
      hostIP: HOST_ADDRESS,
      podIP: network.address,
      podIPs: [{ ip: network.address }],
      startTime: now,
      conditions: types.map((type) => ({ type, status: "True", lastTransitionTime: now })),
      containerStatuses: fieldsOf(pod).spec.containers.map(
        ({ name, image }: { name: string; image: string }) => ({
          name,
          image,
          imageID: image,
          ready: true,
          started: true,
          restartCount: 0,
          state: { running: { startedAt: now } },
        }),
      ),
    };
    await this.#options.client.request("PATCH", `${path}/status`, {
      body: { type: MERGE, value: { status } },
    });
  }

  /** As much of a kubelet as `kubectl logs` needs: tests read what backends have written. */
  async #serveLogs(): Promise<number> {
    const period = { notBefore: new Date(Date.now() - DAY), notAfter: new Date(Date.now() + DAY) };
    const authority = issueAuthority(NAME, period);
    const issuer = {
      certificate: new X509Certificate(authority.certificate),
      privateKey: createPrivateKey(authority.privateKey),
    };
    const { certificate, privateKey } = issueLeaf(issuer, { names: [NAME], ...period });
    const server = createServer({ cert: certificate, key: privateKey }, (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "", "https://node");
      const [, , namespace, name] = pathname.split("/");
      const log = this.#logOf(namespace, name);
      if (log === undefined) return void response.writeHead(404).end();
      const time = searchParams.get("sinceTime");
      const seconds = searchParams.get("sinceSeconds");
      const since =
        time !== null ? Date.parse(time) : Date.now() - Number(seconds ?? Infinity) * 1000;
      const lines = log.filter(({ at }) => at >= since).map(({ text }) => `${text}\n`);
      response.writeHead(200, { "content-type": "text/plain" }).end(lines.join(""));
    });
    server.listen(0, HOST_ADDRESS);
    server.unref();
    await once(server, "listening");
    return fieldsOf(server.address()).port;
  }

  #logOf(namespace = "", name = ""): RunningPod["lines"] | undefined {
    return this.#pods.values().find(({ key }) => key === `${namespace}/${name}`)?.lines;
  }
}

function stop({ processes, network }: RunningPod): void {
  for (const child of processes) child.kill("SIGKILL");
  network.close();
}

interface Container {
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly fieldRef?: { readonly fieldPath: string } };
  }[];
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
}

interface PodPlace {
  readonly pod: KubeObject;
  readonly address: string;
  readonly volumes: ReadonlyMap<string, string>;
}

function environmentOf(
  { env = [], volumeMounts = [] }: Container,
  { pod, address, volumes }: PodPlace,
): Record<string, string> {
  const inVolumes = (text: string): string =>
    volumeMounts.reduce(
      (known, { name, mountPath }) => known.replace(mountPath, volumes.get(name) ?? mountPath),
      text,
    );
  const fields: Readonly<Record<string, string>> = {
    "metadata.name": pod.metadata.name,
    "metadata.namespace": pod.metadata.namespace ?? "",
    "status.podIP": address,
  };
  return Object.fromEntries(
    env.map(({ name, value = "", valueFrom }) => [
      name,
      valueFrom?.fieldRef === undefined
        ? inVolumes(value)
        : (fields[valueFrom.fieldRef.fieldPath] ?? ""),
    ]),
  );
}
