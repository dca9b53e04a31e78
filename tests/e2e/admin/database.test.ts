import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";
import { apply, DATABASE, objects, Replicas, route, served } from "./replicas.ts";

/** Three gateways that share the configuration in a PostgreSQL database. */

const SECRET = "planted-secret-51ab";
const BASELINE = `config:
  storage: { mode: database }
  database: { url: "\${DATABASE_URL}", cacheFile: "\${COPY}", key: "${"6".repeat(64)}" }
  session: { key: "${"5".repeat(64)}" }
gateways:
  web:
    port: \${PORT}
routes:
  - name: file
    gateways: [web]
    matches: [{ path: { value: /file } }]
    policies: { directResponse: { status: 200, body: file } }
`;
const REPLICAS = 3;

let replicas: Replicas;

before(async () => {
  replicas = await Replicas.start(BASELINE, REPLICAS);
});

after(() => replicas?.[Symbol.asyncDispose]());

test("a change at one replica is served by all of them, and is in the history", async (t) => {
  const [ann, bob] = [replicas.clientAt(0), replicas.clientAt(1)];
  const { text, version } = await objects(ann);
  assert.equal(text, "");
  await apply(ann, `routes:\n${route("shop", "one")}`, version, "opens the shop");
  const changed = performance.now();
  await replicas.servedByAll("shop", "one");
  t.diagnostic(`served by all after ${Math.round(performance.now() - changed)} ms`);
  await replicas.servedByAll("file", "file");
  const { versions, omitted } = (await bob.call("getConfigVersions")).value;
  assert.equal(omitted, 0);
  assert.deepEqual(
    versions.map(({ id, by, message, result }) => [id, by, message, result]),
    [["1", "anonymous", "opens the shop", "applied"]],
  );
  const { value } = await bob.call("getConfigVersion", { query: { id: "1" } });
  assert.match(value.files[0]?.text ?? "", /body: one/);
  assert.equal(value.before[0]?.text, "");
});

test("a name that the file has, too, is refused with both places, and so is what only the file may have", async () => {
  const client = replicas.clientAt(0);
  const { text, version } = await objects(client);
  const twice = `${text}${route("file", "other")}`;
  const refused = await client.refusal("applyConfig", {
    body: { files: [{ name: DATABASE, text: twice }] },
    version,
  });
  assert.equal(refused.status, 422);
  const [finding] = refused.findings ?? [];
  assert.deepEqual([finding?.file, finding?.path, finding?.line], [DATABASE, "routes/file", 12]);
  assert.match(finding?.message ?? "", /the file has an object of this name, too \(.*:9:5\)/);
  const settings = await client.refusal("applyConfig", {
    body: { files: [{ name: DATABASE, text: `${text}config: { workerThreads: 2 }\n` }] },
    version,
  });
  assert.match(JSON.stringify(settings.findings), /belongs into the file/);
  const { value } = await client.call("getConfigSource");
  const [file] = value.files;
  assert.match(file?.readOnlyReason ?? "", /baseline/);
  const changed = { name: file?.name ?? "", text: (file?.text ?? "").replace("200", "201") };
  const fixed = await client.refusal("applyConfig", { body: { files: [changed] }, version });
  assert.equal(fixed.status, 409);
});

test("secrets of the database are shown nowhere, and stay when another part of the text changes", async () => {
  const client = replicas.clientAt(1);
  const { text, version } = await objects(client);
  const backend = `backends:
  office:
    static: { host: 127.0.0.1, port: 9 }
    policies: { auth: { key: ${SECRET} } }
`;
  await apply(client, text + backend, version);
  const shown = await objects(client);
  assert.match(shown.text, /key: <redacted:[\w-]{12}>/);
  await apply(client, shown.text.replace("port: 9", "port: 10"), shown.version);
  assert.match(
    replicas.database.query("select value from edge_objects where name = 'office'"),
    /\$sealed/,
  );
  const all = "select value from edge_objects union all select changes from edge_versions";
  assert.doesNotMatch(replicas.database.query(all), /planted/);
  // The mark is made of the secret.
  const markOf = (text: string): string => /<redacted:[\w-]+>/.exec(text)?.[0] ?? "";
  assert.equal(markOf((await objects(replicas.clientAt(2))).text), markOf(shown.text));
  const { versions } = (await client.call("getConfigVersions")).value;
  await client.call("getConfigVersion", { query: { id: versions[0]?.id ?? "" } });
  for (const each of replicas.clients) assert.ok(!each.texts.includes(SECRET));
  for (const gateway of replicas.gateways) assert.ok(!gateway.output.includes(SECRET));
});

