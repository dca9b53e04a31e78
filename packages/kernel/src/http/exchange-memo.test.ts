import assert from "node:assert/strict";
import { test } from "node:test";
import { ExchangeMemo, type Memo } from "./exchange-memo.ts";

/** An object for which values are kept. */
const remembered = (): { memos: Memo<unknown> | undefined } => ({ memos: undefined });

test("each owner has a value of its own for each exchange", () => {
  const [first, second] = [new ExchangeMemo<string>(), new ExchangeMemo<number>()];
  const [one, other] = [remembered(), remembered()];
  assert.equal(first.get(one), undefined);
  first.set(one, "a");
  second.set(one, 1);
  first.set(one, "b");
  assert.equal(first.get(one), "b");
  assert.equal(second.get(one), 1);
  assert.equal(first.get(other), undefined);
});
