import assert from "node:assert/strict";
import { test } from "node:test";
import { ServiceKey, Services } from "./services.ts";

const CLOCK = new ServiceKey<{ now(): number }>("clock");

test("a service is found by its key after it was provided", () => {
  const [one, other] = [new Services(), new Services()];
  CLOCK.provide(one, { now: () => 1 });
  CLOCK.provide(other, { now: () => 2 });
  assert.equal(CLOCK.of(one).now(), 1);
  assert.equal(CLOCK.of(other).now(), 2);
});

test("the error names a missing service", () => {
  assert.throws(() => CLOCK.of(new Services()), /no service 'clock' is provided/);
});
