import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, ListenOptions, Server, Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Server as TlsServer } from "node:tls";
import { listen } from "@edge-gateway/kernel/process/listen";
import { FIRST_REQUEST_MILLISECONDS, MAX_STREAMS } from "../bounds.ts";
import type { DiscoveryServer } from "./discovery-server.ts";

/** Whether connections use TLS: never, always, or as each client chooses. */
export type DiscoveryMode = "plaintext" | "tls" | "either";

/** A certificate chain and its key, as PEM. */
export interface ServerCertificate {
  readonly certificate: string;
  readonly privateKey: string;
}

/** The first byte of a TLS connection (RFC 8446 section 5.1). */
const HANDSHAKE = 22;

/** Accepts the connections of data planes on one port. */
export class DiscoveryPort {
  readonly #server: DiscoveryServer;
  readonly #mode: DiscoveryMode;
  readonly #port: Server;
  readonly #tls: TlsServer;
  readonly #sockets = new Set<Socket>();

  constructor(server: DiscoveryServer, mode: DiscoveryMode) {
    this.#server = server;
    this.#mode = mode;
    this.#port = createServer({ noDelay: true }, (socket) => this.#accept(socket));
    this.#port.maxConnections = MAX_STREAMS;
    this.#tls = createTlsServer({ ALPNProtocols: ["h2"], minVersion: "TLSv1.2" }, (socket) =>
      this.#server.accept(socket),
    );
    this.#tls.on("tlsClientError", (_error, socket) => socket.destroy());
  }

  /** Listens, and resolves to the port number. */
  async listen(options: ListenOptions): Promise<number> {
    await listen(this.#port, options);
    const address: AddressInfo | string | null = this.#port.address();
    return typeof address === "object" ? (address?.port ?? 0) : 0;
  }

  /** Sets the certificate for new connections. */
  use({ certificate, privateKey }: ServerCertificate): void {
    this.#tls.setSecureContext({ cert: certificate, key: privateKey, minVersion: "TLSv1.2" });
  }

  async close(): Promise<void> {
    if (!this.#port.listening) return;
    this.#port.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#port, "close");
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    if (this.#mode === "plaintext") return this.#server.accept(socket);
    if (this.#mode === "tls") return void this.#tls.emit("connection", socket);
    const late = setTimeout(() => socket.destroy(), FIRST_REQUEST_MILLISECONDS);
    socket.on("close", () => clearTimeout(late));
    socket.once("readable", () => {
      clearTimeout(late);
      const start: unknown = socket.read();
      if (!Buffer.isBuffer(start)) return void socket.destroy();
      socket.unshift(start);
      if (start[0] === HANDSHAKE) this.#tls.emit("connection", socket);
      else this.#server.accept(socket);
    });
  }
}
