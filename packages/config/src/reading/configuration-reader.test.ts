import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import {
  LARGE_CONFIGURATION_ROUTES,
  READING_THREAD_FIRST_TIMEOUT,
  READING_THREAD_IDLE_TIMEOUT,
} from "../bounds.ts";
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

test("a configuration that does not fit into the memory of the container is a problem", async () => {
  await writeFile(config, text(1));
  let most: number | undefined = 8;
  const reader = new ConfigurationReader({ path: config, environment: {} }, undefined, () => most);
  const { ir, files } = await reader.read();
  assert.equal(ir, undefined);
  assert.match(
    String(findingsOf({ files }).diagnostics[0]?.message),
    /cannot be read: it needs more memory than the 8 MiB/,
  );
  most = undefined;
  assert.notEqual((await reader.read()).ir, undefined);
});

for (const [how, module, reason] of [
  ["throws", 'throw new Error("out of luck")', "out of luck"],
  ["ends without a response", "", "the thread that reads it has ended"],
] as const) {
  test(`a thread that ${how} is a problem of the configuration`, async () => {
    await writeFile(config, text(1));
    const reader = readerOf(module);
    const { ir, files, paths, digest } = await reader.read();
    assert.equal(ir, undefined);
    assert.deepEqual(
      findingsOf({ files }).diagnostics.map(({ file, code, message }) => [file, code, message]),
      [[config, "internal-error", `the configuration cannot be read: ${reason}`]],
    );
    assert.deepEqual([paths, digest], [[], await digestOf([])]);
  });
}

test("a reading that takes too long ends, and the next reading has a new thread", async () => {
  await writeFile(config, text(1));
  const reader = readerOf(
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { for (;;); })',
  );
  for (let count = 0; count < 2; count++) {
    const { ir, files } = await reader.read(50);
    assert.equal(ir, undefined);
    assert.deepEqual(
      findingsOf({ files }).diagnostics.map(({ message }) => message),
      ["the configuration cannot be read: it takes longer than 50 ms"],
    );
  }
});

/** Answers with the number of its thread, and of the readings before. */
const COUNT = `import { parentPort, threadId } from "node:worker_threads";
  let readings = 0;
  parentPort.on("message", () => parentPort.postMessage({ paths: [threadId, readings++] }));`;

test("readings run one after the other in one thread", async () => {
  const reader = readerOf(COUNT);
  const read = await Promise.all([reader.read(), reader.read(), reader.read()]);
  assert.deepEqual(new Set(read.map(({ paths: [thread] }) => thread)).size, 1);
  assert.deepEqual(
    read.map(({ paths: [, count] }) => count),
    [0, 1, 2],
  );
});

test("a thread ends soon after one reading, and is kept after the second", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const reader = readerOf(COUNT);
  const [first] = (await reader.read()).paths;
  context.mock.timers.tick(READING_THREAD_FIRST_TIMEOUT);
  const [second, ...before] = (await reader.read()).paths;
  assert.notEqual(second, first, "a reading while the thread ends has a new thread");
  assert.deepEqual(before, [0]);
  assert.deepEqual((await reader.read()).paths, [second, 1]);
  context.mock.timers.tick(READING_THREAD_IDLE_TIMEOUT - 1);
  assert.deepEqual((await reader.read()).paths, [second, 2]);
  context.mock.timers.tick(READING_THREAD_IDLE_TIMEOUT);
  assert.notEqual((await reader.read()).paths[0], second);
});

test("the thread of a large configuration stays, and hands over what an only reading would", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const order = { path: config, environment: {} };
  const large = new ConfigurationReader(order);
  const routes = Array.from({ length: LARGE_CONFIGURATION_ROUTES }, (_, index) => `r${index}`);
  const write = (host: string): Promise<void> =>
    writeFile(
      config,
      `gateways:\n  web:\n    port: 80\n    routes:\n${routes
        .map((name) => `    - name: ${name}\n      backends: [{host: "${name}.${host}:1"}]\n`)
        .join("")}`,
    );
  await write("a");
  const first = await large.read();
  context.mock.timers.tick(READING_THREAD_IDLE_TIMEOUT);
  routes[1] = "changed";
  await write("a");
  const second = await large.read();
  const { ir } = await new ConfigurationReader(order).read();
  assert.deepEqual(second.ir, ir);
  assert.equal(second.ir?.routes[0], first.ir?.routes[0], "the thread and its routes are the same");
  assert.equal(second.ir?.backends[2], first.ir?.backends[2]);
  assert.notEqual(second.ir?.routes[1], first.ir?.routes[1]);
});

function readerOf(module: string): ConfigurationReader {
  return new ConfigurationReader(
    { path: config, environment: {} },
    new URL(`data:text/javascript,${encodeURIComponent(module)}`),
  );
}
