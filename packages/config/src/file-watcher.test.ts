import assert from "node:assert/strict";
import { mkdtemp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { digestOf, NOT_READ } from "./reading/digest.ts";
import { FileWatcher } from "./file-watcher.ts";

/** A folder, and a promise of the next change of a file in it. */
async function watched(context: TestContext, prepare: (folder: string) => Promise<string>) {
  const folder = await mkdtemp(join(tmpdir(), "watch-"));
  const file = await prepare(folder);
  let notify = () => {};
  const watcher = new FileWatcher(async () => notify(), assert.ifError);
  context.after(async () => {
    watcher.close();
    await rm(folder, { recursive: true });
  });
  await watcher.watch([file], await digestOf([file]));
  const changed = () => new Promise<void>((resolve) => (notify = resolve));
  return { folder, file, changed };
}

async function plain(folder: string): Promise<string> {
  const file = join(folder, "config.yaml");
  await writeFile(file, "one");
  return file;
}

test("a file written in place is reported", async (context) => {
  const { file, changed } = await watched(context, plain);
  const change = changed();
  await writeFile(file, "two");
  await change;
});

test("a file replaced by a rename is reported, twice", async (context) => {
  const { folder, file, changed } = await watched(context, plain);
  for (const content of ["two", "three"]) {
    const change = changed();
    await writeFile(join(folder, "next"), content);
    await rename(join(folder, "next"), file);
    await change;
  }
});

test("a link swapped as in a mounted ConfigMap is reported", async (context) => {
  const { folder, file, changed } = await watched(context, async (root) => {
    for (const version of ["v1", "v2"]) {
      await mkdir(join(root, version));
      await writeFile(join(root, version, "config.yaml"), version);
    }
    await symlink("v1", join(root, "..data"));
    await symlink(join("..data", "config.yaml"), join(root, "config.yaml"));
    return join(root, "config.yaml");
  });
  const change = changed();
  await symlink("v2", join(folder, "..data_tmp"));
  await rename(join(folder, "..data_tmp"), join(folder, "..data"));
  await change;
  assert.equal(await readFile(file, "utf8"), "v2");
});

test("a file that is removed and created again is reported", async (context) => {
  const { file, changed } = await watched(context, plain);
  const removed = changed();
  await rm(file);
  await removed;
  const back = changed();
  await writeFile(file, "two");
  await back;
});

test("the target of a link that is removed and created again is reported", async (context) => {
  const { folder, changed } = await watched(context, async (root) => {
    await mkdir(join(root, "data"));
    await writeFile(join(root, "data", "config.yaml"), "one");
    await symlink(join("data", "config.yaml"), join(root, "config.yaml"));
    return join(root, "config.yaml");
  });
  const removed = changed();
  await rm(join(folder, "data", "config.yaml"));
  await removed;
  const back = changed();
  await writeFile(join(folder, "data", "config.yaml"), "two");
  await back;
});

test("a device that never ends is read up to the largest size of a configuration", async () => {
  assert.equal(await digestOf(["/dev/zero"]), await digestOf(["/dev/zero"]));
});

test("a file that is added to a watched folder, and its removal, are reported", async (context) => {
  const { file: folder, changed } = await watched(context, async (root) => {
    await mkdir(join(root, "manifests"));
    return join(root, "manifests");
  });
  for (const change of [
    () => writeFile(join(folder, "new.yaml"), "one"),
    () => rm(join(folder, "new.yaml")),
  ]) {
    const seen = changed();
    await change();
    await seen;
  }
});

test("a file that was not read because file descriptors ran out counts as changed at the next poll", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "watch-"));
  const file = await plain(folder);
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  const watcher = new FileWatcher(async () => resolve(), assert.ifError);
  const keepsAlive = setInterval(() => {}, 1000);
  context.after(async () => {
    clearInterval(keepsAlive);
    watcher.close();
    await rm(folder, { recursive: true });
  });
  await watcher.watch([file], NOT_READ);
  await changed;
});

test("a file that changes without a pause is reported", async (context) => {
  const { file, changed } = await watched(context, plain);
  const change = changed();
  let isReported = false;
  const writing = (async () => {
    for (let count = 0; !isReported; count++) await writeFile(file, String(count));
  })();
  await change;
  isReported = true;
  await writing;
});

test("a change that was read already, with a file that it names, is not reported", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "watch-"));
  const file = await plain(folder);
  const certificate = join(folder, "tls.crt");
  await writeFile(certificate, "certificate");
  const reported: string[] = [];
  const watcher = new FileWatcher(async (digest) => void reported.push(digest), assert.ifError);
  context.after(async () => {
    watcher.close();
    await rm(folder, { recursive: true });
  });
  // This begins to compare the file.
  await watcher.watch([file], await digestOf([file]));
  await writeFile(file, "two");
  const both = [file, certificate];
  const watching = watcher.watch(both, await digestOf(both));
  // Until then the change of the file was news.
  reported.length = 0;
  await watching;
  await writeFile(join(folder, "next"), "another");
  await rename(join(folder, "next"), certificate);
  const changed = await digestOf(both);
  await waitFor("a report", () => reported.includes(changed));
  assert.deepEqual(reported, [changed]);
});
