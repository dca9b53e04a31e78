import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LEASE_DURATION } from "../bounds.ts";
import { meaningfulUntil, NEW_COUNTER, settle, spentOf } from "./counter-state.ts";
import type { CounterState } from "./counter-state.ts";
import type { Counter } from "./counter-store.ts";
import { stateIn, textOf } from "./counter-text.ts";
import { segmentAt } from "./renewal.ts";
import type { Renewal } from "./renewal.ts";

const LIMIT = 1_000n;
const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);
const SMALL_PERIOD = 1.5 * LEASE_DURATION;

/** A process that spends what it has leased. */
interface Holder {
  readonly name: string;
  used: bigint;
  counted: bigint;
  ceiling: bigint;
  until: number;
}

function holder(name: string): Holder {
  return { name, used: 0n, counted: 0n, ceiling: 0n, until: 0 };
}

function counterOf(renewal: Renewal): Counter {
  return { id: "c", limit: LIMIT, renewal };
}

type Step =
  | { readonly kind: "spend"; readonly who: number; readonly share: number }
  | {
      readonly kind: "settle";
      readonly who: number;
      readonly wants: number;
      readonly needs: number;
      readonly lost: "nothing" | "request" | "result";
    }
  | { readonly kind: "crash"; readonly who: number }
  | { readonly kind: "wait"; readonly milliseconds: number };

const WHO = fc.nat(2);
const LOST = fc.constantFrom("nothing" as const, "nothing" as const, "request", "result");
const AMOUNT = fc.oneof(fc.nat(100), fc.nat(900));
const LENGTH = { minLength: 30, maxLength: 60 };
const RUNS = 1_000;
const SHARE = fc.constantFrom(10, 50, 100, 100);
const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("spend" as const), who: WHO, share: SHARE }),
  fc.record({
    ...{ kind: fc.constant("settle" as const), who: WHO },
    ...{ wants: AMOUNT, needs: AMOUNT, lost: LOST },
  }),
  fc.record({ kind: fc.constant("crash" as const), who: WHO }),
  fc.record({
    kind: fc.constant("wait" as const),
    milliseconds: fc.oneof(fc.nat(3_000), fc.nat(1.5 * LEASE_DURATION)),
  }),
);

/** Runs processes that crash, and whose settlements get lost; says what each has really spent, and when. */
class Trial {
  readonly #counter: Counter;
  readonly #holders = [holder("0"), holder("1"), holder("2")];
  readonly spendings: { readonly at: number; readonly amount: bigint }[] = [];
  now = START;
  state: CounterState = NEW_COUNTER;
  #crashes = 0;

  constructor(renewal: Renewal) {
    this.#counter = counterOf(renewal);
  }

  run(step: Step): void {
    if (step.kind === "wait") this.now += step.milliseconds;
    else if (step.kind === "crash") this.#holders[step.who] = holder(`new ${++this.#crashes}`);
    else if (step.kind === "spend") this.#spend(this.#at(step.who), step.share);
    else this.#settle(this.#at(step.who), step);
  }

  /** Settles what all processes that still run have spent. */
  end(): void {
    for (const [who] of this.#holders.entries())
      this.run({ kind: "settle", who, wants: 0, needs: 0, lost: "nothing" });
  }

  get counted(): bigint {
    return spentOf(this.state, this.#counter, this.now);
  }

  #spend(one: Holder, share: number): void {
    if (this.now >= one.until) return;
    const amount = ((one.ceiling - one.used) * BigInt(share)) / 100n;
    one.used += amount;
    this.spendings.push({ at: this.now, amount });
  }

  #settle(one: Holder, { wants, needs, lost }: Extract<Step, { kind: "settle" }>): void {
    const lowered = one.used + BigInt(wants);
    if (lowered < one.ceiling) one.ceiling = lowered;
    if (lost === "request") return;
    const { used, counted } = one;
    const { state, settled } = settle(this.state, {
      ...{ holder: one.name, now: this.now, counter: this.#counter, used, counted },
      keeps: one.ceiling > used ? one.ceiling - used : 0n,
      needs: BigInt(Math.min(needs, wants)),
      wants: BigInt(wants),
    });
    this.state = stateIn(textOf(state));
    assert.deepEqual(this.state, state);
    if (lost === "result") return;
    one.counted = used;
    one.ceiling = used + settled.amount;
    one.until = this.now + settled.lasts;
  }

  #at(who: number): Holder {
    return this.#holders[who] ?? assert.fail();
  }
}

function sum(amounts: readonly { readonly amount: bigint }[]): bigint {
  return amounts.reduce((total, { amount }) => total + amount, 0n);
}

test("processes that crash, wait and lose messages never spend more than a limit", () => {
  fc.assert(
    fc.property(fc.array(STEP, LENGTH), (steps) => {
      const trial = new Trial({ kind: "never" });
      for (const step of steps) {
        trial.run(step);
        assert.ok(sum(trial.spendings) <= LIMIT);
      }
      trial.end();
      trial.now += 2 * LEASE_DURATION;
      assert.ok(trial.counted >= sum(trial.spendings));
      assert.ok(trial.counted <= LIMIT);
    }),
    { numRuns: RUNS },
  );
});

