import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { type TestContext, test } from "node:test";
import type { Logger } from "@edge-gateway/kernel/logger";
import { inlineKeys, KeySets } from "./key-sets.ts";

const COOLDOWN = 5_000;
const STALE = 60_000;
const CACHE = 30_000;
const TARGET = { url: "https://idp.example/jwks" };

const newKeys = () => ({
  keys: [generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" })],
});

/** Key sets with a provider and a clock that the test controls. */
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
  const keySets = new KeySets({
    fetchJson: () => {
      state.fetches++;
      return state.answer();
    },
    limits: { keySetCooldownMilliseconds: COOLDOWN, keySetStaleMilliseconds: STALE },
    log,
    now: () => state.time,
  });
  context.after(() => keySets.close());
  const pass = async (milliseconds: number) => {
    state.time += milliseconds;
    context.mock.timers.tick(milliseconds);
    await settle();
  };
  return { keySets, state, lines, pass };
}

/** Runs all pending work. */
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

test("it is fetched again after the cache duration, and unchanged keys stay the same object", async (context) => {
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

test("while it cannot be fetched, the old keys are used up to a time limit", async (context) => {
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

test("keys survive a reload, and are dropped with their last user", async (context) => {
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

test("inline keys are available immediately; an invalid text is an error", () => {
  assert.equal(inlineKeys(JSON.stringify(newKeys())).current()?.size, 1);
  assert.throws(() => inlineKeys("{}"));
  assert.throws(() => inlineKeys("not json"));
});
