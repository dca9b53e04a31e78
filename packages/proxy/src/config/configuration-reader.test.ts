import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { digestOf } from "./digest.ts";
import { ConfigurationReader } from "./configuration-reader.ts";
import { findingsOf } from "./judged-configuration.ts";

let folder: string;
let config: string;
let secret: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "configuration-reader-"));
  config = join(folder, "gw.yaml");
  secret = join(folder, "secret.yaml");
  await writeFile(secret, "a: b\n");
});

after(() => rm(folder, { recursive: true }));

function text(port: number, secrets = ""): string {
  return `${secrets}\ngateways: {web: {port: ${port}, routes: [{backends: [{host: "h:1"}]}]}}\n`;
}

test("each reading has the files that the configuration names, and the digest of their contents", async () => {
  const reader = new ConfigurationReader({ path: config, environment: {} });
  const states = [
    { written: text(1), files: [config] },
    { written: text(2, "secrets: {one: {file: secret.yaml}}"), files: [config, secret] },
    { written: text(3), files: [config] },
  ];
  for (const [index, { written, files }] of states.entries()) {
    await writeFile(config, written);
    const { ir, paths, digest } = await reader.read();
    assert.deepEqual(
      ir?.binds.map(({ port }) => port),
      [index + 1],
    );
    assert.deepEqual(paths, files);
    assert.equal(digest, await digestOf(files));
  }
});

for (const [how, module, reason] of [
  ["throws", 'throw new Error("out of luck")', "out of luck"],
  ["ends without a response", "", "the thread that reads it has ended"],
] as const) {
  test(`a thread that ${how} is a problem of the configuration`, async () => {
    await writeFile(config, text(1));
    const reader = new ConfigurationReader(
      { path: config, environment: {} },
      new URL(`data:text/javascript,${encodeURIComponent(module)}`),
    );
    const { ir, files, paths, digest } = await reader.read();
    assert.equal(ir, undefined);
    assert.deepEqual(
      findingsOf({ files }).diagnostics.map(({ file, code, message }) => [file, code, message]),
      [[config, "internal-error", `the configuration cannot be read: ${reason}`]],
    );
    assert.deepEqual([paths, digest], [[], await digestOf([])]);
  });
}

test("a reading that takes too long can be cancelled", async () => {
  await writeFile(config, text(1));
  const endless = new URL(`data:text/javascript,${encodeURIComponent("for (;;);")}`);
  const reading = new ConfigurationReader({ path: config, environment: {} }, endless).read(
    AbortSignal.timeout(50),
  );
  const { ir, files } = await reading;
  assert.equal(ir, undefined);
  assert.equal(findingsOf({ files }).diagnostics.length, 1);
});
