import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { delay } from "./index.ts";

/** Measures the milliseconds until the request continues. */
async function waited(duration: string): Promise<number> {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const policy = delay.compile({ duration }, new TestContext());
    const outcome = policy.request?.(new TestExchange({ headers: { "x-wait": "20" } }));
    if (outcome === undefined) return 0;
    let done = false;
    void Promise.resolve(outcome).then(() => (done = true));
    for (let time = 0; ; time++) {
      await Promise.resolve().then(() => {});
      if (done) return time;
      mock.timers.tick(1);
    }
  } finally {
    mock.timers.reset();
  }
}

test("the delay is a duration, or an expression that returns a duration, milliseconds or a text", async () => {
  assert.equal(await waited("15ms"), 15);
  assert.equal(await waited("duration('0.25s')"), 250);
  assert.equal(await waited("int(request.headers['x-wait']) * 2"), 40);
  assert.equal(await waited("'30ms'"), 30);
});

test("a delay of zero or less does not delay the request", async () => {
  for (const duration of ["0s", "0", "-5", "duration('-1s')"])
    assert.equal(await waited(duration), 0);
});

test("an expression that fails, or returns anything else, does not delay the request", async () => {
  for (const duration of ["true", "'soon'", "request.headers['x-none']"])
    assert.equal(await waited(duration), 0, duration);
});
