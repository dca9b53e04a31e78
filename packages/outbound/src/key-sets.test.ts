import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { type TestContext, test } from "node:test";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { ALL_WORKERS, WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { inlineKeys, KeySets } from "./key-sets.ts";

const COOLDOWN = 5_000;
const STALE = 60_000;
const CACHE = 30_000;
const URL = "https://idp.example/jwks";
const TARGET = { url: URL };
/** The time of the wall clock at the start of these tests. */
const EPOCH = 1_900_000_000_000;

const newKeys = () => ({
  keys: [generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" })],
});

/** Creates key sets, with a provider and a clock that the test controls. */
function arrange(context: TestContext) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const lines: string[] = [];
  const state = { time: 0, fetches: 0, answer: async (): Promise<unknown> => newKeys() };
  const write = (message: string) => void lines.push(message);
  const log: Logger = {
    enabled: () => true,
    trace: write,
    debug: write,
    info: write,
    warn: write,
    error: write,
    module: () => log,
  };
  const channels: WorkerChannel[] = [];
  const [keySets, other] = [0, 1].map((index) => {
    const place = { process: "test", index, count: 2 };
    const channel = new WorkerChannel(place, (to, note) =>
      queueMicrotask(() => {
        const reached = channels.filter((_each, at) =>
          to === ALL_WORKERS ? at !== index : at === to,
        );
        for (const each of reached) each.received(index, note);
      }),
    );
    channels.push(channel);
    const made = new KeySets({
      fetchJson: () => {
        state.fetches++;
        return state.answer();
      },
      limits: { keySetCooldownMilliseconds: COOLDOWN, keySetStaleMilliseconds: STALE },
      log,
      now: () => state.time,
      wallClock: () => EPOCH + state.time,
      channel,
    });
    context.after(() => made.close());
    return made;
  });
  assert.ok(keySets && other);
  const pass = async (milliseconds: number) => {
    state.time += milliseconds;
    context.mock.timers.tick(milliseconds);
    await settle();
  };
  return { keySets, other, state, lines, pass };
}

/** Waits until all pending work has run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a key set is fetched once for all users, before the first request for a key", async (context) => {
  const { keySets, state } = arrange(context);
  const one = keySets.remote(TARGET, CACHE);
  const two = keySets.remote(TARGET, CACHE);
  assert.equal(one.current(), undefined);
  await Promise.all([one.refresh(), two.refresh()]);
  assert.equal(state.fetches, 1);
  assert.ok(one.current());
  assert.equal(one.current(), two.current());
});

test("a key set is fetched again after the cache duration, and unchanged keys stay the same object", async (context) => {
  const { keySets, state, pass } = arrange(context);
  const same = newKeys();
  state.answer = async () => structuredClone(same);
  const source = keySets.remote(TARGET, CACHE);
  await settle();
  const before = source.current();
  await pass(CACHE - 1);
  assert.equal(state.fetches, 1);
  await pass(1);
  assert.equal(state.fetches, 2);
  assert.equal(source.current(), before);
  state.answer = async () => newKeys();
  await pass(CACHE);
  assert.notEqual(source.current(), before);
});

test("the shortest cache duration of all users applies", async (context) => {
  const { keySets, state, pass } = arrange(context);
  keySets.remote(TARGET, CACHE);
  await settle();
  const second = keySets.remote(TARGET, COOLDOWN);
  await pass(COOLDOWN);
  assert.equal(state.fetches, 2);
  second.release();
});

test("unknown keys cause an immediate fetch, limited by the cooldown", async (context) => {
  const { keySets, state, pass } = arrange(context);
  const source = keySets.remote(TARGET, CACHE);
  await settle();
  await source.refresh();
  assert.equal(state.fetches, 1);
  await pass(COOLDOWN);
  await Promise.all([source.refresh(), source.refresh()]);
  await source.refresh();
  assert.equal(state.fetches, 2);
});

test("while a key set cannot be fetched, its old keys are used up to a time limit", async (context) => {
  const { keySets, state, pass, lines } = arrange(context);
  const source = keySets.remote(TARGET, CACHE);
  await settle();
  state.answer = () => Promise.reject(new Error("down"));
  await pass(CACHE);
  assert.ok(source.current());
  assert.equal(lines.filter((line) => line === "key set not fetched").length, 1);
  await pass(STALE);
  assert.ok(source.current());
  await pass(COOLDOWN);
  assert.equal(source.current(), undefined);
  state.answer = async () => newKeys();
  await pass(COOLDOWN);
  assert.ok(source.current());
});

test("a first failure is retried after the cooldown, and an invalid key set is a failure", async (context) => {
  const { keySets, state, pass } = arrange(context);
  state.answer = async () => ({ keys: [] });
  const source = keySets.remote(TARGET, CACHE);
  await settle();
  assert.equal(source.current(), undefined);
  state.answer = async () => newKeys();
  await pass(COOLDOWN);
  assert.ok(source.current());
});

test("keys survive a reload, and are removed with their last user", async (context) => {
  const { keySets, state, pass } = arrange(context);
  const old = keySets.remote(TARGET, CACHE);
  await settle();
  const next = keySets.remote(TARGET, CACHE);
  old.release();
  assert.ok(next.current());
  assert.equal(state.fetches, 1);
  next.release();
  await pass(CACHE);
  assert.equal(state.fetches, 1);
});

/** A key set of the controller, fetched at this time of the test's clock. */
const kept = (fetchedAt: number, keys: object = newKeys()) => ({
  url: URL,
  keys: JSON.stringify(keys),
  fetchedAt: EPOCH + fetchedAt,
});

test("keys of the controller are used without a fetch, and are replaced by newer keys of the controller", async (context) => {
  const { keySets, state, pass } = arrange(context);
  keySets.use([kept(0)]);
  const source = keySets.remote(TARGET, CACHE);
  const first = source.current();
  assert.ok(first);
  for (const _ of Array.from({ length: 5 })) {
    await pass(CACHE);
    keySets.use([kept(state.time)]);
  }
  assert.ok(source.current());
  assert.notEqual(source.current(), first);
  assert.equal(state.fetches, 0);
});

test("while the controller has no keys, none are used, and the data plane fetches them for a token", async (context) => {
  const { keySets, state, pass } = arrange(context);
  keySets.use([{ url: URL }]);
  const source = keySets.remote(TARGET, CACHE);
  await pass(CACHE * 3);
  assert.equal(state.fetches, 0);
  assert.equal(source.current(), undefined);
  state.answer = () => Promise.reject(new Error("down"));
  await Promise.all([source.refresh(), source.refresh()]);
  assert.equal(source.current(), undefined);
  await pass(CACHE * 3);
  assert.equal(state.fetches, 1);
  state.answer = async () => newKeys();
  await source.refresh();
  assert.equal(state.fetches, 2);
  assert.ok(source.current());
});

test("an unknown key makes the data plane fetch once per cooldown, and older keys of the controller do not replace the fetched ones", async (context) => {
  const { keySets, state, pass } = arrange(context);
  keySets.use([kept(0)]);
  const source = keySets.remote(TARGET, CACHE);
  const before = source.current();
  await pass(1);
  await Promise.all([source.refresh(), source.refresh()]);
  await source.refresh();
  assert.equal(state.fetches, 1);
  const own = source.current();
  assert.notEqual(own, before);
  keySets.use([kept(0)]);
  assert.equal(source.current(), own);
  await pass(1);
  keySets.use([kept(state.time)]);
  assert.notEqual(source.current(), own);
});

test("if a controller sends no newer keys, the data plane fetches them, and removes keys that are too old", async (context) => {
  const { keySets, state, pass } = arrange(context);
  const old = kept(0);
  keySets.use([old]);
  const source = keySets.remote(TARGET, CACHE);
  state.answer = () => Promise.reject(new Error("down"));
  await pass(2 * CACHE - 1);
  assert.equal(state.fetches, 0);
  await pass(1);
  assert.equal(state.fetches, 1);
  assert.ok(source.current());
  await pass(STALE);
  await pass(COOLDOWN);
  assert.equal(source.current(), undefined);
  keySets.use([{ ...old }]);
  assert.equal(source.current(), undefined);
});

test("a key set that the controller no longer keeps is fetched by the data plane", async (context) => {
  const { keySets, state, pass } = arrange(context);
  keySets.use([kept(0)]);
  const source = keySets.remote(TARGET, CACHE);
  keySets.use([]);
  assert.ok(source.current());
  await pass(CACHE);
  assert.equal(state.fetches, 1);
});

test("keys of the controller that are no key set are not used", async (context) => {
  const { keySets, state, lines } = arrange(context);
  keySets.use([kept(0, { keys: [] })]);
  assert.equal(keySets.remote(TARGET, CACHE).current(), undefined);
  assert.ok(lines.includes("key set of the controller not usable"));
  assert.equal(state.fetches, 0);
});

test("the key set of a backend has its own name, whatever endpoints the backend has", async (context) => {
  const { keySets, state } = arrange(context);
  keySets.use([kept(0)]);
  keySets.remote(TARGET, CACHE, "backend:idp/keys");
  assert.equal(state.fetches, 1);
  keySets.use([{ ...kept(0), url: "backend:idp/keys" }]);
  const moved = keySets.remote({ url: "https://10.0.0.2/keys" }, CACHE, "backend:idp/keys");
  assert.ok(moved.current());
  assert.equal(state.fetches, 1);
});

test("inline keys are available immediately; an invalid text is an error", () => {
  assert.equal(inlineKeys(JSON.stringify(newKeys())).current()?.size, 1);
  assert.throws(() => inlineKeys("{}"));
  assert.throws(() => inlineKeys("not json"));
});

test("all workers have the keys of one fetch: at the start, after a rotation, and while the provider is away", async (context) => {
  const { keySets, other, state, lines, pass } = arrange(context);
  const two = other.remote(TARGET, CACHE);
  const one = keySets.remote(TARGET, CACHE);
  await settle();
  assert.equal(state.fetches, 1);
  assert.deepEqual([one.current()?.size, two.current()?.size], [1, 1]);
  const before = one.current();
  await pass(COOLDOWN);
  await Promise.all([two.refresh(), one.refresh()]);
  assert.equal(state.fetches, 2);
  assert.notEqual(one.current(), before);
  assert.equal(JSON.stringify(one.current()), JSON.stringify(two.current()));
  state.answer = () => Promise.reject(new Error("away"));
  await pass(COOLDOWN);
  await Promise.all([two.refresh(), one.refresh()]);
  await two.refresh();
  assert.deepEqual([state.fetches, one.failing(), two.failing()], [3, true, true]);
  const keys = one.current()?.publicKeys ?? [];
  assert.equal(keys[0]?.kty, "OKP");
  const known = { name: URL, url: URL, keys, fault: "away" };
  assert.deepEqual([keySets.status(), other.status()], [[known], [known]]);
  assert.deepEqual(lines, ["key set fetched", "key set fetched", "key set not fetched"]);
  assert.ok(two.current());
});

test("a worker that asked early waits for the fetch of the first worker, however long it takes", async (context) => {
  const { keySets, other, state, pass } = arrange(context);
  const slow = Promise.withResolvers<unknown>();
  state.answer = () => slow.promise;
  const two = other.remote(TARGET, CACHE);
  await settle();
  keySets.remote(TARGET, CACHE);
  await pass(1_000);
  assert.equal(state.fetches, 1);
  slow.resolve(newKeys());
  await settle();
  assert.deepEqual([state.fetches, two.current()?.size], [1, 1]);
});

test("workers share the keys of equal servers, whichever of them is in the URL", async (context) => {
  const { keySets, other, state } = arrange(context);
  const origins = ["http://a.example", "http://b.example"];
  const [one, two] = [keySets, other].map((each, index) =>
    each.remote({ url: `${origins[index]}/jwks`, origins }, CACHE, "idp"),
  );
  await settle();
  assert.equal(state.fetches, 1);
  assert.ok(one?.current() && two?.current());
});

test("a worker whose key set the first worker does not have fetches it itself", async (context) => {
  const { other, state, pass } = arrange(context);
  const source = other.remote(TARGET, CACHE);
  await settle();
  assert.equal(state.fetches, 0);
  await pass(1_000);
  assert.equal(state.fetches, 1);
  assert.ok(source.current());
});
