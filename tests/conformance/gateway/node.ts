import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPrivateKey, X509Certificate } from "node:crypto";
import type { ChildProcess } from "node:child_process";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { issueAuthority, issueLeaf } from "@edge-gateway/x509/certificates";
import { startOf, volumesOf } from "./containers.ts";
import type { Container, LocalImage } from "./containers.ts";
import { HOST_ADDRESS } from "./network.ts";
import type { Network, PodNetwork } from "./network.ts";
import { fieldsOf, Objects } from "./objects.ts";

const NAME = "local";
const MERGE = "application/merge-patch+json";
const DAY = 86_400_000;
const LOOK_MS = 50;
/** Number of checks of a probe in a minute. */
const PROBES = 1200;
/** A program without a probe may never listen on its port, because a test wants that. */
const CONNECTIONS = 200;
/** The port of a backend that does not name one. */
const BACKEND_PORT = 3000;

export interface NodeOptions {
  readonly client: Client;
  readonly network: Network;
  /** The folder for volumes and logs. */
  readonly folder: string;
  /** Finds the local program of an image. */
  readonly image: (name: string) => LocalImage;
  readonly signal: AbortSignal;
}

interface RunningPod {
  /** The namespace and name of the Gateway, for example `default/web`. */
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

  /** Adds an address to a running pod. */
  addAddress(uid: string, address: string): void {
    this.#pods.get(uid)?.network.add(address);
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
    const isWanted = (): boolean => this.#pods.has(uid);
    const { client, image } = this.#options;
    const volumes = await volumesOf(client, pod, folder, isWanted);
    if (!isWanted()) return;
    const { address } = running.network;
    for (const container of containersOf(pod)) {
      const place = { client, pod, address, volumes };
      const { command, environment } = await startOf(container, image(container.image), place);
      running.processes.push(
        running.network.run(command, {
          environment,
          log: join(folder, "log"),
          line: (text) => running.lines.push({ at: Date.now(), text }),
        }),
      );
    }
    for (const container of containersOf(pod)) await this.#ready(container, address, isWanted);
    await this.#report(pod, path, running);
  }

  /**
   * A container is ready when its probe succeeds or, without a probe, when one of its ports accepts
   * connections.
   */
  async #ready(container: Container, address: string, isWanted: () => boolean): Promise<void> {
    const { ports = [], readinessProbe } = container;
    const tcp = ports.filter(({ protocol }) => protocol !== "UDP");
    const port = tcp[0]?.containerPort ?? (ports.length > 0 ? undefined : BACKEND_PORT);
    const { httpGet } = readinessProbe ?? {};
    if (httpGet === undefined && port === undefined) return;
    const look = async (): Promise<boolean> =>
      httpGet === undefined
        ? isOpen(port ?? BACKEND_PORT, address)
        : fetch(`http://${address}:${httpGet.port}${httpGet.path}`).then(
            ({ ok }) => ok,
            () => false,
          );
    const most = httpGet === undefined ? CONNECTIONS : PROBES;
    for (let attempt = 0; attempt < most && isWanted(); attempt += 1) {
      if (await look()) return;
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
      containerStatuses: containersOf(pod).map(({ name, image }) => ({
        name,
        image,
        imageID: image,
        ready: true,
        started: true,
        restartCount: 0,
        state: { running: { startedAt: now } },
      })),
    };
    await this.#options.client.request("PATCH", `${path}/status`, {
      body: { type: MERGE, value: { status } },
    });
  }

  /** The part of a kubelet that `kubectl logs` needs, because tests read the logs of backends. */
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

function containersOf(pod: KubeObject): readonly Container[] {
  return fieldsOf(pod).spec.containers;
}

async function isOpen(port: number, address: string): Promise<boolean> {
  const socket = connect(port, address);
  const opened = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return opened;
}
