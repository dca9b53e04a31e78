import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import type { Worker } from "node:worker_threads";
import { freePort } from "@edge-gateway/testkit/free-port";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  ConfigurationError,
  createGateway,
  type EmbeddedGateway,
  type EmbeddingOptions,
  type GatewayConfig,
} from "./create-gateway.ts";

/** No servers of the process, and one worker. */
const OWN = { workerThreads: 1, adminAddr: "off", statsAddr: "off", readinessAddr: "off" } as const;

/** A gateway that responds with a text. */
function saying(body: string, port = 0): GatewayConfig {
  const routes = [{ policies: { directResponse: { status: 200, body } } }];
  return { config: OWN, gateways: { web: { port, routes } } };
}

async function start(
  context: TestContext,
  config: GatewayConfig,
  options?: EmbeddingOptions,
): Promise<EmbeddedGateway> {
  const gateway = await createGateway(config, options);
  context.after(() => gateway.close());
  return gateway;
}

async function textOf({ ports }: EmbeddedGateway, path = "/"): Promise<string> {
  return (await fetch(`http://127.0.0.1:${ports["web"]}${path}`)).text();
}

/** The findings of a refused configuration. */
async function refusal(refused: Promise<unknown>): Promise<ConfigurationError> {
  return refused.then(
    () => assert.fail("it was not refused"),
    (error: unknown) => {
      assert.ok(error instanceof ConfigurationError);
      return error;
    },
  );
}

test("a port of 0 is any free port, and two gateways of a process have their own", async (context) => {
  const [one, two] = await Promise.all([
    start(context, saying("one")),
    start(context, saying("two")),
  ]);
  assert.notEqual(one.ports["web"], two.ports["web"]);
  assert.deepEqual([await textOf(one), await textOf(two)], ["one", "two"]);
});

test("requests reach a server of the program, and variables are those that it gives", async (context) => {
  const server = await listen(createServer((request, response) => response.end(request.url)));
  context.after(() => server.close());
  const routes = [{ backends: [{ host: `127.0.0.1:${server.port}` }] }];
  const config = { ...saying(""), gateways: { web: { port: 0, routes } } };
  assert.equal(await textOf(await start(context, config), "/path"), "/path");
  const environment = { TEXT: "from a variable" };
  const named = await start(context, saying("${TEXT}"), { environment });
  assert.equal(await textOf(named), "from a variable");
});

test("reload replaces the configuration, keeps the ports chosen before, and chooses others", async (context) => {
  const gateway = await start(context, saying("one"));
  const port = gateway.ports["web"];
  const config = saying("two");
  await gateway.reload({
    ...config,
    gateways: { ...config.gateways, other: { port: 0, routes: [] } },
  });
  assert.equal(await textOf(gateway), "two");
  assert.equal(gateway.ports["web"], port);
  const other = await fetch(`http://127.0.0.1:${gateway.ports["other"]}/`);
  assert.equal(other.status, 404);
});

test("a gateway that comes back with port 0 gets a free port", async (context) => {
  const both = { ...saying("one"), gateways: { ...saying("one").gateways, two: { port: 0 } } };
  const gateway = await start(context, both);
  const before = gateway.ports["two"] ?? 0;
  await gateway.reload(saying("one"));
  const taken = await waitFor("a port that its gateway has left", () =>
    listen(createServer(), before),
  );
  context.after(() => taken.close());
  await gateway.reload(both);
  assert.notEqual(gateway.ports["two"], before);
  assert.equal((await fetch(`http://127.0.0.1:${gateway.ports["two"]}/`)).status, 404);
});

test("a refused configuration is an error with its findings, and the old one continues", async (context) => {
  const wrong = { ...saying("wrong"), backend: {} };
  const first = await refusal(createGateway(wrong));
  const finding = { path: "backend", severity: "error", message: "unknown field" } as const;
  assert.deepEqual(first.findings, [{ ...finding, suggestion: "backends" }]);
  assert.equal(first.message, "backend: unknown field (did you mean: backends)");
  const gateway = await start(context, saying("one"));
  const second = await refusal(gateway.reload(wrong));
  assert.deepEqual(second.findings, first.findings);
  await using taken = await listen(createServer());
  const third = await refusal(gateway.reload(saying("never", taken.port)));
  assert.match(third.message, /^port \d+: address already in use/);
  assert.equal(await textOf(gateway), "one");
  await gateway.reload(saying("two"));
  assert.equal(await textOf(gateway), "two");
});