test("a row that somebody breaks by hand is refused with its name, and the last good one serves", async () => {
  const value = replicas.database.query("select value from edge_objects where name = 'shop'");
  const breaking = "update edge_objects set value = 'half a' where name = 'shop'";
  replicas.database.execute(`${breaking}; update edge_head set revision = revision + 1`);
  const client = replicas.clientAt(0);
  const broken = await waitFor("refused replicas", async () => {
    const { value } = await client.call("getReplicas");
    const refused = value.replicas.filter(({ problem }) => problem !== undefined);
    return refused.length === REPLICAS && refused;
  });
  assert.match(broken[0]?.problem ?? "", /routes\/shop: the value of the row is not JSON/);
  assert.deepEqual(
    broken.map(({ name, isThis }) => [name, isThis]),
    [
      ["gateway-0", true],
      ["gateway-1", false],
      ["gateway-2", false],
    ],
  );
  const { lastAttempt } = (await client.call("getConfigStatus")).value;
  assert.deepEqual(
    lastAttempt?.diagnostics.map(({ file, path }) => [file, path]),
    [[DATABASE, "routes/shop"]],
  );
  for (const gateway of replicas.gateways) assert.equal(await served(gateway, "shop"), "one");
  replicas.database.execute(`update edge_objects set value = '${value}' where name = 'shop'`);
  // Without a revision that has no version, the history stays whole.
  replicas.database.execute("update edge_head set revision = revision - 1");
  await waitFor("good replicas", async () => {
    const { value } = await client.call("getReplicas");
    return value.replicas.every(({ problem, revision }) => problem === undefined && revision > 0);
  });
});

test("an earlier version becomes a new one", async () => {
  const client = replicas.clientAt(2);
  const { text, version } = await objects(client);
  await apply(client, text.replace("body: one", "body: two"), version, "worse");
  await replicas.servedByAll("shop", "two");
  const [newest, before] = (await client.call("getConfigVersions")).value.versions;
  assert.equal(newest?.message, "worse");
  const { version: now = "" } = await client.call("getConfigSource");
  const known = await client.call("getConfigVersion", { query: { id: newest?.id ?? "" } });
  assert.match(known.value.before[0]?.text ?? "", /body: one/);
  await client.call("restoreConfigVersion", { query: { id: before?.id ?? "" }, version: now });
  await replicas.servedByAll("shop", "one");
  const [last] = (await client.call("getConfigVersions")).value.versions;
  assert.equal(last?.message, `back to version ${before?.id}`);
});

test("without the database all is served, also by a replica that starts, and nothing can be changed", async () => {
  const { text, version } = await objects(replicas.clientAt(0));
  await replicas.database.kill();
  const body = { files: [{ name: DATABASE, text: text.replace("body: one", "body: lost") }] };
  assert.equal((await replicas.clientAt(0).refusal("applyConfig", { body, version })).status, 503);
  assert.equal((await replicas.clientAt(0).refusal("getConfigVersions")).status, 503);
  await replicas.crash(1);
  await replicas.servedByAll("shop", "one");
  await waitFor("line of the log", () =>
    /the database cannot be used; the configuration that runs continues/.test(
      replicas.gatewayAt(1).output,
    ),
  );
  assert.equal((await replicas.clientAt(1).call("getRuntime")).value.writable, false);
  await replicas.database.restart();
  await waitFor(
    "database",
    async () => (await replicas.clientAt(1).call("getRuntime")).value.writable,
  );
  const now = await objects(replicas.clientAt(1));
  await apply(replicas.clientAt(1), now.text.replace("body: one", "body: back"), now.version);
  await replicas.servedByAll("shop", "back");
});

test("a database that only reads refuses changes with 503, and all is served", async () => {
  const client = replicas.clientAt(0);
  const { text, version } = await objects(client);
  replicas.database.execute("alter database postgres set default_transaction_read_only = on");
  await replicas.database.kill();
  await replicas.database.restart();
  await waitFor("database", async () => (await client.call("getRuntime")).value.writable);
  const body = { files: [{ name: DATABASE, text: text.replace("body: back", "body: lost") }] };
  const refused = await client.refusal("applyConfig", { body, version });
  assert.deepEqual([refused.status, /read-only/.test(refused.detail)], [503, true]);
  await replicas.servedByAll("shop", "back");
});

test("with an SQLite database, a gateway has its history after a restart, and the file only its owner reads", async () => {
  const file = join(replicas.folder, "gateway.db");
  const config = BASELINE.replace(/database: .*/, `database: { file: ${file}, history: 2 }`);
  {
    await using gateway = await Gateway.start({ config });
    const client = new CheckedClient(gateway);
    for (const body of ["one", "two", "three"]) {
      const { version } = await objects(client);
      await apply(client, `routes:\n${route("shop", body)}`, version, body);
      assert.equal(await served(gateway, "shop"), body);
    }
  }
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  await using gateway = await Gateway.start({ config });
  const client = new CheckedClient(gateway);
  assert.equal(await served(gateway, "shop"), "three");
  const { versions, omitted } = (await client.call("getConfigVersions")).value;
  assert.deepEqual(
    versions.map(({ message }) => message),
    ["three", "two"],
  );
  assert.equal(omitted, 1);
});
