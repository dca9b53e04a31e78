import assert from "node:assert/strict";
import { test } from "node:test";
import { TestExchange } from "../policies/testing/exchange.ts";
import { ExchangeMemo } from "./exchange-memo.ts";

test("each owner has a value of its own for each exchange", () => {
  const [first, second] = [new ExchangeMemo<string>(), new ExchangeMemo<number>()];
  const [one, other] = [new TestExchange({}), new TestExchange({})];
  assert.equal(first.get(one), undefined);
  first.set(one, "a");
  second.set(one, 1);
  first.set(one, "b");
  assert.equal(first.get(one), "b");
  assert.equal(second.get(one), 1);
  assert.equal(first.get(other), undefined);
});
