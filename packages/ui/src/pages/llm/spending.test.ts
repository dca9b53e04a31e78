import assert from "node:assert/strict";
import { test } from "node:test";
import {
  costByDay,
  costText,
  dollarsText,
  pricedNames,
  spentByKey,
  spentByModel,
} from "./spending.ts";

test("spending is summed up by key and by model, the dearest first", () => {
  const call = { at: "2026-01-01T00:00:00Z", model: "m", provider: "p", backend: "b", status: 200 };
  const calls = [
    { ...call, key: "", milliseconds: 1 },
    { ...call, key: "ci", milliseconds: 1, inputTokens: 3, outputTokens: 1, nanodollars: 5 },
    { ...call, key: "ci", milliseconds: 1, inputTokens: 4, nanodollars: 6 },
  ];
  assert.deepEqual(spentByKey(calls), [
    { name: "ci", calls: 2, inputTokens: 7, outputTokens: 1, nanodollars: 11 },
    { name: "not signed in", calls: 1, inputTokens: 0, outputTokens: 0, nanodollars: undefined },
  ]);
  const points = [
    { requests: 2, latency: [], inputTokens: 5 },
    { requests: 1, latency: [], nanodollars: 7 },
  ];
  const model = { name: "m", kind: "openai", ids: [], points };
  const free = { ...model, name: "free", points: [{ requests: 1, latency: [], inputTokens: 2 }] };
  const unused = { ...free, points: [{ requests: 1, latency: [] }] };
  const series = [model, free, { ...free, name: "unpriced" }];
  const offered = {
    name: "free",
    kind: "model" as const,
    provider: "p",
    isPublic: true,
    targets: [],
  };
  const priced = pricedNames([
    { ...offered, rates: { input: "0" } },
    { ...offered, name: "unpriced" },
  ]);
  const used = { calls: 1, inputTokens: 2, outputTokens: 0 };
  assert.deepEqual(spentByModel({ series }, priced), [
    { name: "m", calls: 3, inputTokens: 5, outputTokens: 0, nanodollars: 7 },
    { name: "free", ...used, nanodollars: 0 },
    { name: "unpriced", ...used, nanodollars: undefined },
  ]);
  assert.equal(spentByModel({ series: [unused] }, priced)[0]?.nanodollars, undefined);
  assert.equal(costText(undefined), "unknown");
});

test("costs are readable however small they are", () => {
  assert.equal(dollarsText(undefined), "");
  assert.equal(dollarsText(0), "$0.00");
  assert.equal(dollarsText(1_500_000_000), "$1.50");
  assert.equal(dollarsText(1_000), "$0.000001");
  assert.equal(dollarsText(12_500), "$0.0000125");
  assert.equal(dollarsText(1_234_567_891), "$1.234568");
});

test("the cost of each day has those without calls, too", () => {
  const sum = { calls: 2, failed: 0, inputTokens: 1, outputTokens: 1, nanodollars: 5_000_000 };
  const bars = costByDay({
    from: "2026-01-02T00:00:00.000Z",
    to: "2026-01-05T00:00:00.000Z",
    points: [{ ...sum, at: "2026-01-03T00:00:00.000Z" }],
  });
  assert.deepEqual(
    bars.map(({ name, text }) => `${name} ${text}`),
    [
      "2026-01-02 $0.00, 0 requests",
      "2026-01-03 $0.005, 2 requests",
      "2026-01-04 $0.00, 0 requests",
    ],
  );
});
