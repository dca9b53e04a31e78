import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Cluster } from "../../../tools/kube/cluster.ts";
import { startController } from "../../../tools/kube/controller.ts";
import type { ControllerProcess } from "../../../tools/kube/controller.ts";
import { controllerAccess } from "../../../tools/kube/controller-access.ts";
import { endProcess } from "../../../tools/kube/processes.ts";
import { kubeconfig, readKubeconfig } from "../../../tools/kube/settings.ts";

/** A place where one replica of the controller runs at a time, with its own way to the API server. */
export class ReplicaPlace implements AsyncDisposable {
  readonly name: string;
  /** The way to the API server. */
  readonly way: FaultProxy;
  readonly xdsPort: number;
  /** The id of the replica's token, as the API server records it. */
  readonly tokenId: string;
  readonly #cluster: Cluster;
  readonly #kubeconfig: string;
  #process: ControllerProcess | undefined;

  private constructor(
    cluster: Cluster,
    own: Pick<ReplicaPlace, "name" | "way" | "xdsPort" | "tokenId">,
    file: string,
  ) {
    this.#cluster = cluster;
    this.#kubeconfig = file;
    this.name = own.name;
    this.way = own.way;
    this.xdsPort = own.xdsPort;
    this.tokenId = own.tokenId;
  }

  static async start(cluster: Cluster, name: string): Promise<ReplicaPlace> {
    const { port } = new URL(cluster.access.server);
    const way = await FaultProxy.start(Number(port));
    const access = readKubeconfig(await readFile(await controllerAccess(cluster), "utf8"));
    const file = join(await mkdtemp(join(cluster.folder, "replica-")), "kubeconfig");
    const server = `https://127.0.0.1:${way.port}`;
    await writeFile(file, kubeconfig({ ...access, server }), { mode: 0o600 });
    const tokenId = `JTI=${jwtId(access.token)}`;
    const place = new ReplicaPlace(
      cluster,
      { name, way, xdsPort: await freePort(), tokenId },
      file,
    );
    await place.begin();
    return place;
  }

  /** Runs the replica, and resolves when it serves. */
  async begin(): Promise<void> {
    this.#process = await startController(this.#cluster, false, {
      kubeconfig: this.#kubeconfig,
      environment: { POD_NAME: this.name, EDGE_XDS_ADDR: `127.0.0.1:${this.xdsPort}` },
    });
  }

  async kill(): Promise<void> {
    if (this.#process !== undefined) await endProcess(this.#process.child);
  }

  async isLeader(): Promise<boolean> {
    if (this.#process === undefined) return false;
    const text = await (await fetch(this.#process.metrics)).text();
    return text.includes("controller_leader 1");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await this.way[Symbol.asyncDispose]();
  }
}

function jwtId(token: string): string {
  const [, payload = ""] = token.split(".");
  return String(JSON.parse(Buffer.from(payload, "base64url").toString()).jti);
}
