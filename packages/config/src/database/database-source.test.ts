import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { READING_TIMEOUT } from "../bounds.ts";
import { ConfigurationReader } from "../reading/configuration-reader.ts";
import { DatabaseSource } from "./database-source.ts";

const KEY = "5e".repeat(32);
const TEXT = `config: { storage: { mode: database } }
gateways: { web: { port: 80 } }
secrets: { own: { data: { password: hunter2-hunter2 } } }
`;
const OBJECTS = [
  { kind: "secrets", name: "theirs", value: JSON.stringify({ data: { password: "hunter3" } }) },
];

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "source-"));
  path = join(folder, "gw.yaml");
  await writeFile(path, TEXT);
  await writeFile(join(folder, "key"), `${KEY}\n`);
});

afterEach(() => rm(folder, { recursive: true }));

function openedSource(database: object = {}, session: object = {}) {
  const settings = withDefaultsSettings({
    storage: { mode: "database" },
    database: { file: join(folder, "gateway.db"), cacheFile: join(folder, "copy"), ...database },
    session,
  });
  const reader = new ConfigurationReader({ path, environment: {} });
  const source = new DatabaseSource({ settings, reader, wallClock: () => 0 });
  return { source, reader, [Symbol.asyncDispose]: () => source.close() };
}

/** What a replica of its own shows of the same objects. */
async function shownBy(database: object, session: object = {}) {
  await using opened = openedSource(database, session);
  await opened.source.initial();
  const { version, files } = await opened.reader.show(READING_TIMEOUT, {
    revision: 3,
    objects: OBJECTS,
  });
  return { version, texts: files.map(({ text }) => text) };
}

for (const [name, database, session] of [
  ["a key of the database", { key: KEY }, {}],
  ["a file with a key of the database", { keyFile: "key" }, {}],
  ["a key of sessions", {}, { key: KEY }],
] as const)
  test(`replicas with ${name} show the same of the same objects`, async () => {
    const own = "keyFile" in database ? { keyFile: join(folder, database.keyFile) } : database;
    const [one, other] = [await shownBy(own, session), await shownBy(own, session)];
    assert.match(one.texts.join(), /<redacted:/);
    assert.deepEqual(one, other);
  });

/** What a database has whose tables are restored one after the other. */
const HALF_RESTORED = "delete from edge_objects; delete from edge_versions";
/** What a new database in the place of the old one has. */
const EMPTY =
  "delete from edge_objects; delete from edge_versions; update edge_head set revision = 0";

test("a database that was emptied takes nothing from gateways that run, nor from those that start from a copy", async () => {
  const session = { key: KEY };
  const changes = OBJECTS.map(({ value, ...object }) => ({ ...object, after: value }));
  const described = { at: "2026-01-01T00:00:00.000Z", author: "ann", message: "", history: 9 };
  const emptied = /has no version, although version 1 ran here/;
  {
    await using opened = openedSource({ key: KEY }, session);
    const { source } = opened;
    await source.initial();
    await source.commit({ id: "1", base: 0, changes, ...described });
    const apply = async (): Promise<void> => {
      await source.load();
      source.attempted([]);
    };
    await source.start(apply, silentLogger);
    await source.refresh();
    assert.equal(source.current?.objects.length, 1);
    const file = new DatabaseSync(join(folder, "gateway.db"));
    file.exec(EMPTY);
    file.close();
    await source.refresh();
    assert.match(source.away ?? "", emptied);
    assert.equal(source.current?.objects.length, 1);
  }
  await using opened = openedSource({ key: KEY }, session);
  const { source } = opened;
  assert.ok((await source.initial()).ir !== undefined);
  assert.match(source.away ?? "", emptied);
  assert.equal(source.current?.objects.length, 1);
  await source.commit({ id: "2", base: 0, changes, ...described });
  await source.start(async () => {}, silentLogger);
  await source.refresh();
  assert.equal(source.away, undefined);
});

test("a database of which only a part is restored takes nothing; one whose objects were all removed does", async () => {
  const changes = OBJECTS.map(({ value, ...object }) => ({ ...object, after: value }));
  const described = { at: "2026-01-01T00:00:00.000Z", author: "ann", message: "", history: 1 };
  await using opened = openedSource();
  const { source } = opened;
  await source.initial();
  await source.commit({ id: "1", base: 0, changes, ...described });
  await source.commit({ id: "2", base: 1, changes, ...described });
  await source.start(async () => {}, silentLogger);
  await source.refresh();
  const file = new DatabaseSync(join(folder, "gateway.db"));
  file.exec(`begin; ${HALF_RESTORED}; update edge_head set revision = 1; commit`);
  file.close();
  await source.refresh();
  assert.match(source.away ?? "", /has no objects and no history, although version 2 ran here/);
  assert.equal(source.current?.objects.length, 1);
  const none = changes.map((change) => ({ ...change, after: null }));
  await source.commit({ id: "3", base: 1, changes: none, ...described });
  await source.refresh();
  assert.equal(source.away, undefined);
  assert.deepEqual(source.current?.objects, []);
});
