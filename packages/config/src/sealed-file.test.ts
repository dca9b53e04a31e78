import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { SealedFile } from "./sealed-file.ts";

test("a closed file is written completely, and never again", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "sealed-"));
  context.after(() => rm(folder, { recursive: true }));
  const sealed = new SealedFile({
    file: join(folder, "copy"),
    key: Buffer.alloc(32, 1),
    owner: "test",
    maxAge: 1,
    wallClock: () => 0,
    parse: ({ text }) => ({ text }),
  });
  const saved = Promise.all([sealed.save({ text: "first" }), sealed.save({ text: "last" })]);
  await sealed.close();
  assert.deepEqual(await readdir(folder), ["copy"]);
  assert.deepEqual(await sealed.read(), { text: "last" });
  await saved;
  await sealed.save({ text: "late" });
  assert.deepEqual(await sealed.read(), { text: "last" });
});
