import assert from "node:assert/strict";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { AdminError } from "@edge-gateway/admin-client";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { Postgres } from "@edge-gateway/testkit/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** Three gateways that share the configuration in a PostgreSQL database. */

const DATABASE = "<database>";
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
const WRITERS = 4;
const EDITS = 3;
/** Milliseconds within which every replica serves a committed change: a second, and more on a busy machine. */
const SOON = 3000;

let folder: string;
let database: Postgres;
let gateways: Gateway[];
let clients: CheckedClient[];

function start(index: number): Promise<Gateway> {
  const environment = {
    DATABASE_URL: database.url(),
    COPY: join(folder, `copy-${index}`),
    POD_NAME: `gateway-${index}`,
  };
  return Gateway.start({ config: BASELINE, environment });
}

/** Ends a replica as if it had crashed, and starts it again. */
async function crash(index: number): Promise<void> {
  const gateway = gatewayAt(index);
  process.kill(gateway.pid, "SIGKILL");
  await waitFor("end of the replica", () => gateway.hasEnded);
  await gateway[Symbol.asyncDispose]();
  const next = await start(index);
  gateways[index] = next;
  clients[index] = new CheckedClient(next);
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "database-"));
  database = await Postgres.start();
  gateways = await Promise.all(Array.from({ length: REPLICAS }, (_, index) => start(index)));
  clients = gateways.map((gateway) => new CheckedClient(gateway));
});

