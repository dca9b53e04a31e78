import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { bindUdp } from "@edge-gateway/gateway/udp/bind-udp";
import type { GatewayConfig } from "./embedding.ts";

/**
 * Real ports in place of port 0. A port is held by a socket of this process until the workers listen on it, so that
 * no other program gets it.
 */
export class HeldPorts {
  /** The ports that were chosen for the running configuration. */
  #running: ChosenPorts = new Map();
  /** The ports that were chosen for the last configuration, which may still be refused. */
  #next: ChosenPorts = new Map();
  readonly #held: Held[] = [];

  /** Whether a socket of this process holds the port for the workers. */
  has(port: number): boolean {
    return this.#held.some((held) => held.port === port);
  }

  /**
   * The configuration with real ports; a gateway keeps the port that was chosen for it in the running one. What has
   * another form than a configuration is returned as it is.
   */
  async resolve(config: GatewayConfig): Promise<GatewayConfig> {
    const chosen = new Map<string, number>();
    this.#next = chosen;
    if (!isMap(config) || !isMap(config.gateways)) return config;
    const gateways = Object.entries(config.gateways).map(async ([name, gateway]) => {
      if (!isMap(gateway) || gateway.port !== 0) return [name, gateway] as const;
      const isUdp = gateway.protocol === "UDP";
      const key = `${isUdp ? "UDP" : "TCP"} ${name}`;
      const port = this.#running.get(key) ?? (await this.#hold(isUdp));
      chosen.set(key, port);
      return [name, { ...gateway, port }] as const;
    });
    // A port that is held after `release` would stay held.
    await Promise.allSettled(gateways);
    return { ...config, gateways: Object.fromEntries(await Promise.all(gateways)) };
  }

  /** The configuration that was resolved last is the running one from now on. */
  accepted(): void {
    this.#running = this.#next;
  }

  /** Closes the sockets: the workers listen, or never will. */
  release(): void {
    for (const { close } of this.#held.splice(0)) close();
  }

  async #hold(isUdp: boolean): Promise<number> {
    const held = isUdp ? await holdUdp() : await holdTcp();
    this.#held.push(held);
    return held.port;
  }
}

/** Ports by the transport and name of their gateway. */
type ChosenPorts = ReadonlyMap<string, number>;

interface Held {
  readonly port: number;
  readonly close: () => void;
}

/** `reusePort` lets the workers listen on the port while this socket holds it. */
async function holdTcp(): Promise<Held> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ port: 0, reusePort: true });
  await once(server, "listening");
  // A TCP server has an address object, never a path.
  const { port } = server.address() as AddressInfo;
  return { port, close: () => void server.close() };
}

async function holdUdp(): Promise<Held> {
  const socket = await bindUdp(0);
  return { port: socket.address().port, close: () => void socket.close() };
}

/** Programs without types give anything. */
function isMap(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
