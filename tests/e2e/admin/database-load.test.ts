import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FaultProxy, NO_FAULT } from "@edge-gateway/testkit/servers/fault-proxy";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { MovingAddress } from "@edge-gateway/testkit/moving-address";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { SmallDisk } from "@edge-gateway/testkit/small-disk";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer } from "../llm/vendors.ts";
import { CheckedClient } from "./admin-client.ts";
import { traffic } from "./traffic.ts";

/**
 * Calls of models that are counted and logged, while the database has no space left, is slow, or another server takes its place:
 * every call is served, changes are refused with 503, and nothing grows without a bound.
 */

const MEBI = 1_048_576;
const DISK = 128 * MEBI;
/** Bytes that may wait for the log, and all that the gateway may need. */
const QUEUE = 262_144;
const MEMORY = 512 * MEBI;
const WORKERS = 2;
/** Too much for the space that pages of the database still have, although they are compressed. */
const LARGE = Array.from({ length: 100 }, (_, index) =>
  route(`more${index}`, randomBytes(3000).toString("base64")),
).join("");

const BASELINE = `config:
  workerThreads: ${WORKERS}
  storage: { mode: database }
  database: { $KIND: "\${DATABASE}", key: "${"6".repeat(64)}" }
  requestLog: { file: "\${LOG}", maxQueueSize: 256Ki }
gateways:
  web:
    port: \${PORT}
    routes:
      - policies: { apiKeyAuthentication: { runtimeKeys: {} } }
        backends: [{ backend: openai }]
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: $VENDOR } } }
`;

let folder: string;
let vendor: ModelServer;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "database-full-"));
  vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
});

