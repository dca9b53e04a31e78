import assert from "node:assert/strict";
import { readFile, stat, truncate, writeFile } from "node:fs/promises";
import { test } from "node:test";
import type { StoredConfig } from "../config-store.ts";
import { openStore } from "../open-store.ts";
import { change, DATABASES } from "../stores.suite.ts";

const OBJECT = JSON.stringify({ text: "x".repeat(500) });
const CHANGES = 6;

test("a file that was cut anywhere is refused, or has everything", async () => {
  await using database = await DATABASES.sqlite();
  const { location } = database;
  assert.ok(location.kind === "sqlite");
  const { file } = location;
  const whole = await filled(file);
  const bytes = await readFile(file);
  let refused = 0;
  // One byte less than the whole, and cuts at and between the borders of pages.
  for (let size = bytes.length - 1; size >= 0; size = size < 7 ? size - 1 : size - 1997) {
    await writeFile(file, bytes);
    await truncate(file, size);
    const read = await readOrRefused(file);
    if (read === undefined) refused++;
    else assert.deepEqual(read, whole, `cut after ${size} bytes`);
  }
  assert.ok(refused > 0);
});

test("a log of changes that was cut anywhere has the changes of some revision, and whole ones", async () => {
  await using database = await DATABASES.sqlite();
  const { location } = database;
  assert.ok(location.kind === "sqlite");
  const { file } = location;
  const store = await openStore(location);
  for (let base = 0; base < CHANGES; base++) await store.commit(change(base, `r${base}`, OBJECT));
  const [main, log] = [await readFile(file), await readFile(`${file}-wal`)];
  const copy = `${file}-copy`;
  for (let size = log.length; size >= 0; size -= 6001) {
    await writeFile(copy, main);
    await writeFile(`${copy}-wal`, log.subarray(0, size));
    const read = await readOrRefused(copy);
    if (read !== undefined) assert.equal(read.objects.length, read.revision, `${size} bytes`);
  }
  await store.close();
});

test("only the owner may read a new file", async () => {
  await using database = await DATABASES.sqlite();
  const { location } = database;
  assert.ok(location.kind === "sqlite");
  await filled(location.file);
  assert.equal((await stat(location.file)).mode & 0o777, 0o600);
});

async function filled(file: string): Promise<StoredConfig> {
  const store = await openStore({ kind: "sqlite", file });
  for (let base = 0; base < CHANGES; base++) await store.commit(change(base, `r${base}`, OBJECT));
  const whole = await store.read();
  await store.close();
  return whole;
}

async function readOrRefused(file: string): Promise<StoredConfig | undefined> {
  try {
    const store = await openStore({ kind: "sqlite", file });
    try {
      return await store.read();
    } finally {
      await store.close();
    }
  } catch {
    return undefined;
  }
}
