import assert from "node:assert/strict";
import { test } from "node:test";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { MAX_OTHER_ENDPOINTS } from "../bounds.ts";
import type { Endpoint } from "./endpoint.ts";
import { TestEndpoints } from "./testing.ts";

const ALL = 100_000;

/** Sends concurrent requests to equal endpoints; each request takes some time. */
function run(endpoints: TestEndpoints, concurrent: number, random: () => number) {
  const counts = new Map<string, number>();
  const open: Endpoint[] = [];
  for (let request = 0; request < ALL; request++) {
    const chosen = endpoints.set.choose();
    assert.ok(chosen);
    chosen.begun();
    open.push(chosen);
    counts.set(chosen.state.name, (counts.get(chosen.state.name) ?? 0) + 1);
    if (open.length >= concurrent) open.splice(Math.floor(random() * open.length), 1)[0]?.left();
  }
  return counts;
}

for (const concurrent of [1, 2, 16, 200])
  test(`shares are within 5 % of the weights with ${concurrent} concurrent requests`, () => {
    const random = seededRandom(7);
    const weights = { a: 1, b: 2, c: 3, d: 4 };
    const servers = Object.entries(weights).map(([name, weight]) => ({ name, weight }));
    const counts = run(new TestEndpoints(servers, { random }), concurrent, random);
    for (const { name, weight } of servers) {
      const share = (counts.get(name) ?? 0) / ALL;
      assert.ok(Math.abs(share - weight / 10) <= 0.05 * (weight / 10), `${name}: ${share}`);
    }
  });

for (const most of [1, 10])
  test(`a hundred endpoints with weights up to ${most} have shares within 5 % of their weights`, () => {
    const random = seededRandom(9);
    const servers = Array.from({ length: 100 }, (_, index) => ({
      name: `e${index}`,
      weight: 1 + (index % most),
    }));
    const total = servers.reduce((sum, { weight }) => sum + weight, 0);
    const counts = run(new TestEndpoints(servers, { random }), 50, random);
    for (const { name, weight } of servers) {
      const [share, wanted] = [(counts.get(name) ?? 0) / ALL, weight / total];
      assert.ok(Math.abs(share - wanted) <= 0.05 * wanted, `${name}: ${share} of ${wanted}`);
    }
  });

test("an endpoint that takes ten times as long gets less than two thirds of its share", () => {
  const random = seededRandom(3);
  const servers = ["fast", "slow"].map((name) => ({ name }));
  const endpoints = new TestEndpoints(servers, { random });
  const { set } = endpoints;
  let slow = 0;
  const open: { readonly endpoint: Endpoint; readonly until: number }[] = [];
  for (let moment = 0; moment < 10_000; moment++) {
    for (const each of open.splice(0)) {
      if (each.until > moment) open.push(each);
      else each.endpoint.left();
    }
    const endpoint = set.choose();
    assert.ok(endpoint);
    endpoint.begun();
    const isSlow = endpoint.state.name === "slow";
    if (isSlow) slow += 1;
    open.push({ endpoint, until: moment + (isSlow ? 20 : 2) });
  }
  assert.ok(slow < 3_333, `${slow} of 10000`);
});

test("endpoints of a later rank get requests only when no endpoint of an earlier rank is healthy", () => {
  const endpoints = new TestEndpoints([
    { name: "a", rank: 0 },
    { name: "b", rank: 2 },
    { name: "c", rank: 1 },
  ]);
  const chosen = () => [...endpoints.chosen(20).keys()].toSorted();
  const out = (name: string): void => {
    endpoints.endpoint(name).state.evict(0, 1_000, undefined);
    endpoints.states.changed();
  };
  assert.deepEqual(chosen(), ["a"]);
  out("a");
  assert.deepEqual(chosen(), ["c"]);
  out("c");
  assert.deepEqual(chosen(), ["b"]);
  out("b");
  assert.deepEqual(chosen(), ["a"], "if no endpoint is healthy, the first rank is used");
  endpoints.time = 1_000;
  assert.deepEqual(chosen(), ["a"]);
});

test("an endpoint of weight 0 gets nothing, and if all have weight 0, none is chosen", () => {
  const endpoints = new TestEndpoints([
    { name: "a", weight: 0 },
    { name: "b", weight: 1 },
  ]);
  assert.deepEqual([...endpoints.chosen(50).keys()], ["b"]);
  assert.equal(new TestEndpoints([{ name: "a", weight: 0 }]).set.choose(), undefined);
});

test("a retry goes to an endpoint that was not tried, preferably a healthy one of any rank", () => {
  const endpoints = new TestEndpoints([{ name: "a" }, { name: "b" }, { name: "c", rank: 1 }]);
  const { set } = endpoints;
  const [a, b, c] = ["a", "b", "c"].map((name) => endpoints.endpoint(name));
  assert.ok(a && b && c);
  assert.equal(set.chooseOther([a]), b);
  b.state.evict(0, 1_000, undefined);
  endpoints.states.changed();
  assert.equal(set.chooseOther([a]), c);
  assert.equal(set.chooseOther([a, c]), b);
  assert.ok(set.chooseOther([a, b, c]), "if all endpoints were tried, any endpoint is tried again");
});

test("the share of an endpoint grows after its eviction has ended", () => {
  const random = seededRandom(5);
  const endpoints = new TestEndpoints([{ name: "a" }, { name: "b" }], { growth: 1_000, random });
  endpoints.time = 10_000;
  const { state } = endpoints.endpoint("b");
  state.evict(10_000, 11_000, undefined);
  endpoints.states.changed();
  const share = () => (endpoints.chosen(10_000).get("b") ?? 0) / 10_000;
  assert.equal(share(), 0);
  endpoints.time = 11_000;
  assert.ok(Math.abs(share() - 0.1 / 1.1) < 0.02);
  endpoints.time = 11_500;
  assert.ok(Math.abs(share() - 0.5 / 1.5) < 0.02);
  endpoints.time = 12_100;
  assert.ok(Math.abs(share() - 0.5) < 0.02);
});

test("a session keeps its endpoint while the endpoint is healthy, or while none is healthy", () => {
  const endpoints = new TestEndpoints([{ name: "a" }, { name: "b" }]);
  const out = (name: string): void => {
    endpoints.endpoint(name).state.evict(0, 1_000, undefined);
    endpoints.states.changed();
  };
  assert.equal(endpoints.set.usable("a")?.name, "a");
  assert.equal(endpoints.set.usable("c"), undefined);
  out("a");
  assert.equal(endpoints.set.usable("a"), undefined);
  out("b");
  assert.equal(endpoints.set.usable("a")?.name, "a");
});

test("a request leaves a limited number of endpoints of a backend, whatever it has tried at others", () => {
  const names = Array.from({ length: MAX_OTHER_ENDPOINTS + 2 }, (_, index) => ({
    name: `${index}`,
  }));
  const [own, others] = [new TestEndpoints(names).set, new TestEndpoints(names).set];
  const [first, ...rest] = own.endpoints;
  assert.ok(first !== undefined);
  assert.ok(!own.hasTried(others.endpoints));
  assert.ok(first.hasOther(others.endpoints));
  assert.ok(own.hasTried([first]));
  assert.ok(first.hasOther(rest.slice(1, MAX_OTHER_ENDPOINTS)));
  assert.ok(!first.hasOther(rest.slice(1)));
});
