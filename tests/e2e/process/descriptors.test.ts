import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * A process without free file descriptors refuses new connections, serves existing ones, and
 * recovers by itself.
 */

const LIMIT = 200;
const SILENT = 2 * LIMIT;
/** Milliseconds after which a new connection counts as refused, and in which a busy machine answers. */
const REFUSED = 1000;
const PATIENCE = 60_000;
const MEMORY = /^process_resident_memory_bytes /m;

const configOf = (body: string, upstream: number): string => `
config: {workerThreads: 2}
gateways: {web: {port: $PORT}}
routes:
- {name: direct, gateways: [web], matches: [{path: {value: /direct}}], policies: {directResponse: {status: 200, body: ${body}}}}
- {name: upstream, gateways: [web], backends: [{host: "127.0.0.1:${upstream}", policies: {http: {version: HTTP1}}}]}
`;

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
}

function ask(url: string, agent?: Agent, timeout = PATIENCE): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent: agent ?? false, timeout }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    sent.on("error", reject).on("timeout", () => sent.destroy());
  });
}

/** Opens client connections that send nothing. */
function connectSilent(port: number): Socket[] {
  return Array.from({ length: SILENT }, () => connect(port, "127.0.0.1").on("error", () => {}));
}

test("out of file descriptors: new connections are refused, existing ones are served, and later all works as before", async () => {
  const sockets = new Set<Socket>();
  await using upstream = await listen(
    createServer((socket) => sockets.add(socket.on("error", () => {}).resume())),
  );
  await using gateway = await Gateway.start({
    config: configOf("one", upstream.port),
    maxDescriptors: LIMIT,
  });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const keptStats = new Agent({ keepAlive: true, maxSockets: 1 });
  const direct = `${gateway.url}/direct`;
  const metrics = `http://127.0.0.1:${gateway.statsPort}/metrics`;
  assert.deepEqual(await ask(direct, kept), { status: 200, body: "one" });
  assert.match((await ask(metrics, keptStats)).body, MEMORY);

  const silent = connectSilent(gateway.port);
  const open = (): number => readdirSync(`/proc/${gateway.pid}/fd`).length;
  await waitFor("no descriptor left", () => {
    for (const socket of silent)
      if (socket.writable) socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    return open() >= LIMIT;
  });
  assert.deepEqual(await ask(direct, kept), { status: 200, body: "one" });
  await waitFor("metrics without the memory, which cannot be read", async () => {
    const { status, body } = await ask(metrics, keptStats);
    assert.equal(status, 200);
    return !MEMORY.test(body);
  });
  await waitFor("a connection that is refused", () =>
    ask(direct, undefined, REFUSED).then(
      () => false,
      () => true,
    ),
  );
  await gateway.reconfigure(configOf("two", upstream.port));
  process.kill(gateway.pid, "SIGHUP");
  await waitFor("the refusal of the change", () => /configuration refused/.test(gateway.output));
  assert.deepEqual(await ask(direct, kept), { status: 200, body: "one" });

  for (const socket of [...silent, ...sockets]) socket.destroy();
  const after = await waitFor("the change", async () => {
    const answer = await ask(direct, undefined, REFUSED);
    return answer.body === "two" && answer;
  });
  assert.equal(after.status, 200);
  assert.match((await ask(metrics)).body, MEMORY);
  assert.equal(gateway.exitStatus, null);
  kept.destroy();
  keptStats.destroy();
});

test("silent clients leave some descriptors: metrics are read and a change is applied while they stay", async () => {
  await using gateway = await Gateway.start({
    config: configOf("one", 1),
    maxDescriptors: LIMIT,
  });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const direct = `${gateway.url}/direct`;
  assert.deepEqual(await ask(direct, kept), { status: 200, body: "one" });
  const silent = connectSilent(gateway.port);
  await waitFor("a connection that is turned away", () => silent.some(({ closed }) => closed));
  await waitFor("a connection that is refused", () =>
    ask(direct, undefined, REFUSED).then(
      () => false,
      () => true,
    ),
  );
  assert.match((await ask(`http://127.0.0.1:${gateway.statsPort}/metrics`)).body, MEMORY);
  await gateway.reconfigure(configOf("two", 1));
  await waitFor("the change", async () => (await ask(direct, kept)).body === "two");
  await waitFor("the log", () => /connections were refused/.test(gateway.output));
  for (const socket of silent) socket.destroy();
  await waitFor(
    "a new connection",
    async () => (await ask(direct, undefined, REFUSED)).body === "two",
  );
  kept.destroy();
});
