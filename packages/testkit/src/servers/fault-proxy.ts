import { createServer, connect, type Socket } from "node:net";
import { listen, type Listening } from "../listen.ts";
import { seededRandom } from "../seeded.ts";

/** The faults that a connection can have; each fault affects the bytes that go to the client. */
export const FAULT_KINDS = [
  /** No fault: all bytes pass unchanged. */
  "none",
  /** The bytes arrive late. */
  "delay",
  /** The bytes arrive one by one. */
  "drip",
  /** No more bytes arrive at the client, and the connection stays open. */
  "stall",
  /** The server receives no more bytes, and the connection stays open. */
  "deaf",
  /** The proxy ends both directions of the connection. */
  "cut",
  /** The proxy ends only the direction to the client, and still reads what the client sends. */
  "half-close",
  /** The proxy resets the connection. */
  "reset",
  /** The proxy sends other bytes instead. */
  "garbage",
  /** Some of the bytes are left out. */
  "lose",
  /** The server sends back to the client what it receives. */
  "echo",
  /** The client gets an HTTP response with an error, whose body is what the client has sent. */
  "mirror",
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Bytes that pass before the fault begins. */
  readonly after: number;
  /** The seed of the random bytes. */
  readonly seed: number;
}

export const NO_FAULT: Fault = { kind: "none", after: 0, seed: 1 };

const DELAY = 100;
const DRIP_INTERVAL = 10;
/** Number of bytes that are left out. */
const LOST = 7;
const BYTE = 256;

/** A proxy in front of a server that injects the faults that a test selects. */
export class FaultProxy implements AsyncDisposable {
  readonly #listening: Listening;
  readonly #connections: Set<Connection>;
  #fault = NO_FAULT;

  private constructor(listening: Listening, connections: Set<Connection>) {
    this.#listening = listening;
    this.#connections = connections;
  }

  /** @param target the port of the server on the loopback address, or the path of its socket */
  static async start(target: number | string): Promise<FaultProxy> {
    const place = typeof target === "number" ? { port: target } : { path: target };
    const connections = new Set<Connection>();
    const server = createServer({ allowHalfOpen: true });
    const proxy = new FaultProxy(await listen(server), connections);
    server.on("connection", (client) => {
      const connection = new Connection(client, connect({ ...place, allowHalfOpen: true }));
      connections.add(connection);
      client.once("close", () => connections.delete(connection));
      connection.hurt(proxy.#fault);
    });
    return proxy;
  }

  get port(): number {
    return this.#listening.port;
  }

  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  get url(): string {
    return this.#listening.url;
  }

  /** Connections that the client has not closed. */
  get open(): number {
    return [...this.#connections].filter(({ isOpen }) => isOpen).length;
  }

  /**
   * Sets the fault of all connections from now on; a connection that already has a fault keeps it.
   */
  use(fault: Fault): void {
    this.#fault = fault;
    for (const connection of this.#connections) connection.hurt(fault);
  }

  /** Resets all connections, as if the server had been killed. */
  kill(): void {
    for (const connection of this.#connections) connection.reset();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.kill();
    await this.#listening.close();
  }
}

class Connection {
  readonly #client: Socket;
  readonly #server: Socket;
  #fault = NO_FAULT;
  #random: () => number = () => 0;
  /** Bytes that pass before the fault. */
  #left = 0;
  #hasBegun = false;
  #lost = 0;
  /** Bytes that wait to be sent one by one. */
  #waiting: Buffer[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(client: Socket, server: Socket) {
    this.#client = client;
    this.#server = server;
    client.on("data", (bytes: Buffer) => this.#sent(bytes));
    server.on("data", (bytes: Buffer) => this.#received(bytes));
    // Both directions of a client's connection end together, because the gateway never ends only one.
    client.on("end", () => client.destroy());
    server.on("end", () => this.#staysOpen || client.end());
    for (const socket of [client, server]) socket.on("error", () => socket.destroy());
    client.on("close", () => {
      clearInterval(this.#timer);
      server.destroy();
    });
    server.on("close", () => this.#staysOpen || client.destroySoon());
  }

  get isOpen(): boolean {
    return !this.#client.destroyed;
  }

  hurt(fault: Fault): void {
    if (this.#hasBegun) {
      // A client correctly keeps a connection whose responses are well-formed, so it would never
      // get a new connection with the new fault.
      if (this.#fault.kind === "mirror") this.#end();
      return;
    }
    this.#fault = fault;
    this.#left = fault.after;
    this.#random = seededRandom(fault.seed);
    if (fault.after === 0 && fault.kind === "reset") this.reset();
  }

  reset(): void {
    const { writableEnded, writableFinished } = this.#client;
    // libuv refuses the reset of a socket that is being shut down, and Node.js then never closes it.
    if (writableEnded && !writableFinished) this.#client.destroy();
    else this.#client.resetAndDestroy();
    this.#server.destroy();
  }

  /** Whether the client cannot detect that the server has ended the connection. */
  get #staysOpen(): boolean {
    const { kind } = this.#fault;
    return this.#hasBegun && ["stall", "deaf", "drip", "echo", "mirror"].includes(kind);
  }

  /** Handles bytes from the client. */
  #sent(bytes: Buffer): void {
    const { kind, after } = this.#fault;
    if (after === 0 && kind === "deaf") this.#hasBegun = true;
    if (kind === "echo" || kind === "mirror") {
      this.#hasBegun = true;
      this.#client.write(kind === "echo" ? bytes : errorWith(bytes));
    } else if (!(this.#hasBegun && kind === "deaf") && !this.#server.writableEnded)
      this.#server.write(bytes);
  }

  /** Handles bytes from the server. */
  #received(bytes: Buffer): void {
    const { kind } = this.#fault;
    if (kind === "none") return this.#pass(bytes);
    const passing = bytes.subarray(0, this.#left);
    this.#left -= passing.length;
    if (passing.length > 0) this.#pass(passing);
    const rest = bytes.subarray(passing.length);
    if (rest.length === 0) return;
    this.#hasBegun = true;
    this.#damage(kind, rest);
  }

  #damage(kind: FaultKind, bytes: Buffer): void {
    if (kind === "delay") setTimeout(() => this.#pass(bytes), DELAY);
    else if (kind === "drip") this.#drip(bytes);
    else if (kind === "cut") this.#end();
    else if (kind === "half-close") this.#client.end();
    else if (kind === "reset") this.reset();
    else if (kind === "garbage") this.#pass(this.#noise(bytes.length));
    else if (kind === "lose") this.#lose(bytes);
  }

  #end(): void {
    this.#client.destroySoon();
    this.#server.destroy();
  }

  #drip(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.#timer ??= setInterval(() => {
      const [first] = this.#waiting;
      if (first === undefined) return;
      this.#pass(first.subarray(0, 1));
      if (first.length === 1) this.#waiting.shift();
      else this.#waiting[0] = first.subarray(1);
    }, DRIP_INTERVAL);
  }

  #lose(bytes: Buffer): void {
    const lost = bytes.subarray(0, LOST - this.#lost);
    this.#lost += lost.length;
    this.#pass(bytes.subarray(lost.length));
  }

  #noise(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => Math.floor(this.#random() * BYTE)));
  }

  #pass(bytes: Buffer): void {
    if (bytes.length > 0 && this.#client.writable) this.#client.write(bytes);
  }
}

function errorWith(bytes: Buffer): Buffer {
  const head = `HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/plain\r\ncontent-length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}
