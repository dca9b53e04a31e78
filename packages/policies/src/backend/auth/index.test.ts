import assert from "node:assert/strict";
import { test } from "node:test";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { backendAuth } from "./index.ts";

async function send(key: string) {
  const policy = backendAuth.compile({ key }, new TestContext());
  const exchange = new TestExchange({ headers: { authorization: "Bearer of-client" } });
  const outcome = await policy.request?.(exchange);
  return { code: outcome?.code, shown: exchange.request.get("authorization") };
}

test("a key from a file or an environment variable may end with a line break", async () => {
  for (const key of ["abc", "abc\n", " abc \r\n"])
    assert.deepEqual(await send(key), { code: undefined, shown: "Bearer abc" });
});

test("a request is refused if the key is blank or no header may have it", async () => {
  for (const key of [" \n", "two\nlines"])
    assert.equal((await send(key)).code, "backend_auth_failed", JSON.stringify(key));
});
