import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { PROCESS_RESULT_PATIENCE } from "../bounds.ts";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { ProcessResults, type TimedResult } from "./process-results.ts";
import { connectedChannels } from "./testing/connected-channels.ts";

const KEEP = 1_000;

/** Three workers, and a server that answers when the test says so. */
function arrange(context: TestContext) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const state = { time: 0, asked: 0 };
  const answers: PromiseWithResolvers<TimedResult<string>>[] = [];
  const workers = connectedChannels(3).map(
    (channel) =>
      new ProcessResults({ channel, log: silentLogger, capacity: 2, wallClock: () => state.time }),
  );
  const ask = (worker: number, key = "a", later = 0): Promise<TimedResult<string>> => {
    const results = workers[worker];
    assert.ok(results);
    const make = (): Promise<TimedResult<string>> => {
      state.asked += 1;
      const answer = Promise.withResolvers<TimedResult<string>>();
      answers.push(answer);
      return answer.promise;
    };
    return results.once(key, make, later);
  };
  const answer = async (value: string, until = state.time + KEEP): Promise<void> => {
    answers.shift()?.resolve({ value, until });
    await settled();
  };
  const pass = async (milliseconds: number): Promise<void> => {
    state.time += milliseconds;
    context.mock.timers.tick(milliseconds);
    await settled();
  };
  return { state, ask, answer, answers, pass };
}

/** Waits until all pending work has run. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

for (const makers of [
  [0, 1, 2],
  [1, 0, 2],
  [2, 1, 1],
])
  test(`workers ${makers.join(", ")} ask at the same time: the server is asked once`, async (context) => {
    const { state, ask, answer, answers } = arrange(context);
    const asked = makers.map((worker) => ask(worker));
    await settled();
    assert.equal(answers.length, 1);
    await answer("yes");
    for (const each of await Promise.all(asked))
      assert.deepEqual(each, { value: "yes", until: KEEP });
    assert.equal((await ask(2)).value, "yes");
    assert.equal(state.asked, 1);
  });

test("a result that has ended is made again, also one that ends too early for the worker", async (context) => {
  const { state, ask, answer, pass } = arrange(context);
  const first = ask(1);
  await settled();
  await answer("old");
  await first;
  const renewed = ask(2, "a", KEEP);
  await settled();
  await answer("new", 2 * KEEP);
  assert.equal((await renewed).value, "new");
  assert.equal((await ask(0, "a", KEEP)).value, "new");
  assert.equal(state.asked, 2);
  await pass(2 * KEEP);
  const last = ask(0);
  await settled();
  await answer("last");
  assert.equal((await last).value, "last");
});

test("a result that is not kept reaches all that wait, and nobody else", async (context) => {
  const { state, ask, answer } = arrange(context);
  const waiting = [ask(1), ask(2)];
  await settled();
  await answer("down", 0);
  assert.deepEqual(
    (await Promise.all(waiting)).map(({ value }) => value),
    ["down", "down"],
  );
  assert.equal(state.asked, 1);
  void ask(0);
  await settled();
  assert.equal(state.asked, 2);
});

test("those who wait for a failure make the result themselves", async (context) => {
  const { ask, answer, answers } = arrange(context);
  const failing = ask(1);
  const waiting = ask(2);
  await settled();
  answers.shift()?.reject(new Error("down"));
  await assert.rejects(failing, /down/);
  await settled();
  await answer("up");
  assert.equal((await waiting).value, "up");
});

test("a worker that never finishes does not hold up the others", async (context) => {
  const { ask, answer, answers, pass } = arrange(context);
  void ask(1);
  const waiting = ask(2);
  await settled();
  answers.shift();
  await pass(PROCESS_RESULT_PATIENCE);
  await answer("late, but there");
  assert.equal((await waiting).value, "late, but there");
  assert.equal((await ask(0)).value, "late, but there");
});

test("keys are separate, and the first worker keeps a limited number of results", async (context) => {
  const { state, ask, answer } = arrange(context);
  for (const key of ["a", "b", "c"]) {
    const asked = ask(1, key);
    await settled();
    await answer(key);
    assert.equal((await asked).value, key);
  }
  assert.equal((await ask(2, "c")).value, "c");
  void ask(2, "a");
  await settled();
  assert.equal(state.asked, 4);
});
