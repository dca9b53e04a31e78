import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SealedCopy } from "@edge-gateway/config/controller/sealed-copy";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Cluster } from "../../../tools/kube/cluster.ts";
import { dataPlaneAccess } from "../../../tools/kube/gateway.ts";
import { endProcessById } from "../../../tools/kube/processes.ts";
import type { ReplicaPlace } from "./replica-place.ts";

const SESSION_KEY = "00112233445566778899aabbccddeeff".repeat(2);
const PAUSE = 10;
const SLOWEST = 20_000;
const OK = 200;
const DAY = 86_400_000;

export interface GatewayPlace {
  readonly name: string;
  /** The port of the data plane's listener. */
  readonly port: number;
}

/** A place where the data plane of a gateway runs, with a client that sends requests all the time. */
export class DataPlanePlace implements AsyncDisposable {
  readonly gateway: GatewayPlace;
  /** The proxy between the data plane and the controller. */
  readonly way: FaultProxy;
  /** Requests that failed, each with what happened at that time. */
  readonly failures: string[] = [];
  requests = 0;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #happening: () => string;
  readonly #copy: SealedCopy;
  #process: Gateway | undefined;
  #client: Promise<void> | undefined;
  #isOver = false;

  private constructor(
    gateway: GatewayPlace,
    way: FaultProxy,
    environment: Readonly<Record<string, string>>,
    happening: () => string,
  ) {
    this.gateway = gateway;
    this.way = way;
    this.#environment = environment;
    this.#happening = happening;
    this.#copy = new SealedCopy({
      file: environment["XDS_CACHE_FILE"] ?? "",
      key: Buffer.from(SESSION_KEY, "hex"),
      owner: `default/${gateway.name}`,
      maxAge: DAY,
      wallClock: Date.now,
    });
  }

  static async start(
    { client, folder }: Cluster,
    gateway: GatewayPlace,
    replica: ReplicaPlace,
    happening: () => string,
  ): Promise<DataPlanePlace> {
    const way = await FaultProxy.start(replica.xdsPort);
    const { name } = gateway;
    const { token, authorities } = await dataPlaneAccess(client, { namespace: "default", name });
    const own = await mkdtemp(join(folder, "data-plane-"));
    const file = (part: string): string => join(own, part);
    await writeFile(file("token"), token, { mode: 0o600 });
    await writeFile(file("ca.crt"), authorities);
    const place = new DataPlanePlace(
      gateway,
      way,
      {
        NAMESPACE: "default",
        GATEWAY: name,
        XDS_ADDRESS: `https://localhost:${way.port}`,
        XDS_TOKEN_FILE: file("token"),
        XDS_ROOT_CA: file("ca.crt"),
        XDS_CACHE_FILE: file("configuration"),
        SESSION_KEY,
      },
      happening,
    );
    await place.begin();
    return place;
  }

  /** Runs a data plane; resolves when it is ready, from its copy if no controller can be reached. */
  async begin(): Promise<void> {
    this.#process = await Gateway.start({ config: "config: {}", environment: this.#environment });
  }

  async kill(): Promise<void> {
    const { pid = 0 } = this.#process ?? {};
    const ended = this.#process;
    this.#process = undefined;
    await endProcessById(pid, "config.yaml");
    await ended?.[Symbol.asyncDispose]();
  }

  /** From now on every request of the route `kept` must succeed while the data plane runs. */
  sendRequests(): void {
    this.#client ??= this.#send();
  }

  /** Whether the data plane would serve the route also if it began without a controller. */
  async hasCopyOf(route: string): Promise<boolean> {
    const resources = (await this.#copy.read()) ?? new Map();
    return [...resources.keys()].some((name) => name.includes(route));
  }

  /** The response to a request of a path: its status, or the headers that the upstream got. */
  async ask(path: string): Promise<{ readonly status: number; readonly headers: unknown }> {
    const url = `http://127.0.0.1:${this.gateway.port}${path}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(SLOWEST) });
    const text = await response.text();
    const headers: unknown = response.ok ? JSON.parse(text).headers : {};
    return { status: response.status, headers };
  }

  async #send(): Promise<void> {
    while (!this.#isOver) {
      const running = this.#process;
      const status = await this.ask("/kept").then(
        (response) => response.status,
        (error: unknown) => String(error),
      );
      // A data plane that was killed meanwhile could not respond.
      const isCounted = running !== undefined && running === this.#process;
      if (isCounted) this.requests += 1;
      if (isCounted && status !== OK)
        this.failures.push(`${this.gateway.name}: ${status} while ${this.#happening()}`);
      await delay(PAUSE);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#client;
    await this.kill();
    await this.way[Symbol.asyncDispose]();
  }
}
