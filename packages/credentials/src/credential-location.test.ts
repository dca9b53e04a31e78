import assert from "node:assert/strict";
import { test } from "node:test";
import { compilePlace } from "./credential-location.ts";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";

function found(prefix: string | undefined, value: string): string | undefined {
  const header = prefix === undefined ? { name: "X-Key" } : { name: "X-Key", prefix };
  const exchange = new TestExchange({ headers: { "x-key": value } });
  return compilePlace({ header }, new TestContext()).read(exchange);
}

test("a credential follows its prefix, whether the prefix is a scheme or the beginning of a key", () => {
  for (const [prefix, value, credential] of [
    ["Bearer ", "Bearer abc", "abc"],
    ["Bearer ", "bearer   abc", "abc"],
    ["Bearer ", "Bearerabc", undefined],
    ["Bearer", "Bearer abc", "abc"],
    ["Bearer", "Bearer ", undefined],
    ["sk-", "sk-abc", "abc"],
    ["sk_", "other", undefined],
    ["key=", "key=abc", "abc"],
    ["key: ", "key: abc", "abc"],
    [undefined, "Bearer abc", "Bearer abc"],
  ] as const)
    assert.equal(found(prefix, value), credential, `${prefix} in ${value}`);
});
