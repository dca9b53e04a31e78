import assert from "node:assert/strict";
import { test } from "node:test";
import type { Bindings } from "@edge-gateway/cel";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { DecisionCache } from "./cache.ts";
import type { RefusalResponse } from "./decision.ts";

const SUBJECTS = 10_000;
const KEPT = 8_192;

/** A cache of decisions by user, and a server that records how often it was asked about each user. */
function arrange({ ttl = "60s", maxEntries = KEPT } = {}) {
  const context = new TestContext();
  const cache = new DecisionCache({ key: ["request.path"], ttl, maxEntries }, context);
  const state = { asked: 0, fails: false, isLasting: true };
  const bindings = (): Bindings => ({ lookup: () => undefined });
  const ask = async (): Promise<RefusalResponse> => {
    state.asked += 1;
    const metadata = { number: state.asked };
    await Promise.resolve();
    if (state.fails) throw new OutboundError("auth.test", "down");
    return { decision: { metadata }, response: {}, isLasting: state.isLasting };
  };
  const decide = async (user: string): Promise<unknown> =>
    (cache.recall(user) ?? (await cache.decide(user, bindings(), ask))).metadata?.["number"];
  return { context, cache, state, decide };
}

test("the server is asked once about each of ten thousand subjects, and the most recent decisions are cached", async () => {
  const { state, decide, cache } = arrange();
  const users = Array.from({ length: SUBJECTS }, (_, index) => `user ${index}`);
  await Promise.all([...users, ...users, ...users].map(decide));
  assert.equal(state.asked, SUBJECTS);
  assert.equal(users.filter((user) => cache.recall(user) !== undefined).length, KEPT);
  for (const user of users.slice(-KEPT)) await decide(user);
  assert.equal(state.asked, SUBJECTS);
});

test("an expired decision is requested once, for all requests that need it", async () => {
  const { context, state, decide } = arrange();
  assert.deepEqual(await Promise.all([decide("a"), decide("b")]), [1, 2]);
  context.time += 60_000;
  assert.deepEqual(await Promise.all(["a", "a", "a"].map(decide)), [3, 3, 3]);
  assert.equal(state.asked, 3);
});

test("a decision that is not cached is not used for other requests", async () => {
  const { state, decide } = arrange({ ttl: "0s" });
  const numbers = await Promise.all(["a", "a", "a"].map(decide));
  assert.deepEqual(new Set(numbers), new Set([1, 2, 3]));
  const failing = arrange();
  failing.state.isLasting = false;
  await Promise.all(["a", "a"].map(failing.decide));
  assert.equal(failing.state.asked, 2);
  assert.equal(state.asked, 3);
});

test("a failure is shared by all waiting requests, and is not cached", async () => {
  const { state, decide } = arrange();
  state.fails = true;
  const outcomes = await Promise.allSettled(["a", "a", "a"].map(decide));
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ["rejected", "rejected", "rejected"],
  );
  assert.equal(state.asked, 1);
  state.fails = false;
  assert.equal(await decide("a"), 2);
});
