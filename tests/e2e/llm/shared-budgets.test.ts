import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { ModelServer } from "@edge-gateway/testkit/model-server";
import { Postgres } from "@edge-gateway/testkit/postgres";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer } from "./vendors.ts";

/** Three gateways that share keys and budgets in a PostgreSQL database. */

const REPLICAS = 3;
const CLIENTS = Number(process.env["BUDGET_CLIENTS"] ?? "200");
/** Milliseconds within which every replica knows a key: a second, and more on a busy machine. */
const SOON = 3000;
const MOST_OUTPUT = 40;
const NOTHING: Promise<void> = Promise.resolve();

/** Requests and tokens of shared limits for each hour. */
const REQUESTS = 60;
const TOKENS = 3000;
const HOUR = 3_600_000;

const CONFIG = `config:
  storage: { mode: database }
  database: { url: "\${DATABASE_URL}", cacheFile: "\${COPY}" }
  session: { key: "${"6".repeat(64)}" }
gateways:
  web:
    port: \${PORT}
    routes:
      - matches: [{ path: { value: /hello } }]
        policies:
          rateLimit:
            local: [{ requests: ${REQUESTS}, unit: Hours, scope: Shared, key: 'request.headers["x-user"]' }]
          directResponse: { status: 200 }
      - matches: [{ path: { value: /limited } }]
        policies:
          rateLimit: { local: [{ tokens: ${TOKENS}, unit: Hours, scope: Shared, reservation: {} }] }
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: openai }]
      - policies: { apiKeyAuthentication: { runtimeKeys: {} } }
        backends: [{ backend: openai }]
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: $VENDOR } } }
`;

let folder: string;
let database: Postgres;
let vendor: ModelServer;
let gateways: Gateway[];
/** The tokens that the vendor has reported, by the name of the user that called. */
const reported = new Map<string, number>();

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "shared-budgets-"));
  database = await Postgres.start();
  vendor = await ModelServer.start();
  const random = seededRandom(1);
  vendor.answer = async ({ body }) => {
    const user = String(body["user"]);
    const usage = {
      prompt_tokens: 1 + Math.floor(random() * 9),
      completion_tokens: 1 + Math.floor(random() * (MOST_OUTPUT - 1)),
    };
    await setTimeout(random() * 20);
    const total = usage.prompt_tokens + usage.completion_tokens;
    reported.set(user, (reported.get(user) ?? 0) + total);
    return { json: { ...Object(openaiAnswer.json), usage: { ...usage, total_tokens: total } } };
  };
  gateways = await Promise.all(Array.from({ length: REPLICAS }, (_, index) => start(index)));
});