test("a configuration of a wrong form is refused with findings", async () => {
  const missing = "gateways: is missing, and must not be empty";
  const wrong: readonly (readonly [unknown, string])[] = [
    [undefined, "must be a map"],
    [null, missing],
    [{ gateways: null }, missing],
    [{ gateways: [] }, "gateways: must be a map"],
    [{ gateways: { web: null } }, "gateways: must not be empty"],
  ];
  for (const [config, message] of wrong) {
    const refused = await refusal(Reflect.apply(createGateway, undefined, [config]));
    assert.equal(refused.message, message);
    assert.equal(refused.findings.length, 1);
  }
});

test("what only a process with a file can do is refused", async () => {
  const xds = { ...saying("never"), config: { ...OWN, xds: { address: "controller:443" } } };
  const { findings } = await refusal(createGateway(xds));
  assert.deepEqual(
    findings.map(({ path }) => path),
    ["config.xds.address"],
  );
});

test("a start that fails says why, and holds no port", async (context) => {
  await using taken = await listen(createServer());
  const config = { ...saying("one", taken.port), config: OWN };
  await assert.rejects(createGateway(config), /^Error: port \d+: address already in use/);
  const port = await freePort();
  const gateway = await start(context, saying("one", port));
  assert.equal(gateway.ports["web"], port);
});

test("the log goes to the program, line by line, and the end is told", async () => {
  const lines: string[] = [];
  const config = { ...saying("one"), config: { ...OWN, logging: { format: "json" } } } as const;
  const gateway = await createGateway(config, { log: (line) => lines.push(line) });
  await textOf(gateway);
  await gateway.close();
  assert.equal(await gateway.ended, undefined);
  const messages = lines.map((line) => (JSON.parse(line) as { message: string }).message);
  assert.ok(messages.includes("ready"), lines.join("\n"));
  assert.equal(messages.at(-1), "ended");
  await assert.rejects(textOf(gateway));
});

test("the admin server is where the configuration says, and shows that a program has the configuration", async (context) => {
  const config = { ...saying("one"), config: { ...OWN, adminAddr: "127.0.0.1:0" } };
  const { adminAddresses } = await start(context, config);
  assert.equal(adminAddresses.length, 1);
  const status = await fetch(`http://${adminAddresses[0]}/config/status`);
  assert.equal(((await status.json()) as { source: string }).source, "<program>");
});

test("port 0 of a gateway for datagrams is a free UDP port", async (context) => {
  const echo = createSocket("udp4");
  context.after(() => void echo.close());
  echo.on("message", (message, { port, address }) => echo.send(message, port, address));
  echo.bind(0, "127.0.0.1");
  await once(echo, "listening");
  const backends = [{ host: `127.0.0.1:${echo.address().port}` }];
  const gateway = await start(context, {
    config: OWN,
    gateways: { names: { port: 0, protocol: "UDP" } },
    udpRoutes: [{ gateways: ["names"], backends }],
  });
  const client = createSocket("udp4");
  context.after(() => void client.close());
  let received = "";
  client.on("message", (message) => (received = message.toString()));
  await waitFor("the echo", () => {
    client.send("hello", gateway.ports["names"] ?? 0, "127.0.0.1");
    return received === "hello";
  });
});

/**
 * Starts a gateway, and lets its worker fail.
 * @param reached what happens before
 */
async function failedGateway(
  config: GatewayConfig,
  reached?: Promise<void>,
): Promise<EmbeddedGateway> {
  const threads: Worker[] = [];
  const keep = (thread: Worker): number => threads.push(thread);
  process.on("worker", keep);
  const gateway = await createGateway(config);
  process.off("worker", keep);
  await reached;
  await threads.find(({ threadName }) => threadName === "serving")?.terminate();
  const { message } = (await gateway.ended) ?? {};
  assert.equal(message, "a worker ended with status 1");
  return gateway;
}

test("a gateway whose worker has failed refuses reloads, and can be closed", async () => {
  const gateway = await failedGateway(saying("one"));
  const refused = await refusal(gateway.reload(saying("two")));
  assert.equal(refused.message, "the gateway is shutting down");
  await gateway.close();
});

test("a gateway whose worker has failed leaves the Workload API", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "workload-api-"));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const opened = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const api = createHttp2Server();
  api.on("stream", (stream) => {
    stream.respond({ "content-type": "application/grpc" });
    stream.on("error", () => {});
    stream.on("close", left.resolve);
    stream.on("end", opened.resolve).resume();
  });
  api.listen(join(folder, "api.sock"));
  await once(api, "listening");
  context.after(() => void api.close());
  const spiffe = { endpoint: `unix://${join(folder, "api.sock")}` };
  await failedGateway({ ...saying("one"), config: { ...OWN, spiffe } }, opened.promise);
  await left.promise;
});
