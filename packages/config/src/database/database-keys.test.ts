import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { openStore } from "@edge-gateway/storage/open-store";
import { RowSealer } from "@edge-gateway/storage/sealing/row-sealer";
import { SealedStore } from "@edge-gateway/storage/sealing/sealed-store";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { DATABASE_REREAD_INTERVAL } from "./bounds.ts";
import { DatabaseConnection } from "./database-connection.ts";
import { DatabaseKeys } from "./database-keys.ts";

const BUDGET = { scope: "User", subject: "u", tokens: 9, createdAt: 0, calendar: "Month" };
const MINUTE = 60_000;

let folder: string;
let cacheFile: string;
let connection: DatabaseConnection;
let now: number;
let opened: DatabaseKeys[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
  cacheFile = join(folder, "copy");
  now = Date.UTC(2026, 0, 1);
  opened = [];
  const file = join(folder, "gateway.db");
  connection = new DatabaseConnection(
    async () =>
      new SealedStore(await openStore({ kind: "sqlite", file }), new RowSealer({}), () => []),
    () => {},
  );
});

afterEach(async () => {
  await Promise.all(opened.map((keys) => keys.close()));
  await connection.close();
  await rm(folder, { recursive: true });
});

function keysOf(used: DatabaseConnection, log: Logger = silentLogger): DatabaseKeys {
  const { database, session } = withDefaultsSettings({
    database: { file: join(folder, "gateway.db"), cacheFile, maxCacheAge: "2m" },
    session: { key: "0".repeat(64) },
  });
  const keys = new DatabaseKeys(used, { database, session }, { wallClock: () => now, log });
  opened.push(keys);
  return keys;
}

async function write(name: string, budget: object): Promise<void> {
  const budgets = [{ name, value: JSON.stringify(budget) }];
  await connection.use(async ({ keys }) =>
    keys.change({ keys: [], budgets }, await keys.revision()),
  );
}

/** The budgets with which a gateway starts that cannot use the database. */
async function budgetsWithout(): Promise<readonly string[]> {
  const away = new DatabaseConnection(
    () => Promise.reject(new Error("away")),
    () => {},
  );
  return Object.keys((await keysOf(away).initial()).budgets);
}

function emptyDatabase(): void {
  const file = new DatabaseSync(join(folder, "gateway.db"));
  file.exec("delete from edge_budgets; update edge_marks set revision = 0");
  file.close();
}

async function waitForCopy(): Promise<void> {
  await waitFor("copy", async () => (await budgetsWithout()).includes("good"));
}

test("a copy of keys that the database confirms does not become too old", async () => {
  await write("good", BUDGET);
  const keys = keysOf(connection);
  await keys.initial();
  await waitForCopy();
  for (let minute = 0; minute < 3; minute += 1) {
    now += MINUTE;
    await keys.changed();
    await waitForCopy();
  }
});

test("a copy of keys that could not be written is written later", async () => {
  await write("good", BUDGET);
  await mkdir(`${cacheFile}.keys`);
  const failed = Promise.withResolvers<void>();
  const log = { ...silentLogger, warn: () => failed.resolve() };
  const keys = keysOf(connection, log);
  await keys.initial();
  await failed.promise;
  await rm(`${cacheFile}.keys`, { recursive: true });
  now += DATABASE_REREAD_INTERVAL + 1;
  await keys.changed();
  await waitForCopy();
});

test("a database that was emptied takes no keys from a gateway that cannot write its copy", async () => {
  await write("good", BUDGET);
  await mkdir(`${cacheFile}.keys`);
  const failed = Promise.withResolvers<void>();
  const keys = keysOf(connection, { ...silentLogger, warn: () => failed.resolve() });
  await keys.initial();
  await failed.promise;
  emptyDatabase();
  await assert.rejects(keys.changed(), /has no keys and budgets, although/);
});

test("budgets with a time zone that does not exist are refused", async () => {
  await write("bad", { ...BUDGET, timeZone: "Mars/Phobos" });
  await assert.rejects(keysOf(connection).changed(), /bad.*there is no time zone Mars\/Phobos/);
});

test("a database that was emptied takes no keys from gateways that run, nor from those that start from a copy", async () => {
  await write("good", BUDGET);
  const running = keysOf(connection);
  await running.initial();
  await waitForCopy();
  emptyDatabase();
  await assert.rejects(running.changed(), /has no keys and budgets, although/);
  assert.deepEqual(Object.keys((await keysOf(connection).initial()).budgets), ["good"]);
  await write("better", BUDGET);
  now += DATABASE_REREAD_INTERVAL + 1;
  assert.deepEqual(Object.keys((await running.changed())?.budgets ?? {}), ["better"]);
});

test("why changed keys cannot be used is logged", async () => {
  const logged = Promise.withResolvers<unknown>();
  const log = {
    ...silentLogger,
    error: (_: string, fields: object = {}) => logged.resolve(fields),
  };
  const keys = keysOf(connection, log);
  keys.follow(() => Promise.reject(new Error("there is no room")));
  assert.deepEqual(await logged.promise, { error: "there is no room" });
});
