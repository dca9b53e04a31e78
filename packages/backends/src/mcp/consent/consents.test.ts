import assert from "node:assert/strict";
import { mkdtempDisposable, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Calls } from "@edge-gateway/http";
import { testThread } from "@edge-gateway/http/testing";
import { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { Consents } from "./consents.ts";

test("two gateways that write the same file at once leave a whole one, and no draft", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "consents-"));
  const file = join(folder.path, "consents.json");
  const errors: string[] = [];
  const log = { ...silentLogger, error: (message: string) => void errors.push(message) };
  const write = async (name: string): Promise<void> => {
    const channel = new WorkerChannel({ process: name, index: 0, count: 1 }, () => {});
    const consents = new Consents({ channel, calls: new Calls(testThread()), file, log });
    for (let count = 0; count < 20; count++) await consents.put(`${name}${count}`, "text");
  };
  await Promise.all([write("a"), write("b")]);
  assert.deepEqual(errors, []);
  const { consents } = JSON.parse(await readFile(file, "utf8"));
  assert.ok(Object.keys(consents).length >= 20);
  assert.deepEqual(await readdir(folder.path), ["consents.json"]);
});
