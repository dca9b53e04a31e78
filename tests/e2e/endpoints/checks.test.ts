import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import grpc from "@grpc/grpc-js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { answersOf, counted, startUpstreams, type TestUpstream } from "./upstreams.ts";

/** Health checks of endpoints by HTTP, gRPC and TCP, and how the admin server shows endpoints. */

let upstreams: readonly TestUpstream[];
let health: HealthServer;
let gateway: Gateway;

before(async () => {
  upstreams = await startUpstreams(2);
  health = await HealthServer.start();
  gateway = await Gateway.start({
    config: configuration(),
    environment: { WORKER_THREADS: "2" },
  });
});

beforeEach(async () => {
  for (const upstream of upstreams) {
    upstream.behaviour = "answers";
    await upstream.revive();
  }
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const upstream of upstreams) await upstream.kill();
  health.stop();
});

const CHECK = "interval: 100ms, timeout: 5s, failures: 2, successes: 2";

function configuration(): string {
  const [a = 0, b = 0] = upstreams.map(({ port }) => port);
  const route = (name: string): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        backends: [{ backend: ${name} }]`;
  const backend = (name: string, ports: readonly number[], policy: string): string => `
  ${name}:
    static:
      endpoints: [${ports.map((port) => `{ host: 127.0.0.1, port: ${port} }`).join(", ")}]
    policies: { health: { ${policy} } }`;
  return `
gateways:
  web:
    port: \${PORT}
    routes:${["http", "tcp", "grpc"].map(route).join("")}
backends:${backend("http", [a, b], `check: { path: /ready, ${CHECK} }`)}${backend(
    "tcp",
    [a, b],
    `check: { type: TCP, ${CHECK} }, slowStart: 10s`,
  )}${backend("grpc", [health.port, b], `check: { type: GRPC, service: app, ${CHECK} }`)}
`;
}

interface Shown {
  readonly backend: string;
  readonly endpoint: string;
  readonly failsChecks: boolean;
  readonly requests: number;
}

async function shown(backend: string, port: number): Promise<Shown | undefined> {
  const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/endpoints`);
  const { endpoints } = (await response.json()) as { readonly endpoints: readonly Shown[] };
  return endpoints.find(
    (each) => each.backend === backend && each.endpoint === `127.0.0.1:${port}`,
  );
}

function untilFails(backend: string, port: number, fails: boolean): Promise<unknown> {
  return waitFor(`checks of ${backend}`, async () => {
    const found = await shown(backend, port);
    return found?.failsChecks === fails;
  });
}

test("an endpoint that does not respond as expected to its checks gets no requests", async () => {
  const [first] = upstreams;
  assert.ok(first);
  first.behaviour = "fails";
  await untilFails("http", first.port, true);
  assert.ok(first.paths.includes("/ready"));
  assert.deepEqual([...counted(await answersOf(`${gateway.url}/http`, 20)).keys()], ["200 e1"]);
  first.behaviour = "answers";
  await untilFails("http", first.port, false);
  const keys = [...counted(await answersOf(`${gateway.url}/http`, 40)).keys()];
  assert.deepEqual(keys.toSorted(), ["200 e0", "200 e1"]);
});

test("an endpoint that takes no connections fails its checks", async () => {
  const [, second] = upstreams;
  assert.ok(second);
  await second.kill();
  await untilFails("tcp", second.port, true);
  assert.deepEqual([...counted(await answersOf(`${gateway.url}/tcp`, 20)).keys()], ["200 e0"]);
  await second.revive();
  await untilFails("tcp", second.port, false);
});

test("the health service of gRPC says whether an endpoint works", async () => {
  const [, second] = upstreams;
  assert.ok(second);
  await untilFails("grpc", second.port, true);
  await untilFails("grpc", health.port, false);
  assert.equal(health.services.at(-1), "app");
  health.isServing = false;
  await untilFails("grpc", health.port, true);
  health.isServing = true;
  await untilFails("grpc", health.port, false);
});

test("one worker checks for all", async () => {
  const [first] = upstreams;
  assert.ok(first);
  const seen = first.paths.length;
  const begun = performance.now();
  await waitFor("more checks", () => first.paths.length >= seen + 10);
  const most = (performance.now() - begun) / 100;
  assert.ok(first.paths.length - seen <= most + 3, `${first.paths.length - seen} of ${most}`);
});

test("metrics count what endpoints get", async () => {
  const [first] = upstreams;
  await answersOf(`${gateway.url}/http`, 10);
  const response = await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`);
  const text = await response.text();
  const endpoint = `{backend="http",endpoint="127.0.0.1:${first?.port}"}`;
  for (const metric of ["requests_total", "requests_active", "unhealthy_workers"])
    assert.ok(text.includes(`edge_gateway_endpoint_${metric}${endpoint} `), metric);
});

/** A server of the gRPC service `grpc.health.v1.Health`. */
class HealthServer {
  isServing = true;
  /** The services whose health was requested. */
  readonly services: string[] = [];
  port = 0;
  readonly #server = new grpc.Server();

  static async start(): Promise<HealthServer> {
    const health = new HealthServer();
    health.#server.addService(
      {
        check: {
          path: "/grpc.health.v1.Health/Check",
          requestStream: false,
          responseStream: false,
          requestSerialize: (bytes: Buffer) => bytes,
          requestDeserialize: (bytes: Buffer) => bytes,
          responseSerialize: (bytes: Buffer) => bytes,
          responseDeserialize: (bytes: Buffer) => bytes,
        },
      },
      {
        check: (
          { request }: grpc.ServerUnaryCall<Buffer, Buffer>,
          respond: grpc.sendUnaryData<Buffer>,
        ) => {
          // Field 1, bytes: the name of the service.
          health.services.push(request.subarray(2).toString());
          respond(null, Buffer.from([0x08, health.isServing ? 1 : 2]));
        },
      },
    );
    health.port = await new Promise((resolve, reject) => {
      health.#server.bindAsync(
        "127.0.0.1:0",
        grpc.ServerCredentials.createInsecure(),
        (error, port) => (error === null ? resolve(port) : reject(error)),
      );
    });
    return health;
  }

  stop(): void {
    this.#server.forceShutdown();
  }
}
