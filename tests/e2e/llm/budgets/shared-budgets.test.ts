import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "../../admin/admin-client.ts";
import { CLIENTS, MOST_OUTPUT, Replicas, REPLICAS } from "../replicas.ts";

/** Three gateways that share keys and budgets in a PostgreSQL database. */

/** Requests and tokens of shared limits for each hour. */
const REQUESTS = 60;
const TOKENS = 3000;
const HOUR = 3_600_000;
/** Milliseconds after which every replica obeys a change of a key. */
const OBEYED_WITHIN = 1000;

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

let replicas: Replicas;

before(async () => {
  replicas = await Replicas.start(CONFIG);
});

after(() => replicas?.[Symbol.asyncDispose]());

/** Resolves when every replica counts what the model has reported. */
function countedEverywhere(name: string, user: string): Promise<void> {
  return replicas.countedEverywhere(name, () => replicas.reported.get(user));
}

test("a key made at one replica is soon valid at all of them, and so is its end", async () => {
  const { id, key } = await replicas.make(0, "ann");
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("key", async () => (await replicas.ask(index, key, "ann")) === 200);
  await replicas.admin(1, `/llm/keys/remove?id=${id}`, {});
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("end of the key", async () => (await replicas.ask(index, key, "ann")) === 401);
});

test("a key that is disabled at one replica is refused at all of them within a second, and enabled again", async () => {
  const { id, key } = await replicas.make(0, "fred");
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("key", async () => (await replicas.ask(index, key, "fred")) === 200);
  for (const [isDisabled, status] of [
    [true, 401],
    [false, 200],
  ] as const) {
    const client = new CheckedClient(replicas.at(1));
    const { keys } = (await client.call("getKeys")).value;
    const version = keys.find((each) => each.id === id)?.version ?? "";
    const body = { name: "fred", user: "fred", isDisabled };
    await client.call("changeKey", { query: { id }, body, version });
    for (let index = 0; index < REPLICAS; index++)
      await waitFor(
        `status ${status} at ${index}`,
        async () => (await replicas.ask(index, key, "fred")) === status,
        OBEYED_WITHIN,
      );
  }
});

test("a key that was accepted is not lost when its replica is killed", async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => replicas.make(2, "bob")));
  await replicas.crash(2);
  for (const { key } of made) assert.equal(await replicas.ask(2, key, "bob"), 200);
});

/** Clients call at all replicas until the budget is spent; something happens after the hundredth call. */
function exhaust(key: string, user: string, disturb: () => Promise<void>): Promise<number> {
  return replicas.exhaust(
    (turn) => [turn, key, user],
    (calls) => (calls === 100 ? disturb() : undefined),
  );
}

test("many clients over all replicas spend no more than the budget, although the database crashes", async () => {
  const limit = 20_000;
  await replicas.admin(0, "/llm/budgets", {
    name: "carols",
    scope: "User",
    subject: "carol",
    tokens: limit,
  });
  const { key } = await replicas.make(1, "carol");
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("key", async () => (await replicas.ask(index, key, "carol")) === 200);
  const calls = await exhaust(key, "carol", () =>
    replicas.database.kill().then(() => replicas.database.restart()),
  );
  await waitFor("last calls", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => replicas.ask(index, key, "carol")));
    return (replicas.reported.get("carol") ?? 0) > limit * 0.98;
  });
  assert.ok(
    (replicas.reported.get("carol") ?? 0) <= limit,
    `${replicas.reported.get("carol")} in ${calls} calls`,
  );
  await countedEverywhere("carols", "carol");
});

test("what a replica may have spent when it was killed is counted, so that the budget is kept", async () => {
  const limit = 20_000;
  await replicas.admin(0, "/llm/budgets", {
    name: "daves",
    scope: "User",
    subject: "dave",
    tokens: limit,
  });
  const { key } = await replicas.make(1, "dave");
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("key", async () => (await replicas.ask(index, key, "dave")) === 200);
  await exhaust(key, "dave", () => replicas.crash(2));
  const used = replicas.reported.get("dave") ?? 0;
  assert.ok(used <= limit && used > limit / 2, `${used}`);
  await waitFor("end of the lease", async () => (await replicas.spent(0, "daves")) >= used);
  assert.ok((await replicas.spent(0, "daves")) <= limit);
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
    return (await fetch(`${replicas.at(index).url}/hello`, { headers })).status;
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
    replicas.reported.delete("gus");
    await waitFor("end of the limit", async () => {
      const indexes = Array.from({ length: CLIENTS }, (_, index) => index);
      await Promise.all(indexes.map((index) => replicas.ask(index, "", "gus", "/limited")));
      return (replicas.reported.get("gus") ?? 0) > TOKENS - 2 * MOST_OUTPUT;
    });
    assert.ok((replicas.reported.get("gus") ?? 0) <= TOKENS);
  });
});

test("without the database, a replica spends what it holds; then a budget refuses calls, or charges them later", async () => {
  const order = { scope: "User", tokens: 1_000_000 };
  await replicas.admin(0, "/llm/budgets", { ...order, name: "hals", subject: "hal" });
  const later = { ...order, name: "idas", subject: "ida", whenUnavailable: "Allow" };
  await replicas.admin(0, "/llm/budgets", later);
  const [hal, ida] = [await replicas.make(0, "hal"), await replicas.make(0, "ida")];
  assert.equal(await replicas.ask(0, hal.key, "hal"), 200);
  await replicas.database.kill();
  await waitFor("refusal", async () => (await replicas.ask(0, hal.key, "hal")) === 429);
  for (let call = 0; call < 20; call++) assert.equal(await replicas.ask(0, ida.key, "ida"), 200);
  const created = { method: "POST", body: JSON.stringify({ name: "late" }) };
  const url = `http://127.0.0.1:${replicas.at(0).adminPort}/llm/keys`;
  assert.equal((await fetch(url, created)).status, 503);
  await replicas.database.restart();
  await waitFor("call", async () => (await replicas.ask(0, hal.key, "hal")) === 200);
  await countedEverywhere("hals", "hal");
  await countedEverywhere("idas", "ida");
});
