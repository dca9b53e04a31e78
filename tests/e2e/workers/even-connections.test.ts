import assert from "node:assert/strict";
import { once } from "node:events";
import {
  type ClientHttp2Session,
  type ServerHttp2Session,
  connect,
  createServer,
} from "node:http2";
import { test } from "node:test";
import { Client, type ServiceError, credentials } from "@grpc/grpc-js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * Long-lived connections of HTTP/2, as clients of node:http2 and of grpc-js make them, over two workers. Each worker has
 * connections of its own to the upstream, so that the upstream's view of a request tells the worker.
 */

const CLIENTS = 16;
/** More of them at one worker than at the other are moved. */
const MOST_DIFFERENCE = 4;

interface LongClient {
  /** Sends a request over the client's connection; returns the worker that has it. */
  worker(): Promise<string>;
  close(): void;
}

/** Keeps a session and makes another one when it is told to go away, as clients do. */
function http2Client(url: string): LongClient {
  let session: ClientHttp2Session | undefined;
  const open = (): ClientHttp2Session => {
    const fresh = connect(url);
    fresh.on("goaway", () => (session = undefined)).on("error", () => (session = undefined));
    return (session = fresh);
  };
  return {
    async worker() {
      const stream = (session ?? open()).request({ ":path": "/long" });
      const [headers] = await once(stream.resume(), "response");
      const worker: unknown = Object(headers)["x-worker"];
      assert.ok(typeof worker === "string");
      return worker;
    },
    close: () => session?.destroy(),
  };
}

function grpcClient(url: string): LongClient {
  const client = new Client(new URL(url).host, credentials.createInsecure(), {
    "grpc.use_local_subchannel_pool": 1,
  });
  const same = (bytes: Buffer): Buffer => bytes;
  return {
    worker() {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const done = (error: ServiceError | null): void => {
        if (error?.metadata.get("x-worker").length !== 1) reject(error ?? new Error("no worker"));
        else resolve(String(error.metadata.get("x-worker")[0]));
      };
      client.makeUnaryRequest("/test.Long/Call", same, same, Buffer.alloc(0), done);
      return promise;
    },
    close: () => client.close(),
  };
}

const CASES = [
  { adapter: "Net", kind: "HTTP/2", make: http2Client },
  { adapter: "Fast", kind: "gRPC", make: grpcClient },
];

async function start(adapter: string, frontend: string) {
  const parts = new AsyncDisposableStack();
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer().on("session", (session) => sessions.add(session));
  server.on("stream", (stream) => {
    // For gRPC a status alone ends a call, and brings the name of the worker as its metadata.
    const worker = String(stream.session?.socket.remotePort);
    const fields = { "content-type": "application/grpc", "grpc-status": "2", "x-worker": worker };
    stream.respond(fields, { endStream: true });
  });
  const upstream = parts.use(await listen(server));
  parts.defer(() => sessions.forEach((session) => session.destroy()));
  const gateway = parts.use(
    await Gateway.start({
      config: `
config: { workerThreads: 2, socketAdapter: ${adapter} }
gateways:
  web:
    port: \${PORT}
    frontend: { http: ${frontend} }
    routes:
      - backends: [{ host: "127.0.0.1:${upstream.port}" }]
`,
    }),
  );
  return { parts, gateway };
}

/** The number of clients at each worker; one after the other, so that each worker needs one connection upstream. */
async function spreadOf(clients: readonly LongClient[]): Promise<number[]> {
  const counts = new Map<string, number>();
  for (const client of clients) {
    const worker = await client.worker();
    counts.set(worker, (counts.get(worker) ?? 0) + 1);
  }
  return [...counts.values()].toSorted((a, b) => b - a);
}

/** Clients that are all at one worker: those that reach another one are closed. */
async function uneven(make: () => LongClient): Promise<LongClient[]> {
  const clients: LongClient[] = [];
  let first: string | undefined;
  while (clients.length < CLIENTS) {
    const client = make();
    const worker = await client.worker();
    first ??= worker;
    if (worker === first) clients.push(client);
    else client.close();
  }
  return clients;
}

for (const { adapter, kind, make } of CASES)
  test(`with ${adapter}, connections of ${kind} at one worker are evened out where they have a duration`, async () => {
    const { parts, gateway } = await start(adapter, "{ maxConnectionDuration: 1h }");
    await using _ = parts;
    const clients = await uneven(() => make(gateway.url));
    parts.defer(() => clients.forEach((client) => client.close()));
    const spread = await waitFor("an even spread", async () => {
      const [most = 0, fewest = 0] = await spreadOf(clients);
      return most - fewest <= MOST_DIFFERENCE && most + fewest;
    });
    assert.equal(spread, CLIENTS);
  });
