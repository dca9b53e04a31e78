import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { connect, createServer as createNetServer } from "node:net";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import type { TestContext } from "node:test";
import { createUpstream } from "../pool/endpoint.ts";
import type { Pool } from "../pool/pool.ts";
import { OpenConnections } from "../exchange/stream/open-connections.ts";
import { createServer } from "../h1/client/server.ts";
import type { Server } from "../h1/client/server.ts";
import type { Http2Server } from "../h1/client/server-options.ts";
import type { EngineLimits } from "../exchange/client/engine-limits.ts";
import type {
  RequestHandler,
  Stream,
  StreamEnd,
  UpstreamFailure,
} from "../exchange/stream/stream.ts";
import { testThread } from "./thread.ts";
import { ADAPTER } from "./adapter.ts";

/** Default limits of a gateway under test. */
export const LIMITS: EngineLimits = {
  maxHeadBytes: 16_384,
  maxHeaders: 32,
  maxTargetBytes: 4096,
  keepsNameCase: true,
  headTimeout: 10_000,
  idleTimeout: 60_000,
  halfClosedTimeout: 0,
  bodyIdleTimeout: 20_000,
  connectTimeout: 5000,
  maxConnectionDuration: 0,
  poolIdleTimeout: 30_000,
  poolMaxIdle: 8,
  maxConnections: 1024,
  maxUpstreamStreams: 1024,
  tunnelIdleTimeout: 0,
  maxTunnelDuration: 0,
  maxReplayBytes: 65_536,
  highWaterMark: 65_536,
};

/** Turns of the event loop after which all local traffic has arrived. */
const TURNS = 20;
/**
 * Longest wait in milliseconds: far longer than any wait needs, and shorter than the timeout of a test run.
 */
const PATIENCE = 60_000;

/** The events of a {@link Recorder}, in order. */
export interface Recorded {
  readonly requests: Stream[];
  readonly failures: { readonly failure: UpstreamFailure; readonly canReplay: boolean }[];
  readonly ends: StreamEnd[];
  readonly refused: { readonly status: number; readonly code: string }[];
}

/** A gateway under test: one server, one upstream, and a clock that the test controls. */
export interface Harness extends Recorded {
  readonly server: Server;
  readonly port: number;
  readonly upstream: Pool;
  readonly limits: EngineLimits;
  readonly connections: OpenConnections;
  /**
   * Overrides methods of the handler; by default it forwards, responds, and sends 503 after a
   * failure.
   */
  readonly handler: { -readonly [Name in keyof RequestHandler]: RequestHandler[Name] };
  /** Advances the clock and fires due timers. */
  pass(milliseconds: number): void;
  /** Opens a connection to the gateway. */
  client(): Client;
}

/** Creates the handler of HTTP/2 connections. */
type Http2Servers = (server: Server) => Http2Server;

/** Starts a gateway with an upstream that handles each connection with `upstream`. */
export async function start(
  context: TestContext,
  upstream: (socket: Socket, number: number) => void,
  limits: Partial<EngineLimits> = {},
  http2?: Http2Servers,
): Promise<Harness> {
  const listener = await listen(context, upstream);
  return startBefore(context, listener, limits, http2);
}

/** Starts a gateway with an upstream on the given port. */
export async function startBefore(
  context: TestContext,
  upstreamPort: number,
  changed: Partial<EngineLimits> = {},
  http2?: Http2Servers,
): Promise<Harness> {
  const limits = { ...LIMITS, ...changed };
  let time = 0;
  const clock = (): number => time;
  const thread = testThread(clock);
  const address = { host: "127.0.0.1", port: upstreamPort };
  const connections = new OpenConnections(limits.maxConnections, () => {});
  const upstream = createUpstream({ address, limits, thread, connections, adapter: ADAPTER });
  const recorded: Recorded = { requests: [], failures: [], ends: [], refused: [] };
  const handler = recordingHandler(recorded, upstream);
  const server = createServer({ limits, handler, thread, clock, adapter: ADAPTER });
  server.http2 = http2?.(server);
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(async () => {
    upstream.close();
    await server.close({ min: 0, max: 0 });
  });
  return {
    ...recorded,
    server,
    port,
    upstream,
    limits,
    connections,
    handler,
    pass: (milliseconds) => {
      time += milliseconds;
      thread.wheel.advance();
    },
    client: () => new Client(context, port),
  };
}

