import assert from "node:assert/strict";
import { test } from "node:test";
import { TokenCache } from "./token-cache.ts";
import type { TimedToken } from "./token-cache.ts";

const LIFE = 100_000;

function arrange(maxEntries = 2) {
  const state = { now: 0, made: 0, fails: false };
  const cache = new TokenCache({ maxEntries, now: () => state.now });
  const make = async (): Promise<TimedToken> => {
    const number = ++state.made;
    await Promise.resolve();
    if (state.fails) throw new Error("down");
    return { token: `token ${number}`, expires: state.now + LIFE };
  };
  return { state, get: (key: string) => cache.get(key, make) };
}

/** Waits until the started work has finished. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("concurrent requests share a new token, and it is cached", async () => {
  const { state, get } = arrange();
  assert.deepEqual(await Promise.all([get("a"), get("a")]), ["token 1", "token 1"]);
  assert.equal(get("a"), "token 1");
  assert.equal(await get("b"), "token 2");
  assert.equal(state.made, 2);
});

test("a token is refreshed once before it expires, while the old one stays in use", async () => {
  const { state, get } = arrange();
  await get("a");
  state.now = LIFE * 0.75 - 1;
  assert.equal(get("a"), "token 1");
  assert.equal(state.made, 1);
  state.now = LIFE * 0.75;
  assert.deepEqual([get("a"), get("a")], ["token 1", "token 1"]);
  await settled();
  assert.equal(get("a"), "token 2");
  assert.equal(state.made, 2);
});

test("a failed refresh is retried later, and requests fail only after the token has expired", async () => {
  const { state, get } = arrange();
  await get("a");
  state.fails = true;
  state.now = LIFE * 0.8;
  assert.equal(get("a"), "token 1");
  await settled();
  assert.equal(get("a"), "token 1");
  assert.equal(state.made, 2);
  state.now += 1_000;
  assert.equal(get("a"), "token 1");
  await settled();
  assert.equal(state.made, 3);
  state.now = LIFE;
  await assert.rejects(async () => get("a"), /down/);
});

test("the least recently used token is evicted, and capacity 0 caches none", async () => {
  const { state, get } = arrange();
  for (const key of ["a", "b", "c"]) await get(key);
  assert.equal(get("c"), "token 3");
  assert.equal(await get("a"), "token 4");
  const none = arrange(0);
  await none.get("a");
  await none.get("a");
  assert.equal(none.state.made, 2);
  assert.equal(state.made, 4);
});

const SUBJECTS = 10_000;
const KEPT = 8_192;

test("with ten thousand subjects, the most recent tokens are cached, and no request waits for a refresh", async () => {
  const { state, get } = arrange(KEPT);
  const subjects = Array.from({ length: SUBJECTS }, (_, index) => `subject ${index}`);
  const asked = async (subject: string): Promise<string> => get(subject);
  await Promise.all([...subjects, ...subjects, ...subjects].map(asked));
  assert.equal(state.made, SUBJECTS);
  const kept = subjects.slice(-KEPT);
  state.now = LIFE * 0.8;
  for (const subject of [...kept, ...kept]) assert.equal(typeof get(subject), "string");
  await settled();
  assert.equal(state.made, SUBJECTS + KEPT);
  await get(subjects[0] ?? "");
  assert.equal(state.made, SUBJECTS + KEPT + 1);
});
