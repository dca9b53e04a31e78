import assert from "node:assert/strict";
import { test } from "node:test";
import { EVEN_CHECKS, EVEN_MIN_AGE, EVEN_MIN_EXCESS, EVEN_STEPS } from "../bounds.ts";
import { EvenConnections, type Movable, createEvenMemory } from "./even-connections.ts";

/** A connection that was opened at the time 0. */
class Connection implements Movable {
  readonly since = 0;
  readonly streams: number;
  retiring = false;

  constructor(streams = 0) {
    this.streams = streams;
  }

  retire(): void {
    this.retiring = true;
  }
}

const OLD = EVEN_MIN_AGE;

function connections(count: number, streams = 0): Connection[] {
  return Array.from({ length: count }, () => new Connection(streams));
}

function retired(all: readonly Connection[]): number {
  return all.filter(({ retiring }) => retiring).length;
}

/** Two workers; each check is one of both. */
function twoWorkers(): (
  one: readonly Connection[],
  other: readonly Connection[],
  now?: number,
) => void {
  const memory = createEvenMemory(2);
  const [first, second] = [new EvenConnections(memory, 0), new EvenConnections(memory, 1)];
  return (one, other, now = OLD) => {
    second.check(other, now);
    first.check(one, now);
  };
}

test("a worker with many more connections retires a part of the excess when it lasts", () => {
  const check = twoWorkers();
  const [many, few] = [connections(32), connections(0)];
  for (let round = 1; round < EVEN_CHECKS; round++) check(many, few);
  assert.equal(retired(many), 0);
  check(many, few);
  assert.equal(retired(many), 32 / EVEN_STEPS);
});

test("requests in progress for a moment move no connection", () => {
  const check = twoWorkers();
  const [busy, idle] = [connections(4, 10), connections(4)];
  for (let round = 0; round < 2 * EVEN_CHECKS; round++)
    check(round % EVEN_CHECKS === 0 ? idle : busy, idle);
  assert.equal(retired(busy), 0);
});

test("small differences stay, and young connections", () => {
  const check = twoWorkers();
  const [more, fewer] = [connections(EVEN_MIN_EXCESS - 1), connections(0)];
  const [many, none] = [connections(100), connections(80)];
  const young = connections(32);
  for (let round = 0; round <= EVEN_CHECKS; round++) check(more, fewer);
  for (let round = 0; round <= EVEN_CHECKS; round++) check(many, none);
  for (let round = 0; round <= EVEN_CHECKS; round++) check(young, fewer, EVEN_MIN_AGE - 1);
  assert.deepEqual([more, many, young].map(retired), [0, 0, 0]);
});

test("those with the fewest requests go first; one that would only carry the excess away stays", () => {
  const check = twoWorkers();
  const idle = new Connection();
  const busy = new Connection(100);
  for (let round = 0; round < 2 * EVEN_CHECKS; round++) check([busy, idle], []);
  assert.deepEqual([idle.retiring, busy.retiring], [true, false]);
});

test("a connection with more than a step goes alone", () => {
  const check = twoWorkers();
  const many = connections(4, 10);
  for (let round = 0; round < EVEN_CHECKS; round++) check(many, connections(2, 10));
  assert.equal(retired(many), 1);
});