test("what is counted is what was spent, unless a process crashes", () => {
  const step = STEP.filter(({ kind }) => kind !== "crash");
  fc.assert(
    fc.property(fc.array(step, LENGTH), (steps) => {
      const trial = new Trial({ kind: "never" });
      for (const each of steps) trial.run(each);
      trial.end();
      assert.equal(trial.counted, sum(trial.spendings));
    }),
    { numRuns: RUNS },
  );
});

test("no fixed period has more than the limit, whatever is carried over its beginning", () => {
  const renewal = { kind: "fixed", startedAt: START, period: SMALL_PERIOD } as const;
  fc.assert(
    fc.property(fc.array(STEP, LENGTH), (steps) => {
      const trial = new Trial(renewal);
      for (const each of steps) trial.run(each);
      const periods = Map.groupBy(trial.spendings, ({ at }) => segmentAt(renewal, at).number);
      for (const spendings of periods.values()) assert.ok(sum(spendings) <= LIMIT);
    }),
    { numRuns: RUNS },
  );
});

test("no time as long as a sliding period has more than the limit", () => {
  const renewal = { kind: "sliding", period: SMALL_PERIOD } as const;
  fc.assert(
    fc.property(fc.array(STEP, LENGTH), (steps) => {
      const trial = new Trial(renewal);
      for (const each of steps) trial.run(each);
      for (const { at: end } of trial.spendings) {
        const within = trial.spendings.filter(({ at }) => at > end - SMALL_PERIOD && at <= end);
        assert.ok(sum(within) <= LIMIT);
      }
    }),
    { numRuns: RUNS },
  );
});

test("each of several processes gets a part, and one that needs all of the rest gets it", () => {
  const counter = counterOf({ kind: "never" });
  const base = { counter, used: 0n, counted: 0n, keeps: 0n, now: START };
  const first = settle(NEW_COUNTER, { ...base, holder: "a", needs: 10n, wants: 400n });
  assert.equal(first.settled.amount, 400n);
  const second = settle(first.state, { ...base, holder: "b", needs: 10n, wants: 600n });
  assert.equal(second.settled.amount, 300n);
  const third = settle(second.state, { ...base, holder: "c", needs: 300n, wants: 300n });
  assert.equal(third.settled.amount, 300n);
  const fourth = settle(third.state, { ...base, holder: "d", needs: 1n, wants: 1n });
  assert.deepEqual([fourth.settled.amount, fourth.settled.left], [0n, 0n]);
});

test("the lease of a process that says nothing ends, and what it may have spent is counted until it returns", () => {
  const counter = counterOf({ kind: "fixed", startedAt: START, period: HOUR });
  const base = { counter, used: 0n, counted: 0n, keeps: 0n, needs: 0n };
  const { state } = settle(NEW_COUNTER, { ...base, holder: "a", wants: 400n, now: START });
  assert.equal(spentOf(state, counter, START + 1), 0n);
  const later = START + LEASE_DURATION + 1;
  assert.equal(spentOf(state, counter, later), 400n);
  const other = settle(state, { ...base, holder: "b", wants: 1_000n, now: later });
  assert.equal(other.settled.amount, 600n);
  const returned = settle(other.state, {
    ...{ ...base, holder: "a", used: 150n, counted: 0n, wants: 0n, now: later + 1 },
  });
  assert.equal(returned.settled.spent, 150n);
  assert.equal(spentOf(returned.state, counter, START + HOUR), 0n);
});

test("a holder that has nothing and knows what is counted is forgotten, and is counted when it comes again", () => {
  const counter = counterOf({ kind: "fixed", startedAt: START, period: HOUR });
  const base = { counter, holder: "a", keeps: 0n, needs: 0n, wants: 0n, now: START };
  const first = settle(NEW_COUNTER, { ...base, used: 100n, counted: 0n });
  assert.equal(first.state.leases.size, 1);
  const second = settle(first.state, { ...base, used: 100n, counted: 100n });
  assert.equal(second.state.leases.size, 0);
  assert.equal(meaningfulUntil(second.state, counter, START), START + HOUR);
  const third = settle(second.state, { ...base, used: 130n, counted: 100n });
  assert.equal(third.settled.spent, 130n);
});

test("a holder that begins again with nothing is counted from there", () => {
  const counter = counterOf({ kind: "never" });
  const base = { counter, holder: "a", keeps: 0n, needs: 0n, wants: 0n, now: START };
  const first = settle(NEW_COUNTER, { ...base, used: 100n, counted: 0n });
  const second = settle(first.state, { ...base, used: 30n, counted: 0n });
  assert.equal(second.settled.spent, 130n);
});

test("what a store has lost is counted again once, also if the answer is lost and nothing is left", () => {
  const counter = counterOf({ kind: "never" });
  const base = { counter, keeps: 0n, needs: 0n, wants: 0n, now: START };
  const full = settle(NEW_COUNTER, { ...base, holder: "b", used: LIMIT, counted: 0n });
  const said = { ...base, holder: "a", used: 100n, counted: 100n, began: 40n, keeps: 10n };
  const first = settle(full.state, said);
  const second = settle(first.state, said);
  assert.equal(second.settled.spent, LIMIT + 60n);
});
