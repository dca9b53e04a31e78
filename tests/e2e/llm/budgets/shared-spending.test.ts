import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { stateIn } from "@edge-gateway/storage/counters/counter-text";
import { CheckedClient } from "../../admin/admin-client.ts";
import { Replicas, REPLICAS } from "../replicas.ts";

/**
 * What the model has reported, what the budget has counted and what the log of requests sums up are the same, at
 * three gateways whose database is killed. What a killed gateway did last is in no log, and counts as spent.
 */

/** How often the database and a gateway are killed. */
const ROUNDS = Number(process.env["SPENDING_ROUNDS"] ?? "1");
const LIMIT = 15_000;
/** Calls after which something is killed: some hundred follow. */
const KILLED_AFTER = 100;

const CONFIG = `config:
  storage: { mode: database }
  database: { url: "\${DATABASE_URL}", cacheFile: "\${COPY}" }
  session: { key: "${"6".repeat(64)}" }
  requestLog: {}
gateways:
  web:
    port: \${PORT}
    routes:
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

/** A key of a team that is used at one replica only, until this one is killed. */
interface OwnKey {
  readonly name: string;
  readonly key: string;
}

/** Makes a key of a team for a replica. */
async function makeKey(index: number, team: string, life: number): Promise<OwnKey> {
  const name = `${team}-${index}-${life}`;
  const { key } = await replicas.make(index, name, { team });
  return { name, key };
}

/** Makes a team with a budget, and a key for each replica. */
async function makeTeam(team: string): Promise<OwnKey[]> {
  const budget = { name: team, scope: "Team", subject: team, tokens: LIMIT };
  await replicas.admin(0, "/llm/budgets", budget);
  const keys = await Promise.all(
    Array.from({ length: REPLICAS }, (_, index) => makeKey(index, team, 0)),
  );
  for (let index = 0; index < REPLICAS; index++)
    await waitFor(`budget at ${index}`, async () => (await replicas.spent(index, team)) >= 0);
  return keys;
}

/** Clients call until the budget is spent, each time with the key of the replica; something is killed meanwhile. */
async function exhaust(keys: readonly OwnKey[], kill: () => Promise<void>): Promise<void> {
  await replicas.exhaust(
    (turn) => {
      const { key, name } = keys[turn % REPLICAS] ?? assert.fail();
      return [turn, key, name];
    },
    (calls) => (calls === KILLED_AFTER ? kill() : undefined),
  );
}

function reportedFor(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (replicas.reported.get(name) ?? 0), 0);
}

/** The tokens of a group in the sums of the log. */
async function logged(by: "key" | "team", name: string): Promise<number> {
  const client = new CheckedClient(replicas.at(0));
  const { groups } = (await client.call("getSpending", { query: { by, name } })).value;
  return groups.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}

/** What holders that were killed may have spent of the budget of a team, after their leases have ended. */
async function lostLeases(team: string): Promise<number> {
  const counter = `select state from edge_counters where id like '["${team}",%'`;
  const now = "select floor(extract(epoch from clock_timestamp()) * 1000)";
  const leases = await waitFor("end of the leases", () => {
    const held = [...stateIn(replicas.database.query(counter)).leases.values()];
    const taken = held.filter(({ amount }) => amount > 0n);
    const time = Number(replicas.database.query(now));
    return taken.every(({ until }) => until < time) && taken;
  });
  return leases.reduce((sum, { amount }) => sum + Number(amount), 0);
}

for (let round = 0; round < ROUNDS; round++) {
  test(`the log and the budget have what the model has reported, although the database crashes (${round})`, async () => {
    const team = `red${round}`;
    const keys = await makeTeam(team);
    await exhaust(keys, () => replicas.database.kill().then(() => replicas.database.restart()));
    const reported = reportedFor(keys.map(({ name }) => name));
    assert.ok(reported <= LIMIT && reported > LIMIT / 2, `${reported}`);
    await replicas.countedEverywhere(team, () => reported);
    await waitFor("the log", async () => (await logged("team", team)) === reported);
    for (const { name } of keys) assert.equal(await logged("key", name), reportedFor([name]));
  });

  test(`a killed gateway loses only its own last records, and the budget is kept (${round})`, async () => {
    const team = `blue${round}`;
    const keys = await makeTeam(team);
    const victim = round % REPLICAS;
    const killed = keys[victim] ?? assert.fail();
    await exhaust(keys, async () => {
      await replicas.crash(victim);
      keys[victim] = await makeKey(victim, team, 1);
    });
    const reported = reportedFor([killed, ...keys].map(({ name }) => name));
    assert.ok(reported <= LIMIT && reported > LIMIT / 2, `${reported}`);
    for (const { name } of keys)
      await waitFor(
        `log of ${name}`,
        async () => (await logged("key", name)) === reportedFor([name]),
      );
    assert.ok((await logged("key", killed.name)) <= reportedFor([killed.name]));
    const lost = await lostLeases(team);
    const counted = await replicas.spent(0, team);
    assert.ok(counted <= LIMIT && reported <= counted && counted <= reported + lost);
    await replicas.countedEverywhere(team, () => counted);
  });
}
