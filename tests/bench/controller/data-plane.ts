import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { DiscoveryClient } from "@edge-gateway/xds/client/discovery-client";
import type { KnownResources } from "@edge-gateway/xds/client/assembly";
import { ProductLog, parseLevels } from "@edge-gateway/kernel/log/product-log";
import type { GatewayName } from "@edge-gateway/xds/server/discovery-server";

const LOG = new ProductLog(
  { format: "text", write: (line) => void process.stderr.write(line), wallClock: Date.now },
  parseLevels("warn"),
).logger("data-plane");

/** A data plane that speaks the protocol but serves no traffic. */
export class DataPlane implements AsyncDisposable {
  readonly #client: DiscoveryClient;
  readonly #relay: Relay;
  #resources: KnownResources | undefined;
  #changed: () => void = () => {};

  private constructor(relay: Relay, { namespace, name }: GatewayName) {
    this.#relay = relay;
    this.#client = new DiscoveryClient({
      access: () =>
        Promise.resolve({ target: `127.0.0.1:${relay.port}`, tls: undefined, token: undefined }),
      node: { id: name, namespace, gateway: name },
      initial: new Map(),
      apply: () => Promise.resolve([]),
      synchronized: (running) => {
        this.#resources = running;
        this.#changed();
      },
      log: LOG,
    });
    this.#client.start();
  }

  static async start(port: number, gateway: GatewayName): Promise<DataPlane> {
    return new DataPlane(await Relay.start(port), gateway);
  }

  /** The resources of the data plane; undefined until it has a configuration. */
  get resources(): KnownResources | undefined {
    return this.#resources;
  }

  /** The number of bytes received from the controller. */
  get receivedBytes(): number {
    return this.#relay.bytes;
  }

  /** Resolves when the configuration of the data plane fulfils a condition. */
  until(isFulfilled: (resources: KnownResources) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#resources === undefined || !isFulfilled(this.#resources)) return;
        this.#changed = () => {};
        resolve();
      };
      this.#changed = look;
      look();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#client.close();
    await this.#relay.close();
  }
}

/** Forwards a connection and counts the bytes that are sent back. */
class Relay {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  bytes = 0;

  private constructor(target: number) {
    this.#server = createServer((own) => {
      const other = connect(target, "127.0.0.1");
      other.on("data", (chunk) => (this.bytes += chunk.length));
      own.pipe(other).pipe(own);
      for (const socket of [own, other]) {
        this.#sockets.add(socket);
        socket.on("error", () => socket.destroy());
      }
    });
  }

  static async start(target: number): Promise<Relay> {
    const relay = new Relay(target);
    relay.#server.listen(0, "127.0.0.1");
    await once(relay.#server, "listening");
    return relay;
  }

  get port(): number {
    const address: AddressInfo | string | null = this.#server.address();
    return typeof address === "object" ? (address?.port ?? 0) : 0;
  }

  async close(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, "close");
  }
}