after(async () => {
  await vendor?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A gateway with calls that never stop, and a budget that lets them pass without the database. */
async function startCalled(kind: "url" | "file", database: string) {
  const environment = {
    ...{ DATABASE: database, LOG: join(folder, "requests.db") },
    VENDOR: String(vendor.port),
  };
  const gateway = await Gateway.start({ config: BASELINE.replace("$KIND", kind), environment });
  const client = new CheckedClient(gateway);
  const order = { tokens: 1_000_000_000, whenUnavailable: "Allow" };
  await created(gateway, "/llm/budgets", { name: "ann", scope: "User", subject: "ann", ...order });
  const { key } = await created<{ key: string }>(gateway, "/llm/keys", {
    name: "ann",
    user: "ann",
  });
  const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
  const messages = [{ role: "user", content: "Hi" }];
  const body = JSON.stringify({ model: "gpt-5", max_tokens: 10, messages });
  const ask = async (): Promise<void> => {
    const url = `${gateway.url}/v1/chat/completions`;
    const response = await fetch(url, { method: "POST", headers, body });
    const text = await response.text();
    assert.equal(response.status, 200, text);
  };
  /** Calls before every worker knows the key: they are in the log, too. */
  let refused = 0;
  await waitFor("key", () =>
    ask().then(
      () => true,
      () => {
        refused += 1;
        return false;
      },
    ),
  );
  const { result, end } = traffic(ask);
  return {
    ...{ gateway, client, result, refused },
    /** Ends the calls, all of which must have been served. */
    async end() {
      await end();
      assert.deepEqual(result.failed, []);
      const usage = (await readFile(`/proc/${gateway.pid}/status`)).toString();
      return 1024 * Number(/VmRSS:\s+(\d+)/.exec(usage)?.[1]);
    },
    async [Symbol.asyncDispose]() {
      await end();
      await gateway[Symbol.asyncDispose]();
    },
  };
}

async function created<Answer>({ adminPort }: Gateway, path: string, order: object) {
  const url = `http://127.0.0.1:${adminPort}${path}`;
  const response = await fetch(url, { method: "POST", body: JSON.stringify(order) });
  const text = await response.text();
  assert.ok(response.ok, text);
  const answer: Answer = JSON.parse(text);
  return answer;
}

function route(name: string, body: string): string {
  return `  - name: ${name}
    gateways: [web]
    matches: [{ path: { value: /${name} } }]
    policies: { directResponse: { status: 200, body: "${body}" } }
`;
}

/** Sets the objects of the database; returns the problem if that is refused. */
async function set(client: CheckedClient, body: string, more = "") {
  const { version = "" } = await client.call("getConfigSource");
  const files = [{ name: "<database>", text: `routes:\n${route("shop", body)}${more}` }];
  const order = { body: { files }, version };
  return client.call("applyConfig", order).then(
    () => undefined,
    () => client.refusal("applyConfig", order),
  );
}

async function shop({ url }: Gateway): Promise<string> {
  return (await fetch(`${url}/shop`)).text();
}

type Called = Awaited<ReturnType<typeof startCalled>>;

/** While there is no space: changes are refused, and the log says why it does not write. */
async function refusedWhileFull({ client, gateway, result }: Called): Promise<void> {
  const before = result.served;
  const refused = await set(client, "lost", LARGE);
  assert.equal(refused?.status, 503, JSON.stringify(refused));
  await waitFor("problem of the log", async () => {
    const { problem, waiting } = (await client.call("getRequestLog")).value;
    assert.ok(waiting <= QUEUE);
    return problem;
  });
  await waitFor("calls", () => result.served > before + 100);
  assert.equal(await shop(gateway), "open");
}

/** Afterwards: changes are accepted, and every call is in the log or counted as dropped. */
async function goesOn(called: Called, calls: () => number): Promise<void> {
  const { client, gateway } = called;
  await waitFor("change", async () => (await set(client, "back")) === undefined);
  assert.equal(await shop(gateway), "back");
  const memory = await called.end();
  assert.ok(memory < MEMORY, `${memory}`);
  await waitFor("log", async () => {
    const { written, dropped, problem } = (await client.call("getRequestLog")).value;
    const logged = written + dropped - called.refused;
    assert.deepEqual({ problem, logged }, { problem: undefined, logged: calls() });
    return true;
  });
}

test("a full disk of PostgreSQL", async (t) => {
  using disk = SmallDisk.mount(DISK);
  if (disk === undefined) return t.skip("platform: this machine mounts no file systems");
  await using server = await Postgres.start(disk.folder);
  const first = vendor.seen.length;
  await using called = await startCalled("url", server.url());
  assert.equal(await set(called.client, "open"), undefined);
  disk.fill();
  await refusedWhileFull(called);
  disk.free();
  // Without space for its own log, the server may have ended.
  if (server.hasEnded) await server.restart();
  await goesOn(called, () => vendor.seen.length - first);
});

test("a full disk of SQLite", async () => {
  const file = join(folder, "gateway.db");
  const first = vendor.seen.length;
  await using called = await startCalled("file", file);
  const { client, gateway } = called;
  assert.equal(await set(client, "open"), undefined);
  const limit = (size: string) =>
    spawnSync("prlimit", ["--pid", String(gateway.pid), `--fsize=${size}:unlimited`]);
  assert.equal(limit(String((await stat(file)).size)).status, 0);
  await refusedWhileFull(called);
  assert.equal(limit("unlimited").status, 0);
  await goesOn(called, () => vendor.seen.length - first);
});

test("a database that is slow, answers nonsense, or does not answer", async () => {
  await using server = await Postgres.start();
  await using proxy = await FaultProxy.start(server.socket);
  const first = vendor.seen.length;
  const url = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
  await using called = await startCalled("url", url);
  const { client, gateway, result } = called;
  assert.equal(await set(client, "open"), undefined);
  for (const kind of ["delay", "drip", "garbage", "stall"] as const) {
    const before = result.served;
    proxy.use({ kind, after: 0, seed: 1 });
    await waitFor("calls", () => result.served > before + 200);
    assert.equal(await shop(gateway), "open");
    proxy.use(NO_FAULT);
    proxy.kill();
  }
  await goesOn(called, () => vendor.seen.length - first);
});

test("a standby takes the place of the primary server", async () => {
  await using primary = await Postgres.start();
  await using address = await MovingAddress.start(primary.socket);
  const url = `postgres://postgres@127.0.0.1:${address.port}/postgres`;
  const first = vendor.seen.length;
  await using called = await startCalled("url", url);
  const { client, gateway, result } = called;
  assert.equal(await set(client, "open"), undefined);
  await using standby = await primary.standby();
  await waitFor("standby", () => standby.query("select revision from edge_head") === "1");
  // Nothing that the standby does not have is written any more.
  primary.execute("alter system set default_transaction_read_only = on");
  primary.execute("select pg_reload_conf()");
  await waitFor("refusal", async () => (await set(client, "lost"))?.status === 503);
  const before = result.served;
  await waitFor("calls", () => result.served > before + 100);
  standby.promote();
  address.moveTo(standby.socket);
  await goesOn(called, () => vendor.seen.length - first);
  const { versions } = (await client.call("getConfigVersions")).value;
  assert.deepEqual(
    versions.map(({ id }) => id),
    ["2", "1"],
  );
  assert.equal(await shop(gateway), "back");
});
