import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { SealedFile } from "./sealed-file.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sealed-"));
});

afterEach(() => rm(folder, { recursive: true }));

function sealedFile() {
  return new SealedFile({
    file: join(folder, "copy"),
    key: Buffer.alloc(32, 1),
    owner: "test",
    maxAge: 1,
    wallClock: () => 0,
    parse: ({ text }) => ({ text }),
  });
}

test("a closed file is written completely, and never again", async () => {
  const sealed = sealedFile();
  const saved = Promise.all([sealed.save({ text: "first" }), sealed.save({ text: "last" })]);
  await sealed.close();
  assert.deepEqual(await readdir(folder), ["copy"]);
  assert.deepEqual(await sealed.read(), { text: "last" });
  await saved;
  await sealed.save({ text: "late" });
  assert.deepEqual(await sealed.read(), { text: "last" });
});

test("processes with the same number, as those of containers, write a file at the same time", async () => {
  const texts = ["first", "other", "x".repeat(100_000)];
  await Promise.all(texts.map((text) => sealedFile().save({ text })));
  assert.deepEqual(await readdir(folder), ["copy"]);
  const read = await sealedFile().read();
  assert.ok(texts.includes(String(read?.text)));
});
