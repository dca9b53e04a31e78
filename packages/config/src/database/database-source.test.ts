import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
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

/** What a replica of its own shows of the same objects. */
async function shownBy(database: object, session: object = {}) {
  const settings = withDefaultsSettings({
    storage: { mode: "database" },
    database: { file: join(folder, "gateway.db"), cacheFile: join(folder, "copy"), ...database },
    session,
  });
  const reader = new ConfigurationReader({ path, environment: {} });
  const source = new DatabaseSource({ settings, reader, wallClock: () => 0 });
  try {
    await source.initial();
    const { version, files } = await reader.show(READING_TIMEOUT, {
      revision: 3,
      objects: OBJECTS,
    });
    return { version, texts: files.map(({ text }) => text) };
  } finally {
    await source.close();
  }
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
