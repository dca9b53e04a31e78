import { readdirSync } from "node:fs";
import { connect, createServer as createNetServer } from "node:net";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import { ClientSessions, createServer } from "@edge-gateway/http";
import type { EngineLimits, Http2Limits, Server } from "@edge-gateway/http";
import { ADAPTER, testThread } from "@edge-gateway/http/testing";
import { createAccessLog } from "@edge-gateway/gateway/observe/access-log";
import { GatewayMetrics } from "@edge-gateway/gateway/observe/metrics";
import { Observer } from "@edge-gateway/gateway/observe/observer";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/log/product-log";
import { RequestMetrics } from "@edge-gateway/gateway/observe/request-metrics";
import { Gateway } from "@edge-gateway/gateway/pipeline/gateway";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { sensitiveNamesOf } from "@edge-gateway/translate/ir/credentials";
import { compileSnapshot } from "@edge-gateway/snapshot/compile/compile-snapshot";
import { inSlices } from "@edge-gateway/snapshot/compile/in-slices";
import { UpstreamRegistry } from "@edge-gateway/gateway/endpoints/upstream-registry";
import { nameCacheOf } from "@edge-gateway/gateway/upstream/name-source";
import { loadStandalone } from "@edge-gateway/translate";

/** Milliseconds by which the test advances the clock; the last one ends every exchange. */
export const LIMITS: EngineLimits = {
  maxHeadBytes: 4096,
  maxHeaders: 20,
  maxTargetBytes: 1000,
  keepsNameCase: false,
  headTimeout: 1000,
  idleTimeout: 3000,
  halfClosedTimeout: 0,
  bodyIdleTimeout: 2000,
  connectTimeout: 500,
  poolIdleTimeout: 10_000,
  poolMaxIdle: 8,
  maxConnections: 1024,
  maxUpstreamStreams: 1024,
  highWaterMark: 16_384,
  maxConnectionDuration: 0,
  maxReplayBytes: 65_536,
  tunnelIdleTimeout: 0,
  maxTunnelDuration: 0,
};
const HTTP2_LIMITS: Http2Limits = {
  maxListBytes: 4096,
  maxStreams: 100,
  frameBytes: 16_384,
  windowBytes: undefined,
  connectionWindowBytes: 65_535,
  keepaliveInterval: 0,
  keepaliveTimeout: 500,
};
/** The route's own timeout: longer than the limit for a pause in a body. */
const REQUEST_TIMEOUT = "2500ms";
/** A header that a policy of the route adds to each upstream request, by its lower-case name. */
const INJECTED = { authorization: "Bearer injected", "x-edge": "1" } as const;

/** A whole gateway in this process: real sockets, real routes and log, a clock that the test moves. */
export interface TestGateway {
  readonly port: number;
  readonly server: Server;
  /** The lines of the access log. */
  readonly log: string[];
  /** Advances the clock and fires timers that are due. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

/** Starts a gateway with an upstream on that port, which speaks that version. */
export async function startGateway(
  upstreamPort: number,
  version: "HTTP1" | "HTTP2" = "HTTP1",
): Promise<TestGateway> {
  let time = 0;
  const thread = testThread(() => time);
  const { ir, diagnostics } = loadStandalone({
    file: "fuzz.yaml",
    text: configuration(upstreamPort, version),
    environment: {},
    readFile: () => {
      throw new Error("no files here");
    },
  });
  if (ir === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const upstreams = new UpstreamRegistry({
    limits: LIMITS,
    thread,
    adapter: ADAPTER,
    names: nameCacheOf(ir.settings.dns, silentLogger),
    connected: () => {},
    refused: () => {},
  });
  const ambient = new TestContext();
  const { snapshot } = await inSlices(
    compileSnapshot(ir, 1, { services: ambient.services, ambient, upstreams }),
  );
  const [bind] = snapshot.binds.values();
  if (bind === undefined) throw new Error("the configuration has no bind");
  const log: string[] = [];
  const output = {
    format: "json",
    write: (line: string) => log.push(line),
    wallClock: () => time,
  } as const;
  const productLog = new ProductLog(output, parseLevels("info"));
  const redaction = new Redaction(sensitiveNamesOf(ir));
  const observer = new Observer({
    claimTrace: () => undefined,
    metrics: new RequestMetrics(new GatewayMetrics(10), bind.key),
    accessLog: createAccessLog(productLog.logger("request"), () => redaction),
    redaction: () => redaction,
    log: silentLogger,
  });
  const handler = new Gateway(bind, { observer });
  const server = createServer({
    limits: LIMITS,
    handler,
    thread,
    adapter: ADAPTER,
    clock: () => time,
  });
  server.http2 = new ClientSessions(server, HTTP2_LIMITS);
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  return {
    port,
    server,
    log,
    pass(milliseconds) {
      time += milliseconds;
      thread.wheel.advance();
    },
    async close() {
      snapshot.close();
      upstreams.close();
      await server.close({ min: 0, max: 0 });
    },
  };
}

function configuration(upstreamPort: number, version: string): string {
  const set = Object.entries(INJECTED).map(
    ([name, value]) => `{ name: ${name}, value: "${value}" }`,
  );
  return `gateways:
  fuzz:
    port: 1
    routes:
      - policies:
          timeouts: { request: ${REQUEST_TIMEOUT} }
          headerModifiers: { request: { set: [${set.join(", ")}] } }
        backends:
          - host: "127.0.0.1:${upstreamPort}"
            policies: { http: { version: ${version} } }
`;
}

/** Listens on a free port; calls `handle` with each connection. */
export async function listen(
  handle: (socket: Socket) => void,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: NetServer = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("end", () => socket.end());
    handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A client that keeps what it receives, as latin1 text. */
export class Client {
  readonly socket: Socket;
  received = "";
  /** Whether the gateway has ended its direction without an error. */
  ended = false;
  closed = false;

  constructor(port: number) {
    this.socket = connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
    this.socket.setEncoding("latin1");
    this.socket.on("data", (text: string) => (this.received += text));
    this.socket.on("end", () => {
      this.ended = true;
      this.socket.end();
    });
    this.socket.on("error", () => {});
    this.socket.on("close", () => (this.closed = true));
  }
}

/** Turns of the event loop after which no more bytes are in transit between local sockets. */
const TURNS = 30;

/** Waits until bytes in transit have arrived. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits, turn by turn, until the condition holds; false if it does not within this many turns. */
export async function until(condition: () => boolean, turns: number): Promise<boolean> {
  for (let turn = 0; turn < turns && !condition(); turn++) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  return condition();
}

/** Open files and sockets of this process. */
export function descriptors(): number {
  return readdirSync("/proc/self/fd").length;
}