after(async () => {
  await Promise.all((gateways ?? []).map((gateway) => gateway[Symbol.asyncDispose]()));
  await vendor?.close();
  await database?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

function start(index: number): Promise<Gateway> {
  const environment = {
    DATABASE_URL: database.url(),
    COPY: join(folder, `copy-${index}`),
    VENDOR: String(vendor.port),
    WORKER_THREADS: "2",
  };
  return Gateway.start({ config: CONFIG, environment });
}

/** Ends a replica as if it had crashed, and starts it again. */
async function crash(index: number): Promise<void> {
  const gateway = gatewayAt(index);
  process.kill(gateway.pid, "SIGKILL");
  await waitFor("end of the replica", () => gateway.hasEnded);
  await gateway[Symbol.asyncDispose]();
  gateways[index] = await start(index);
}

function gatewayAt(index: number): Gateway {
  return gateways[index % REPLICAS] ?? assert.fail(`no gateway ${index}`);
}

async function admin<Answer>(index: number, path: string, order?: object): Promise<Answer> {
  const url = `http://127.0.0.1:${gatewayAt(index).adminPort}${path}`;
  const method = order === undefined ? "GET" : "POST";
  const body = order === undefined ? null : JSON.stringify(order);
  const response = await fetch(url, { method, body });
  const text = await response.text();
  assert.ok(response.ok, `${response.status} ${text}`);
  return JSON.parse(text);
}

interface Made {
  readonly id: string;
  readonly key: string;
}

function make(index: number, user: string, more: object = {}): Promise<Made> {
  return admin(index, "/llm/keys", { name: user, user, ...more });
}

async function ask(index: number, key: string, user: string, path = ""): Promise<number> {
  const messages = [{ role: "user", content: "Hi, what is the time of the day, please?" }];
  const response = await fetch(`${gatewayAt(index).url}${path}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model: "gpt-5", user, max_tokens: MOST_OUTPUT, messages }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function spent(index: number, name: string): Promise<number> {
  const { budgets } = await admin<{ budgets: { name: string; spent: number }[] }>(
    index,
    "/llm/budgets",
  );
  return budgets.find((each) => each.name === name)?.spent ?? -1;
}

/** Resolves when every replica counts what the vendor has reported. */
async function countedEverywhere(name: string, user: string): Promise<void> {
  for (let index = 0; index < REPLICAS; index++)
    await waitFor(
      `count of ${name} at ${index}`,
      async () => (await spent(index, name)) === reported.get(user),
    );
}

test("a key made at one replica is soon valid at all of them, and so is its end", async () => {
  const { id, key } = await make(0, "ann");
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("key", async () => (await ask(index, key, "ann")) === 200, SOON);
  await admin(1, `/llm/keys/remove?id=${id}`, {});
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("end of the key", async () => (await ask(index, key, "ann")) === 401, SOON);
});

test("a key that was accepted is not lost when its replica is killed", async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => make(2, "bob")));
  await crash(2);
  for (const { key } of made) assert.equal(await ask(2, key, "bob"), 200);
});

/** Clients call until the budget is spent; returns how many calls were accepted. */
async function exhaust(
  key: string,
  user: string,
  disturb: (calls: number) => Promise<void>,
): Promise<number> {
  let calls = 0;
  const disturbances: Promise<void>[] = [];
  const client = async (number: number): Promise<void> => {
    for (let refused = 0, turn = number; refused < 3; turn++) {
      const status = await ask(turn, key, user).catch(() => 0);
      if (status === 200) disturbances.push(disturb(++calls));
      else if (status === 429) refused++;
      else await setTimeout(20);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await Promise.all(disturbances);
  return calls;
}

test("many clients over all replicas spend no more than the budget, although the database crashes", async () => {
  const limit = 20_000;
  await admin(0, "/llm/budgets", {
    name: "carols",
    scope: "User",
    subject: "carol",
    tokens: limit,
  });
  const { key } = await make(1, "carol");
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("key", async () => (await ask(index, key, "carol")) === 200);
  const calls = await exhaust(key, "carol", (count) =>
    count === 100 ? database.kill().then(() => database.restart()) : NOTHING,
  );
  await waitFor("last calls", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => ask(index, key, "carol")));
    return (reported.get("carol") ?? 0) > limit * 0.98;
  });
  assert.ok((reported.get("carol") ?? 0) <= limit, `${reported.get("carol")} in ${calls} calls`);
  await countedEverywhere("carols", "carol");
});

test("what a replica may have spent when it was killed is counted, so that the budget is kept", async () => {
  const limit = 20_000;
  await admin(0, "/llm/budgets", { name: "daves", scope: "User", subject: "dave", tokens: limit });
  const { key } = await make(1, "dave");
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("key", async () => (await ask(index, key, "dave")) === 200);
  await exhaust(key, "dave", (count) => (count === 100 ? crash(2) : NOTHING));
  const used = reported.get("dave") ?? 0;
  assert.ok(used <= limit && used > limit / 2, `${used}`);
  await waitFor("end of the lease", async () => (await spent(0, "daves")) >= used);
  assert.ok((await spent(0, "daves")) <= limit);
});

/** Runs a test of a limit for each hour again if an hour ended meanwhile. */
async function withinAnHour(trial: () => Promise<void>): Promise<void> {
  const hour = (): number => Math.floor(Date.now() / HOUR);
  const before = hour();
  await trial().catch(async (error: unknown) => {
    if (hour() === before) throw error;
    await trial();
  });
}

test("a shared limit counts the requests of all replicas, for each value of its key", async () => {
  const hello = async (index: number, user: string): Promise<number> => {
    const headers = { "x-user": user };
    return (await fetch(`${gatewayAt(index).url}/hello`, { headers })).status;
  };
  await withinAnHour(async () => {
    for (const user of ["eve", "fred"]) {
      let accepted = 0;
      await waitFor("end of the limit", async () => {
        const indexes = Array.from({ length: 2 * REQUESTS }, (_, index) => index);
        const statuses = await Promise.all(indexes.map((index) => hello(index, user)));
        accepted += statuses.filter((status) => status === 200).length;
        assert.ok(statuses.every((status) => status === 200 || status === 429));
        return accepted >= REQUESTS;
      });
      assert.equal(accepted, REQUESTS);
    }
  });
});

test("a shared limit of tokens is not exceeded by calls at all replicas at the same time", async () => {
  await withinAnHour(async () => {
    reported.delete("gus");
    await waitFor("end of the limit", async () => {
      const indexes = Array.from({ length: CLIENTS }, (_, index) => index);
      await Promise.all(indexes.map((index) => ask(index, "", "gus", "/limited")));
      return (reported.get("gus") ?? 0) > TOKENS - 2 * MOST_OUTPUT;
    });
    assert.ok((reported.get("gus") ?? 0) <= TOKENS);
  });
});

test("without the database, a replica spends what it holds; then a budget refuses calls, or charges them later", async () => {
  const order = { scope: "User", tokens: 1_000_000 };
  await admin(0, "/llm/budgets", { ...order, name: "hals", subject: "hal" });
  const later = { ...order, name: "idas", subject: "ida", whenUnavailable: "Allow" };
  await admin(0, "/llm/budgets", later);
  const [hal, ida] = [await make(0, "hal"), await make(0, "ida")];
  assert.equal(await ask(0, hal.key, "hal"), 200);
  await database.kill();
  await waitFor("refusal", async () => (await ask(0, hal.key, "hal")) === 429);
  for (let call = 0; call < 20; call++) assert.equal(await ask(0, ida.key, "ida"), 200);
  const created = { method: "POST", body: JSON.stringify({ name: "late" }) };
  const url = `http://127.0.0.1:${gatewayAt(0).adminPort}/llm/keys`;
  assert.equal((await fetch(url, created)).status, 503);
  await database.restart();
  await waitFor("call", async () => (await ask(0, hal.key, "hal")) === 200);
  await countedEverywhere("hals", "hal");
  await countedEverywhere("idas", "ida");
});
