import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { MovingAddress } from "@edge-gateway/testkit/moving-address";
import { RedisServer } from "@edge-gateway/testkit/redis";
import { stateIn } from "@edge-gateway/storage/counters/counter-text";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { Replicas, REPLICAS } from "../replicas.ts";

/** Three gateways whose budgets are counted by a Redis server with a password, over TLS. */

const PASSWORD = "planted-password-of-redis";
const LIMIT = 10_000;

const CONFIG = `config:
  storage: { mode: database }
  database: { url: "\${DATABASE_URL}", cacheFile: "\${COPY}" }
  session: { key: "${"6".repeat(64)}" }
  counters:
    redis: { host: localhost, port: $REDIS, tls: true, password: ${PASSWORD}, timeout: 5s }
gateways:
  web:
    port: \${PORT}
    routes:
      - policies: { apiKeyAuthentication: { runtimeKeys: {} } }
        backends: [{ backend: openai }]
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: $VENDOR } } }
`;

/** A server, and its port for TLS. */
interface SecureServer {
  readonly server: RedisServer;
  readonly tlsPort: number;
}

let authority: CertificateAuthority;
let primary: SecureServer;
let address: MovingAddress;
let replicas: Replicas;

before(async () => {
  authority = await CertificateAuthority.create();
  primary = await startSecure();
  address = await MovingAddress.start(primary.tlsPort);
  replicas = await Replicas.start(CONFIG, {
    REDIS: String(address.port),
    SSL_CERT_FILE: authority.certificatePath,
  });
});

after(async () => {
  await replicas?.[Symbol.asyncDispose]();
  await address?.[Symbol.asyncDispose]();
  await primary?.server[Symbol.asyncDispose]();
  await authority?.[Symbol.asyncDispose]();
});

/** Starts a server that writes each change into a file before it answers. */
async function startSecure(more: Readonly<Record<string, string>> = {}): Promise<SecureServer> {
  const { certificatePath, keyPath } = await authority.issue({ name: "localhost" });
  const tlsPort = await freePort();
  const server = await RedisServer.start({
    ...{ requirepass: PASSWORD, masterauth: PASSWORD, appendonly: "yes" },
    "tls-port": String(tlsPort),
    "tls-cert-file": certificatePath,
    "tls-key-file": keyPath,
    "tls-ca-cert-file": authority.certificatePath,
    "tls-auth-clients": "no",
    "repl-diskless-sync-delay": "0",
    ...more,
  });
  return { server, tlsPort };
}

/** Makes a key with a budget of its user. */
async function makeUser(user: string, more: object = {}): Promise<string> {
  const budget = { name: user, scope: "User", subject: user, tokens: LIMIT, ...more };
  await replicas.admin(0, "/llm/budgets", budget);
  const { key } = await replicas.make(0, user);
  for (let index = 0; index < REPLICAS; index++)
    await waitFor("key", async () => (await replicas.ask(index, key, user)) === 200);
  return key;
}

/**
 * Clients spend the budget of a user, which then has what the model has reported, and no more than its limit.
 * @param disturb called while they do; says what may be spent beyond the limit because of it
 */
async function exhaust(user: string, disturb: () => Promise<number | void>): Promise<void> {
  const key = await makeUser(user);
  const reported = (): number => replicas.reported.get(user) ?? 0;
  let slack = 0;
  await replicas.exhaust(
    (turn) => [turn, key, user],
    async (calls) => {
      if (calls === 50) slack = (await disturb()) ?? 0;
    },
  );
  await waitFor("last calls", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => replicas.ask(index, key, user)));
    return reported() > LIMIT * 0.95;
  });
  assert.ok(reported() <= LIMIT + slack, `${reported()} ${slack}`);
  await replicas.countedEverywhere(user, reported);
}

test("no budget is exceeded, and nothing is lost, although Redis crashes", async () => {
  await exhaust("ann", async () => {
    await primary.server.kill();
    await primary.server.restart();
  });
});

test("while Redis has no memory left, budgets refuse calls or charge them later", async () => {
  const [bob, carol] = [
    await makeUser("bob"),
    await makeUser("carol", { whenUnavailable: "Allow" }),
  ];
  primary.server.command("config", "set", "maxmemory", "1");
  await waitFor("refusal", async () => (await replicas.ask(0, bob, "bob")) === 429);
  for (let call = 0; call < 20; call++) assert.equal(await replicas.ask(0, carol, "carol"), 200);
  await waitFor("the reason in the log", () =>
    /the store of budgets cannot be used.*OOM/.test(replicas.at(0).output),
  );
  primary.server.command("config", "set", "maxmemory", "0");
  await waitFor("call", async () => (await replicas.ask(0, bob, "bob")) === 200);
  for (const user of ["bob", "carol"])
    await replicas.countedEverywhere(user, () => replicas.reported.get(user));
});

test("no budget is exceeded when a replica takes the place of the primary server", async () => {
  const next = await startSecure({ replicaof: `127.0.0.1 ${primary.server.port}` });
  await waitFor("replica", () =>
    /state=online/.test(primary.server.command("info", "replication")),
  );
  await exhaust("dave", async () => {
    primary.server.command("failover", "to", "127.0.0.1", String(next.server.port));
    await waitFor("primary", () => /role:master/.test(next.server.command("info", "replication")));
    address.moveTo(next.tlsPort);
  });
  await primary.server[Symbol.asyncDispose]();
  primary = next;
});

for (const [user, isKnown] of [
  ["erin", true],
  ["frank", false],
] as const)
  test(`a replica that lacks the last changes lets calls exceed a budget by leases alone, if it knows ${isKnown ? "earlier ones" : "none of them"}`, async () => {
    const next = await startSecure({ replicaof: `127.0.0.1 ${primary.server.port}` });
    await waitFor("replica", () =>
      /state=online/.test(primary.server.command("info", "replication")),
    );
    const separate = (): string => next.server.command("replicaof", "no", "one");
    if (!isKnown) separate();
    await exhaust(user, async () => {
      if (isKnown) separate();
      const reported = (): number => replicas.reported.get(user) ?? 0;
      const before = reported();
      await waitFor("calls that it does not know", () => reported() > before + LIMIT / 10);
      primary.server.command("client", "pause", "60000", "write");
      const leased = leasesOf(user);
      await primary.server[Symbol.asyncDispose]();
      primary = next;
      address.moveTo(next.tlsPort);
      return leased;
    });
  });

/** What gateways may spend of the budget of a user without another settlement. */
function leasesOf(user: string): number {
  const name = primary.server.command("--raw", "keys", `*"${user}"*`);
  const { leases } = stateIn(primary.server.command("--raw", "get", name));
  return [...leases.values()].reduce((sum, { amount }) => sum + Number(amount), 0);
}

test("the password of Redis is in no log", () => {
  for (let index = 0; index < REPLICAS; index++)
    assert.ok(!replicas.at(index).output.includes(PASSWORD));
});
