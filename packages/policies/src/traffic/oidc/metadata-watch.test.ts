import assert from "node:assert/strict";
import { type TestContext as Running, test } from "node:test";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { WORKER_CHANNEL, WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { KEY_SETS } from "@edge-gateway/outbound/key-sets";
import { MetadataWatch } from "./metadata-watch.ts";

const ISSUER = "https://issuer.test";

/** A watch in a worker, whose reads are settled by the test, as is the time. */
function arrange(running: Running, worker = 0) {
  running.mock.timers.enable({ apis: ["setTimeout"] });
  const said: string[] = [];
  const say = (level: string) => (message: string) => void said.push(`${level} ${message}`);
  const log: Logger = {
    enabled: () => true,
    ...{ trace: say("trace"), debug: say("debug"), info: say("info") },
    ...{ warn: say("warn"), error: say("error") },
    module: () => log,
  };
  const context = Object.assign(new TestContext(), { log });
  const place = { process: "test", index: worker, count: 2 };
  WORKER_CHANNEL.provide(context.services, new WorkerChannel(place, () => {}));
  const reads: PromiseWithResolvers<string>[] = [];
  const read = (): Promise<string> => {
    const next = Promise.withResolvers<string>();
    reads.push(next);
    return next.promise;
  };
  const watch = new MetadataWatch(ISSUER, read, context);
  running.after(() => watch.close());
  const { keySetCooldownMilliseconds } = context.use(SETTINGS).identity;
  const passCooldown = async (): Promise<void> => {
    running.mock.timers.tick(keySetCooldownMilliseconds);
    await settle();
  };
  const faults = () => context.use(KEY_SETS).status();
  const fail = async (reason: string): Promise<void> => {
    reads.at(-1)?.reject(new Error(reason));
    await settle();
  };
  return { watch, said, reads, faults, fail, passCooldown };
}

/** Waits until all pending work has run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("metadata is read at once, and a failure is known until a later read succeeds", async (running) => {
  const { reads, faults, fail, passCooldown } = arrange(running);
  assert.equal(reads.length, 1);
  assert.deepEqual(faults(), []);
  await fail("status 503");
  assert.deepEqual(faults(), [
    {
      ...{ name: `issuer:${ISSUER}`, issuer: ISSUER, keys: [], fault: "status 503" },
      url: `${ISSUER}/.well-known/openid-configuration`,
    },
  ]);
  await passCooldown();
  assert.equal(reads.length, 2);
  reads.at(-1)?.resolve("found");
  await settle();
  assert.deepEqual(faults(), []);
  await passCooldown();
  assert.equal(reads.length, 2);
});

test("a failure is a warning once, and only of the first worker", async (running) => {
  for (const [worker, first] of [
    [0, "warn"],
    [1, "debug"],
  ] as const) {
    const { said, fail, passCooldown } = arrange(running, worker);
    await fail("status 503");
    await passCooldown();
    await fail("status 502");
    const message = "issuer metadata not usable";
    assert.deepEqual(said, [`${first} ${message}`, `debug ${message}`]);
    running.mock.timers.reset();
  }
});

test("a read for a login tells the failure to its caller, and one that is closed reads no more", async (running) => {
  const { watch, reads, faults, fail, passCooldown } = arrange(running);
  reads[0]?.resolve("found");
  assert.equal(await Promise.race([watch.found(), settle()]), undefined);
  const login = watch.found();
  reads.at(-1)?.reject(new Error("status 500"));
  await assert.rejects(login, /status 500/);
  watch.close();
  assert.deepEqual(faults(), []);
  const count = reads.length;
  await fail("status 500");
  await passCooldown();
  assert.equal(reads.length, count);
});
