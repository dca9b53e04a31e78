import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho, type Echo } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** Gateways with one database and with different keys of it. */

const DATABASE = "<database>";
const SECRET = "planted-secret-93cd";
const [OLD, NEW] = ["1".repeat(64), "a".repeat(64)];
const BASELINE = `config:
  storage: { mode: database }
  database: { url: "\${DATABASE_URL}" }
gateways:
  web:
    port: \${PORT}
`;

let database: Postgres;
let upstream: Listening;

before(async () => {
  database = await Postgres.start();
  upstream = await startEcho();
});

after(async () => {
  await upstream?.[Symbol.asyncDispose]();
  await database?.[Symbol.asyncDispose]();
});

/** Starts a gateway with keys; it must be closed. */
async function start(keys: Readonly<Record<string, string>>) {
  const environment = { DATABASE_URL: database.url(), POD_NAME: "one", ...keys };
  const gateway = await Gateway.start({ config: BASELINE, environment });
  return {
    gateway,
    client: new CheckedClient(gateway),
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}

/** The credential that the upstream gets, or the status of a refusal. */
async function sent({ gateway }: { readonly gateway: Gateway }): Promise<unknown> {
  const response = await fetch(gateway.url);
  if (!response.ok) return response.status;
  const { headers }: Echo = JSON.parse(await response.text());
  return headers.authorization;
}

/** A route and its backend, whose key is sent to the upstream. */
function shop(key: string): string {
  return `routes:
  - name: shop
    gateways: [web]
    backends: [{ backend: shop }]
backends:
  shop:
    static: { host: 127.0.0.1, port: ${new URL(upstream.url).port} }
    policies: { auth: { key: ${key} } }
`;
}

async function apply(client: CheckedClient, change: (text: string) => string) {
  const { value, version = "" } = await client.call("getConfigSource");
  const { text = "" } = value.files.find(({ name }) => name === DATABASE) ?? {};
  const body = { files: [{ name: DATABASE, text: change(text) }] };
  return { body, version };
}

test("without a key, an object with a secret is refused with its place, and nothing is stored", async () => {
  await using replica = await start({});
  const { body, version } = await apply(replica.client, () => shop(SECRET));
  const refused = await replica.client.refusal("applyConfig", { body, version });
  const [finding] = refused.findings ?? [];
  assert.deepEqual(
    [refused.status, finding?.file, finding?.path, finding?.line],
    [422, DATABASE, "backends/shop.policies.auth.key", 8],
  );
  assert.match(finding?.message ?? "", /set config\.database\.key \(DATABASE_KEY\).*openssl rand/);
  const verdict = await replica.client.call("validateConfig", { body });
  assert.equal(verdict.value.valid, false);
  assert.equal(database.query("select count(*) from edge_objects"), "0");
});

test("a key that the file has had since the start stores no secret in plain text", async () => {
  await using replica = await start({});
  const keyed = BASELINE.replace("database: {", `database: { key: "${OLD}",`);
  await writeFile(replica.gateway.configPath, keyed);
  const { body, version } = await apply(replica.client, () => shop(SECRET));
  const { status, findings } = await replica.client.refusal("applyConfig", { body, version });
  assert.equal(status, 422);
  assert.match(findings?.[0]?.message ?? "", /started without a key: restart it/);
  assert.equal(database.query("select count(*) from edge_objects"), "0");
});

test("a replica with another key says which row it cannot open, serves on, and changes nothing", async () => {
  await using first = await start({ DATABASE_KEY: OLD });
  await using other = await start({ DATABASE_KEY: NEW });
  const change = await apply(first.client, () => shop(SECRET));
  await first.client.call("applyConfig", change);
  assert.equal(await sent(first), `Bearer ${SECRET}`);
  const status = await waitFor("refusal", async () => {
    const { value } = await other.client.call("getConfigStatus");
    return value.lastAttempt?.ok === false && value;
  });
  const [finding] = status.lastAttempt?.diagnostics ?? [];
  assert.deepEqual([finding?.file, finding?.path], [DATABASE, "backends/shop"]);
  assert.match(finding?.message ?? "", /sealed by the key \w{8}, and this gateway has only \w{8}:/);
  // The last good configuration has no route.
  assert.equal(await sent(other), 404);
  const refused = await other.client.refusal("applyConfig", await apply(other.client, () => "{}"));
  assert.equal(refused.status, 409);
  assert.match(refused.detail, /backends\/shop: .*; until then, nothing is changed/);
  for (const each of [first, other]) {
    assert.ok(!each.client.texts.includes(SECRET));
    assert.ok(!each.gateway.output.includes(SECRET));
  }
});

test("a row whose visible part is changed by hand cannot send the secret elsewhere", async () => {
  await using replica = await start({ DATABASE_KEY: OLD });
  const elsewhere = "update edge_objects set value = replace(value, '127.0.0.1', '127.0.0.2')";
  database.execute(`${elsewhere}; update edge_head set revision = revision + 1`);
  await waitFor("refusal", async () => {
    const { value } = await replica.client.call("getConfigStatus");
    return /changed by hand/.test(value.lastAttempt?.diagnostics[0]?.message ?? "");
  });
  assert.equal(await sent(replica), `Bearer ${SECRET}`);
  const back = elsewhere.replace("'127.0.0.1', '127.0.0.2'", "'127.0.0.2', '127.0.0.1'");
  database.execute(`${back}; update edge_head set revision = revision - 1`);
});

test("with both keys, what the old one sealed runs, and a change is sealed by the new one", async () => {
  await using both = await start({ DATABASE_KEY: NEW, DATABASE_PREVIOUS_KEY: OLD });
  assert.equal(await sent(both), `Bearer ${SECRET}`);
  const change = await apply(both.client, (text) => text.replace("name: shop", "name: store"));
  await both.client.call("applyConfig", change);
  const moved = await apply(both.client, (text) =>
    text.replace("host: 127.0.0.1", "host: localhost"),
  );
  await both.client.call("applyConfig", moved);
  await using next = await start({ DATABASE_KEY: NEW });
  assert.equal(await sent(next), `Bearer ${SECRET}`);
});
