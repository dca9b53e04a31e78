import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** Changes of a database that others change, too: nothing of theirs is lost without a word. */

const DATABASE = "<database>";
const [OLD, NEW] = ["1".repeat(64), "a".repeat(64)];
/** An object with a secret. */
const SHOP = `backends:
  shop:
    policies: { auth: { key: planted-secret-77fe } }
    static: { port: 9, host: 127.0.0.1 }
`;

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "others-"));
});

after(() => rm(folder, { recursive: true, force: true }));

/** A gateway with a database of its own, and a client of its admin API. */
async function start(name: string, key = OLD) {
  const file = join(folder, `${name}.db`);
  const config = `config:
  storage: { mode: database }
  database: { file: ${file}, key: "${key}" }
gateways:
  web:
    port: \${PORT}
`;
  const gateway = await Gateway.start({ config });
  return {
    ...{ gateway, file, client: new CheckedClient(gateway) },
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}

/** Routes of these names with these answers, as the gateway shows them. */
function routes(answers: Readonly<Record<string, string>>): string {
  const items = Object.entries(answers).map(
    ([name, body]) => `  - name: ${name}
    gateways: [web]
    matches: [{ path: { value: /${name} } }]
    policies: { directResponse: { status: 200, body: ${body} } }
`,
  );
  return `routes:\n${items.join("")}`;
}

async function read(client: CheckedClient) {
  const { value, version = "" } = await client.call("getConfigSource");
  const { text = "" } = value.files.find(({ name }) => name === DATABASE) ?? {};
  return { text, version, files: value.files };
}

function order(text: string, version: string) {
  return { body: { files: [{ name: DATABASE, text }] }, version };
}

async function served({ url }: Gateway, name: string): Promise<string> {
  const response = await fetch(`${url}/${name}`);
  return response.ok ? response.text() : String(response.status);
}

test("the ETag of a change names a version only if its text is the one that was sent", async () => {
  await using place = await start("etag");
  const { client, gateway } = place;
  const first = await read(client);
  const begun = await client.call("applyConfig", order(routes({ a: "one" }) + SHOP, first.version));
  const ann = await read(client);
  assert.equal(begun.version, ann.version);
  await client.call("applyConfig", order(routes({ a: "one", b: "bob" }) + SHOP, ann.version));
  const over = order(routes({ a: "two" }) + SHOP, ann.version);
  assert.equal((await client.call("applyConfig", over)).version, undefined);
  // Whoever goes on with the same text and the version of it changes only what he has changed.
  const again = order(routes({ a: "two", c: "new" }) + SHOP, ann.version);
  assert.equal((await client.call("applyConfig", again)).version, undefined);
  for (const [name, body] of Object.entries({ a: "two", b: "bob", c: "new" }))
    assert.equal(await served(gateway, name), body);
});

test("a version with an object that cannot be opened is not restored, because the object would be lost", async () => {
  {
    await using place = await start("sealed");
    const { client } = place;
    const first = await read(client);
    await client.call("applyConfig", order(SHOP, first.version));
    const { text, version } = await read(client);
    await client.call("applyConfig", order(routes({ a: "one" }) + text, version));
    const now = await read(client);
    await client.call("applyConfig", order(routes({ a: "one" }), now.version));
  }
  await using place = await start("sealed", NEW);
  const { client } = place;
  const { version } = await read(client);
  const refused = await client.refusal("restoreConfigVersion", { query: { id: "2" }, version });
  assert.equal(refused.status, 409);
  assert.match(refused.detail, /version 2 .*backends\/shop: .*sealed by the key/);
  const { value } = await client.call("getConfigVersion", { query: { id: "2" } });
  assert.deepEqual(value.files, []);
});

test("a row that cannot be read is not deleted by the next change, but can be written anew", async () => {
  await using place = await start("broken");
  const { client, file, gateway } = place;
  const first = await read(client);
  await client.call("applyConfig", order(routes({ a: "one", b: "two" }), first.version));
  using database = new DatabaseSync(file);
  database.exec(
    "update edge_objects set value = 'half a' where name = 'b'; update edge_head set revision = revision + 1",
  );
  const found = await waitFor("the text without the row", async () => {
    const now = await read(client);
    return !now.text.includes("name: b") && now;
  });
  const { body, version } = order(routes({ a: "three" }), found.version);
  const refused = await client.refusal("applyConfig", { body, version });
  assert.equal(refused.status, 409);
  assert.match(refused.detail, /routes\/b: the value of the row is not JSON.*write it anew/);
  assert.equal(await served(gateway, "b"), "two");
  await client.call("applyConfig", order(routes({ a: "three", b: "four" }), found.version));
  for (const [name, text] of Object.entries({ a: "three", b: "four" }))
    assert.equal(await served(gateway, name), text);
});

test("what somebody else has deleted stays deleted when another object is changed", async () => {
  await using place = await start("deleted");
  const { client, gateway } = place;
  const first = await read(client);
  const all = { a: "one", b: "two", c: "three" };
  await client.call("applyConfig", order(routes(all), first.version));
  const ann = await read(client);
  await client.call("applyConfig", order(routes({ a: "one", c: "three" }), ann.version));
  const next = order(routes({ ...all, c: "four" }), ann.version);
  const [fixed] = ann.files;
  const changed = { name: fixed?.name ?? "", text: `${fixed?.text}# more\n` };
  const both = { body: { files: [...next.body.files, changed] }, version: ann.version };
  const refused = await client.refusal("applyConfig", both);
  assert.deepEqual([refused.status, /baseline/.test(refused.detail)], [409, true]);
  await client.call("applyConfig", next);
  for (const [name, text] of Object.entries({ a: "one", b: "404", c: "four" }))
    assert.equal(await served(gateway, name), text);
});
