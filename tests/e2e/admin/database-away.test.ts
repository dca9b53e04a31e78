import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FaultProxy, NO_FAULT } from "@edge-gateway/testkit/servers/fault-proxy";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";
import { traffic } from "./traffic.ts";

/** What a gateway does with a database that is slow, cut, answers nonsense, or is newer than the gateway. */

const GW = new URL("../../../packages/proxy/bin/gw.js", import.meta.url).pathname;
const BASELINE = `config:
  storage: { mode: database }
  database: { url: "\${DATABASE_URL}" }
gateways:
  web:
    port: \${PORT:-8080}
`;
const OBJECTS = `routes:
  - name: shop
    gateways: [web]
    policies: { directResponse: { status: 200, body: open } }
`;
/** What makes a database unusable: no bytes, an end, a reset, and other bytes. */
const FAULTS = ["stall", "cut", "reset", "garbage", "echo"] as const;

let database: Postgres;
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "database-away-"));
  database = await Postgres.start();
});

after(async () => {
  await database?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test("whatever happens on the way to the database, every request is served, and changes are refused with 503", async () => {
  await using proxy = await FaultProxy.start(database.socket);
  const url = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
  await using gateway = await Gateway.start({
    config: BASELINE,
    environment: { DATABASE_URL: url },
  });
  const client = new CheckedClient(gateway);
  const { version = "" } = await client.call("getConfigSource");
  const body = { files: [{ name: "<database>", text: OBJECTS }] };
  await client.call("applyConfig", { body, version });
  const { result, end } = traffic(async () => {
    const response = await fetch(gateway.url);
    assert.equal(await response.text(), "open");
  });
  try {
    for (const kind of FAULTS) {
      const source = await client.call("getConfigSource");
      proxy.use({ kind, after: 0, seed: 1 });
      const text = OBJECTS.replace("body: open", "body: lost");
      const refused = await client.refusal("applyConfig", {
        body: { files: [{ name: "<database>", text }] },
        version: source.version ?? "",
      });
      assert.equal(refused.status, 503, `${kind}: ${refused.detail}`);
      assert.match(refused.detail, /the database cannot be used now: \w/);
      assert.deepEqual((await client.call("getConfigSource")).value.files, source.value.files);
      proxy.use(NO_FAULT);
      proxy.kill();
      await waitFor("database", async () => (await client.call("getRuntime")).value.writable);
    }
  } finally {
    await end();
  }
  assert.deepEqual(result.failed, []);
  assert.ok(result.served > 0);
});

test("a gateway that is older than the tables says so, touches nothing, and names the cure", async () => {
  await writeFile(join(folder, "config.yaml"), BASELINE);
  await writeFile(join(folder, "objects.yaml"), OBJECTS);
  database.execute("insert into edge_schema (version) values (999)");
  const dump = (): string =>
    database.query("select value from edge_objects union all select revision::text from edge_head");
  const beforehand = dump();
  const env = { ...process.env, DATABASE_URL: database.url() };
  for (const verb of [["export"], ["import", "objects.yaml"], ["history"], ["restore", "1"]]) {
    const options = ["config", ...verb, "-f", "config.yaml"];
    const { status, stderr } = spawnSync(process.execPath, [GW, ...options], {
      ...{ cwd: folder, env },
      encoding: "utf8",
    });
    assert.equal(status, 1, stderr);
    assert.match(
      stderr,
      /^error: the database of config\.yaml cannot be used: the tables .* version 999/,
    );
    assert.match(
      stderr,
      /use the release that made them, or a newer one; nothing was read or changed/,
    );
  }
  assert.equal(dump(), beforehand);
});
