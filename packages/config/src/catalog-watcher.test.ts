import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { CatalogWatcher } from "./catalog-watcher.ts";
import { readConfiguration } from "./reading/read-configuration.ts";

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "catalog-watcher-"));
});

after(() => rm(folder, { recursive: true }));

function catalog(input: string): string {
  return JSON.stringify({ providers: { openai: { models: { gpt: { rates: { input } } } } } });
}

test("a changed catalogue applies without a change from the controller, and a broken one does not", async () => {
  const file = join(folder, "gw.yaml");
  const prices = join(folder, "catalog.json");
  await writeFile(prices, catalog("1"));
  await writeFile(
    file,
    `config: { xds: { address: "http://127.0.0.1:1" }, modelCatalog: [{ file: catalog.json }] }\n`,
  );
  const read = () => readConfiguration(file, {});
  const watcher = new CatalogWatcher({ read, first: await read() });
  const rate = (): string | undefined =>
    watcher.current[0]?.providers?.["openai"]?.models?.["gpt"]?.rates?.input;
  assert.equal(rate(), "1");
  let changes = 0;
  const errors: string[] = [];
  const log = { ...silentLogger, error: (message: string) => void errors.push(message) };
  watcher.start(() => Promise.resolve((changes += 1)), log);
  try {
    await writeFile(prices, catalog("2"));
    await waitFor("new rate", () => rate() === "2");
    await writeFile(prices, catalog("-2"));
    await waitFor("error", () => errors.length > 0);
    assert.equal(rate(), "2");
    const again = await read();
    assert.ok(again.ir !== undefined, "a broken catalogue does not prevent a start");
    await writeFile(prices, catalog("3"));
    await waitFor("last rate", () => rate() === "3");
    assert.equal(changes, 2);
  } finally {
    watcher.close();
  }
});
