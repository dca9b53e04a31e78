import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { GatewayConfig } from "./embedding.ts";

/**
 * Real ports in place of port 0. A port is held by a socket of this process until the workers listen on it, so that
 * no other program gets it.
 */
export class HeldPorts {
  /** The chosen ports by the name of their gateway. */
  readonly #chosen = new Map<string, number>();
  readonly #sockets = new Map<number, () => void>();

  /** Whether a socket of this process holds the port for the workers. */
  has(port: number): boolean {
    return this.#sockets.has(port);
  }

  /** The configuration with real ports; a gateway keeps the port that was chosen for it before. */
  async resolve(config: GatewayConfig): Promise<GatewayConfig> {
    const gateways = Object.entries(config.gateways).map(async ([name, gateway]) => {
      if (gateway.port !== 0) return [name, gateway] as const;
      const port = this.#chosen.get(name) ?? (await this.#hold(gateway.protocol === "UDP"));
      this.#chosen.set(name, port);
      return [name, { ...gateway, port }] as const;
    });
    return { ...config, gateways: Object.fromEntries(await Promise.all(gateways)) };
  }

  /** Closes the sockets: the workers listen, or never will. */
  release(): void {
    for (const close of this.#sockets.values()) close();
    this.#sockets.clear();
  }

  async #hold(isUdp: boolean): Promise<number> {
    const { port, close } = isUdp ? await holdUdp() : await holdTcp();
    this.#sockets.set(port, close);
    return port;
  }
}

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
  const socket = createSocket({ type: "udp6", reusePort: true });
  socket.bind(0);
  await once(socket, "listening");
  return { port: socket.address().port, close: () => void socket.close() };
}
