import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Bucket } from "./bucket.ts";

/** Tests of token reservations before calls and their settlement afterwards, with a simulated clock. */

const MINUTE = 60_000;
const LIMIT = 1_000;

/** A call: the tokens that it reserves, and those that it uses. */
interface Call {
  readonly reserved: number;
  readonly used: number;
}

/** The next event: a call begins, a running call ends, or time passes. */
type Step =
  | { readonly kind: "begin"; readonly call: Call }
  | { readonly kind: "end"; readonly which: number }
  | { readonly kind: "wait"; readonly milliseconds: number };

function steps(call: fc.Arbitrary<Call>): fc.Arbitrary<Step[]> {
  const begin = call.map((each): Step => ({ kind: "begin", call: each }));
  const end = fc.nat(999).map((which): Step => ({ kind: "end", which }));
  const wait = fc.nat(MINUTE).map((milliseconds): Step => ({ kind: "wait", milliseconds }));
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: begin },
      { weight: 5, arbitrary: end },
      { weight: 1, arbitrary: wait },
    ),
    { minLength: 10, maxLength: 80 },
  );
}

/** Returns the tokens spent after each step, and the number that all refills so far allow. */
function run(
  all: readonly Step[],
): readonly { readonly spent: number; readonly allowed: number }[] {
  const bucket = new Bucket(new BigInt64Array(2), LIMIT, LIMIT, MINUTE);
  const running: (Call & { readonly held: number })[] = [];
  let now = 5_000;
  let spent = 0;
  // The bucket's clock starts at its first use.
  const start = now;
  bucket.look(now);
  return all.map((step) => {
    if (step.kind === "wait") now += step.milliseconds;
    if (step.kind === "begin") {
      const held = bucket.reserve(now, step.call.reserved);
      if (held !== undefined) running.push({ ...step.call, held });
    }
    if (step.kind === "end" && running.length > 0) {
      const [call] = running.splice(step.which % running.length, 1);
      if (call !== undefined) {
        bucket.settle(now, call.held, call.used);
        spent += call.used;
      }
    }
    const fills = Math.floor((now - start) / MINUTE);
    return { spent, allowed: LIMIT * (fills + 1) };
  });
}

const WITHIN = fc
  .tuple(fc.integer({ min: 1, max: LIMIT }), fc.nat(1_000))
  .map(([reserved, share]) => ({ reserved, used: Math.floor((reserved * share) / 1_000) }));

test("calls within their reservations never exceed the limit, however they overlap", () => {
  fc.assert(
    fc.property(steps(WITHIN), (all) => {
      for (const { spent, allowed } of run(all))
        assert.ok(spent <= allowed, `${spent} of ${allowed}`);
    }),
    { numRuns: 1_000 },
  );
});

test("only tokens beyond a reservation can exceed the limit, and later refills pay for them", () => {
  const beyond = fc
    .tuple(fc.integer({ min: 1, max: LIMIT }), fc.nat(50))
    .map(([reserved, more]) => ({ reserved, used: reserved + more }));
  fc.assert(
    fc.property(steps(beyond), (all) => {
      const began = all.flatMap((step) => (step.kind === "begin" ? step.call : []));
      const slack = began.reduce((sum, { reserved, used }) => sum + used - reserved, 0);
      for (const { spent, allowed } of run(all)) assert.ok(spent <= allowed + slack);
    }),
    { numRuns: 1_000 },
  );
});

test("of a thousand concurrent calls, only the number that the limit allows run", () => {
  const bucket = new Bucket(new BigInt64Array(2), LIMIT, LIMIT, MINUTE);
  const held = Array.from({ length: 1_000 }, () => bucket.reserve(0, 7)).filter(
    (each) => each !== undefined,
  );
  assert.equal(held.length, Math.floor(LIMIT / 7));
  for (const each of held) bucket.settle(1, each, 3);
  assert.equal(bucket.look(1).remaining, LIMIT - 3 * held.length);
});

test("a call larger than the whole limit is allowed, and takes no tokens if it uses none", () => {
  const bucket = new Bucket(new BigInt64Array(2), LIMIT, LIMIT, MINUTE);
  assert.equal(bucket.reserve(0, 5 * LIMIT), LIMIT);
  assert.equal(bucket.reserve(0, 1), undefined);
  bucket.settle(0, LIMIT, 2_500);
  // The bucket has a debt of 1,500 tokens.
  assert.equal(bucket.look(0).remaining, 0);
  assert.equal(bucket.reserve(MINUTE, 1), undefined);
  assert.equal(bucket.reserve(2 * MINUTE, LIMIT), undefined);
  assert.equal(bucket.look(2 * MINUTE).remaining, 500);
  assert.equal(bucket.reserve(3 * MINUTE, 9 * LIMIT), LIMIT);
});

test("a bucket of the largest limit counts correctly", () => {
  const most = 2 * 4_294_967_295;
  const bucket = new Bucket(new BigInt64Array(2), most, 4_294_967_295, 1_000);
  assert.equal(bucket.reserve(0, 1), 1);
  assert.equal(bucket.look(0).remaining, most - 1);
  bucket.settle(0, 1, 2 * most);
  assert.equal(bucket.look(0).remaining, 0);
  const year = 365 * 24 * 3_600 * 1_000;
  assert.equal(bucket.look(year).remaining, most);
});