after(async () => {
  await Promise.all((gateways ?? []).map((gateway) => gateway[Symbol.asyncDispose]()));
  await database?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

function clientAt(index: number): CheckedClient {
  return clients[index] ?? assert.fail(`no client ${index}`);
}

function gatewayAt(index: number): Gateway {
  return gateways[index] ?? assert.fail(`no gateway ${index}`);
}

function route(name: string, body: string): string {
  return `  - name: ${name}
    gateways: [web]
    matches: [{ path: { value: /${name} } }]
    policies: { directResponse: { status: 200, body: ${body} } }
`;
}

/** The objects of the database as a client sees them, and the version that a change names. */
async function objects(client: CheckedClient) {
  const { value, version = "" } = await client.call("getConfigSource");
  const { text = "" } = value.files.find(({ name }) => name === DATABASE) ?? {};
  return { text, version };
}

function apply(client: CheckedClient, text: string, version: string, message?: string) {
  const files = [{ name: DATABASE, text }];
  const body = message === undefined ? { files } : { files, message };
  return client.call("applyConfig", { body, version });
}

async function served(gateway: Gateway, path: string): Promise<string> {
  const response = await fetch(`${gateway.url}/${path}`);
  return response.ok ? response.text() : String(response.status);
}

/** Waits until every replica serves a text. */
async function servedByAll(path: string, text: string, patience?: number): Promise<void> {
  for (const gateway of gateways)
    await waitFor(
      `${text} at ${path}`,
      async () => (await served(gateway, path)) === text,
      patience,
    );
}

test("a change at one replica is soon served by all of them, and is in the history", async () => {
  const [ann, bob] = [clientAt(0), clientAt(1)];
  const { text, version } = await objects(ann);
  assert.equal(text, "");
  await apply(ann, `routes:\n${route("shop", "one")}`, version, "opens the shop");
  await servedByAll("shop", "one", SOON);
  await servedByAll("file", "file", SOON);
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
  const client = clientAt(0);
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
  const client = clientAt(1);
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
  assert.match(database.query("select value from edge_objects where name = 'office'"), /\$sealed/);
  const all = "select value from edge_objects union all select changes from edge_versions";
  assert.doesNotMatch(database.query(all), /planted/);
  // The mark is made of the secret.
  const markOf = (text: string): string => /<redacted:[\w-]+>/.exec(text)?.[0] ?? "";
  assert.equal(markOf((await objects(clientAt(2))).text), markOf(shown.text));
  const { versions } = (await client.call("getConfigVersions")).value;
  await client.call("getConfigVersion", { query: { id: versions[0]?.id ?? "" } });
  for (const each of clients) assert.ok(!each.texts.includes(SECRET));
  for (const gateway of gateways) assert.ok(!gateway.output.includes(SECRET));
});

test("of many edits, while a replica and the database crash, each accepted one is in the history once", async () => {
  const first = Number((await clientAt(0).call("getConfigVersions")).value.versions[0]?.id);
  const log = { accepted: [] as string[], conflicts: 0, away: 0 };
  const crashes = [
    () => crash(2),
    async () => {
      await database.kill();
      await database.restart();
    },
  ];
  const write = async (writer: number): Promise<void> => {
    for (let done = 0; done < EDITS;) {
      const message = `${writer}.${done}`;
      const client = clientAt(writer % REPLICAS);
      // Every second change is of the object of all writers: then a change by another one is a conflict.
      const name = done % 2 === 0 ? `w${writer}` : "shared";
      const outcome = await edit(client, name, message).catch(() => "unreachable");
      if (outcome === "applied") {
        log.accepted.push(message);
        done++;
        if (log.accepted.length % EDITS === 0) await crashes.pop()?.();
      } else if (outcome === "conflict") log.conflicts++;
      else {
        log.away++;
        if (await isInHistory(message)) {
          log.accepted.push(message);
          done++;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  assert.equal(crashes.length, 0);
  assert.ok(log.conflicts > 0);
  const { versions } = (await clientAt(0).call("getConfigVersions")).value;
  const made = versions.filter(({ id }) => Number(id) > first).map(({ message = "" }) => message);
  assert.equal(made.length, log.accepted.length);
  assert.deepEqual(new Set(made), new Set(log.accepted));
  for (let writer = 0; writer < WRITERS; writer++)
    await servedByAll(`w${writer}`, `${writer}.${EDITS - 1}`);
  const texts = await Promise.all(clients.map(async (client) => (await objects(client)).text));
  for (const text of texts) assert.equal(text, texts[0]);
});

/** Sets one route; another change meanwhile is a conflict that says what it was. */
async function edit(client: CheckedClient, name: string, body: string): Promise<string> {
  const { text, version } = await objects(client);
  const others = text.replace(new RegExp(`  - name: ${name}\n(?:    .*\n)*`), "");
  const next = others.replace("routes:\n", `routes:\n${route(name, `"${body}"`)}`);
  try {
    await apply(client, next, version, body);
    return "applied";
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    if (error.problem.status === 503) return "unavailable";
    assert.equal(error.problem.status, 412, JSON.stringify(error.problem));
    assert.notEqual(error.problem.version, version);
    assert.match(error.problem.detail, /routes\/shared was changed by you and by others: \d+ by /);
    return "conflict";
  }
}

/** Whether a version has a message, as soon as the history can be read at a replica that does not crash. */
async function isInHistory(message: string): Promise<boolean> {
  const versions = await waitFor("history", async () => {
    const { value } = await clientAt(0).call("getConfigVersions");
    return value.versions;
  });
  return versions.some((version) => version.message === message);
}

test("a row that somebody breaks by hand is refused with its name, and the last good one serves", async () => {
  const value = database.query("select value from edge_objects where name = 'shop'");
  const breaking = "update edge_objects set value = 'half a' where name = 'shop'";
  database.execute(`${breaking}; update edge_head set revision = revision + 1`);
  const client = clientAt(0);
  const broken = await waitFor("refused replicas", async () => {
    const { replicas } = (await client.call("getReplicas")).value;
    const refused = replicas.filter(({ problem }) => problem !== undefined);
    return refused.length === REPLICAS && refused;
  });
  assert.match(broken[0]?.problem ?? "", /the value of the row is not JSON/);
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
  for (const gateway of gateways) assert.equal(await served(gateway, "shop"), "one");
  database.execute(`update edge_objects set value = '${value}' where name = 'shop'`);
  // Without a revision that has no version, the history stays whole.
  database.execute("update edge_head set revision = revision - 1");
  await waitFor("good replicas", async () => {
    const { replicas } = (await client.call("getReplicas")).value;
    return replicas.every(({ problem, revision }) => problem === undefined && revision > 0);
  });
});

test("an earlier version becomes a new one", async () => {
  const client = clientAt(2);
  const { text, version } = await objects(client);
  await apply(client, text.replace("body: one", "body: two"), version, "worse");
  await servedByAll("shop", "two");
  const [newest, before] = (await client.call("getConfigVersions")).value.versions;
  assert.equal(newest?.message, "worse");
  const { version: now = "" } = await client.call("getConfigSource");
  const known = await client.call("getConfigVersion", { query: { id: newest?.id ?? "" } });
  assert.match(known.value.before[0]?.text ?? "", /body: one/);
  await client.call("restoreConfigVersion", { query: { id: before?.id ?? "" }, version: now });
  await servedByAll("shop", "one");
  const [last] = (await client.call("getConfigVersions")).value.versions;
  assert.equal(last?.message, `back to version ${before?.id}`);
});

test("without the database all is served, also by a replica that starts, and nothing can be changed", async () => {
  const { text, version } = await objects(clientAt(0));
  await database.kill();
  const body = { files: [{ name: DATABASE, text: text.replace("body: one", "body: lost") }] };
  assert.equal((await clientAt(0).refusal("applyConfig", { body, version })).status, 503);
  assert.equal((await clientAt(0).refusal("getConfigVersions")).status, 503);
  await crash(1);
  await servedByAll("shop", "one");
  await waitFor("line of the log", () =>
    /the database cannot be used; the configuration that runs continues/.test(gatewayAt(1).output),
  );
  assert.equal((await clientAt(1).call("getRuntime")).value.writable, false);
  await database.restart();
  await waitFor("database", async () => (await clientAt(1).call("getRuntime")).value.writable);
  const now = await objects(clientAt(1));
  await apply(clientAt(1), now.text.replace("body: one", "body: back"), now.version);
  await servedByAll("shop", "back");
});

test("a database that only reads refuses changes with 503, and all is served", async () => {
  const client = clientAt(0);
  const { text, version } = await objects(client);
  database.execute("alter database postgres set default_transaction_read_only = on");
  await database.kill();
  await database.restart();
  await waitFor("database", async () => (await client.call("getRuntime")).value.writable);
  const body = { files: [{ name: DATABASE, text: text.replace("body: back", "body: lost") }] };
  const refused = await client.refusal("applyConfig", { body, version });
  assert.deepEqual([refused.status, /read-only/.test(refused.detail)], [503, true]);
  await servedByAll("shop", "back");
});

test("with an SQLite database, a gateway has its history after a restart, and the file only its owner reads", async () => {
  const file = join(folder, "gateway.db");
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
