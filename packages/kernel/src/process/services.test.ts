import assert from "node:assert/strict";
import { test } from "node:test";
import { ServiceKey, Services } from "./services.ts";

const CLOCK = new ServiceKey<{ now(): number }>("clock");
const WATCH = new ServiceKey("watch", (use) => ({ shows: use(CLOCK).now() }));

function servicesAt(time: number): Services {
  const services = new Services();
  CLOCK.provide(services, { now: () => time });
  return services;
}

test("each thread has its own services, of which some are provided, and others made from them", () => {
  const [one, other] = [servicesAt(1), servicesAt(2)];
  assert.equal(WATCH.of(one).shows, 1);
  assert.equal(WATCH.of(other).shows, 2);
});

test("a service is made once, when it is first used", () => {
  const services = servicesAt(1);
  assert.equal(WATCH.used(services), undefined);
  const made = WATCH.of(services);
  assert.equal(WATCH.of(services), made);
  assert.equal(WATCH.used(services), made);
});

test("the error names a missing service", () => {
  assert.throws(() => WATCH.of(new Services()), /no service 'clock' is provided/);
});