function recordingHandler(recorded: Recorded, upstream: Pool): RequestHandler {
  return {
    request: (stream) => {
      recorded.requests.push(stream);
      stream.forward({ upstream, timeout: 0 });
    },
    response: (stream) => stream.respond(),
    failed: (stream, failure, canReplay) => {
      recorded.failures.push({ failure, canReplay });
      stream.respondWith({ status: 503, headers: [], body: Buffer.from(failure.kind) });
    },
    finished: (_stream, end) => recorded.ends.push(end),
    refused: (_downstream, code) => recorded.refused.push({ status: ERRORS[code].status, code }),
  };
}

/** Listens on a free port of the loopback interface until the test ends. */
export async function listen(
  context: TestContext,
  handle: (socket: Socket, number: number) => void,
): Promise<number> {
  let count = 0;
  const sockets = new Set<Socket>();
  const server: NetServer = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    handle(socket, count++);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A client that sends and receives bytes. */
export class Client {
  readonly socket: Socket;
  received = "";
  ended = false;
  closed = false;
  readonly #waiting = new Set<() => void>();

  constructor(context: TestContext, port: number) {
    this.socket = connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
    this.socket.setEncoding("latin1");
    this.socket.on("data", (text: string) => this.#note(() => (this.received += text)));
    this.socket.on("end", () => this.#note(() => (this.ended = true)));
    this.socket.on("error", () => {});
    this.socket.on("close", () => this.#note(() => (this.closed = true)));
    context.after(() => this.socket.destroy());
  }

  send(text: string): this {
    this.socket.write(text, "latin1");
    return this;
  }

  /** Waits until the received bytes meet the condition; fails if the connection closes before. */
  async until(condition: (received: string) => boolean): Promise<string> {
    await this.#when(() => condition(this.received) || this.closed);
    if (condition(this.received)) return this.received;
    throw new Error(`connection closed after ${JSON.stringify(this.received)}`);
  }

  /** Waits until the received bytes contain the text. */
  contains(text: string): Promise<string> {
    return this.until((received) => received.includes(text));
  }

  /** Waits until the gateway closes its direction, or the connection. */
  async end(): Promise<string> {
    await this.#when(() => this.ended || this.closed);
    return this.received;
  }

  #note(change: () => void): void {
    change();
    for (const check of this.#waiting) check();
  }

  #when(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!condition()) return;
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }
}

/**
 * Waits until the condition is true, checked in every turn of the event loop. Throws after a
 * minute.
 */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`condition not met: ${String(condition)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Waits until traffic between local sockets has arrived. */
export async function turns(): Promise<void> {
  let left = TURNS;
  await until(() => left-- === 0);
}

/** Handles each complete request head that an upstream receives; `response` may write or end. */
export function onHead(response: (head: string, socket: Socket, count: number) => void) {
  return (socket: Socket): void => {
    let pending = "";
    let count = 0;
    socket.on("data", (bytes: Buffer) => {
      pending += bytes.toString("latin1");
      for (let end = pending.indexOf("\r\n\r\n"); end >= 0; end = pending.indexOf("\r\n\r\n")) {
        const head = pending.slice(0, end + 4);
        pending = pending.slice(end + 4);
        response(head, socket, count++);
      }
    });
  };
}

/** Makes a simple response with the status 200. */
export function ok(body: string, fields = ""): string {
  return `HTTP/1.1 200 OK\r\ndate: now\r\n${fields}content-length: ${body.length}\r\n\r\n${body}`;
}

/**
 * An upstream that responds after it has received a text with the given ending; `seen` collects what it
 * receives.
 */
export function respondAfter(ending: string, seen: string[], response = ok("x")) {
  return (socket: Socket): void => {
    let text = "";
    socket.on("data", (bytes: Buffer) => {
      text += bytes.toString("latin1");
      if (!text.endsWith(ending)) return;
      seen.push(text);
      text = "";
      socket.write(response);
    });
  };
}
