import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ModelPrices } from "./model-prices.ts";
import { dollarsOf, perToken } from "./money.ts";

const CALL = { provider: "openai", requestModel: "gpt", model: "gpt" };
const RATES = { input: "2.50", output: "10", cacheRead: "0.25" };

function pricesOf(...models: object[]): ModelPrices {
  return new ModelPrices(
    models.map((model) => ({ providers: { openai: { models: { gpt: model } } } })),
  );
}

test("each token is charged once, by its kind", () => {
  const usage = { input: 1_000_000, output: 100_000, cacheRead: 400_000, reasoning: 60_000 };
  const { status, cost } = pricesOf({ rates: { ...RATES, reasoning: "20" } }).costOf({
    ...CALL,
    usage,
  });
  assert.equal(status, "Exact");
  assert.deepEqual(
    Object.fromEntries(
      Object.entries(cost ?? {}).map(([kind, amount]) => [kind, dollarsOf(amount)]),
    ),
    {
      total: 3.2,
      input: 1.5,
      output: 0.4,
      cacheRead: 0.1,
      cacheWrite: 0,
      reasoning: 1.2,
      inputAudio: 0,
      outputAudio: 0,
    },
  );
});

test("reasoning and audio tokens cost the same as others, unless they have their own rate", () => {
  const usage = { input: 10, output: 10, reasoning: 4, inputAudio: 3, outputAudio: 2 };
  const { status, cost } = pricesOf({ rates: { input: "1", output: "2" } }).costOf({
    ...CALL,
    usage,
  });
  assert.equal(status, "Exact");
  assert.equal(cost?.total, 10_000_000n + 20_000_000n);
});

test("tokens without a price are not charged, and the cost is reported as incomplete", () => {
  const usage = { input: 10, output: 0, cacheWrite: 4 };
  const { status, cost } = pricesOf({ rates: RATES }).costOf({ ...CALL, usage });
  assert.equal(status, "Unpriced");
  assert.equal(cost?.total, 6n * perToken("2.50"));
});

test("the tier is chosen by the prompt's size", () => {
  const tiers = [
    { contextOver: 100, rates: { input: "4" } },
    { contextOver: 200, rates: { input: "8" } },
  ];
  const prices = pricesOf({ rates: { input: "2", output: "1" }, tiers });
  const costOf = (input: number) =>
    prices.costOf({ ...CALL, usage: { input, output: 0 } }).cost?.total;
  assert.deepEqual([100, 101, 200, 201].map(costOf), [
    200_000_000n,
    404_000_000n,
    800_000_000n,
    1_608_000_000n,
  ]);
});

test("the model in the response is looked up before the requested one", () => {
  const prices = new ModelPrices([
    {
      providers: {
        openai: {
          models: { gpt: { rates: { input: "1" } }, "gpt-2026": { rates: { input: "2" } } },
        },
      },
    },
  ]);
  const usage = { input: 1, output: 0 };
  assert.equal(
    prices.costOf({ ...CALL, responseModel: "gpt-2026", usage }).cost?.total,
    2_000_000n,
  );
  assert.equal(prices.costOf({ ...CALL, responseModel: "other", usage }).cost?.total, 1_000_000n);
});

test("an unknown model or price is reported", () => {
  assert.equal(new ModelPrices([]).costOf(CALL).status, "NoCatalog");
  assert.equal(pricesOf({}).costOf({ ...CALL, provider: "other" }).status, "Missing");
  assert.equal(pricesOf({}).costOf({ ...CALL, model: "x", requestModel: "y" }).status, "Missing");
  assert.equal(pricesOf({}).costOf({ ...CALL, usage: { input: 1, output: 1 } }).status, "Unpriced");
  assert.equal(pricesOf({}).costOf({ ...CALL, usage: { input: 1, output: 1 } }).cost, undefined);
});

test("in several catalogues later rates override earlier ones one by one, tiers are replaced, lists merged", () => {
  const prices = pricesOf(
    { rates: RATES, tiers: [{ contextOver: 1, rates: {} }], tags: ["a"], contextWindow: 10 },
    { rates: { output: "5" }, tiers: [{ contextOver: 9, rates: {} }], tags: ["b", "a"] },
  );
  assert.deepEqual(prices.find(CALL), {
    rates: { ...RATES, output: "5" },
    tiers: [{ contextOver: 9, rates: {} }],
    tags: ["a", "b"],
    contextWindow: 10,
  });
});

test("rates are parsed exactly", () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(999_999), (whole, micro) => {
      const rate = `${whole}.${String(micro).padStart(6, "0")}`;
      assert.equal(perToken(rate), BigInt(whole) * 1_000_000n + BigInt(micro));
    }),
  );
  assert.equal(perToken("3"), 3_000_000n);
  assert.equal(perToken("0.5"), 500_000n);
});
