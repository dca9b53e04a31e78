import assert from "node:assert/strict";
import { test } from "node:test";
import { compileInjection } from "./credential-injection.ts";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";

function written(name: string, prefix?: string): string | undefined {
  const { request } = new TestExchange({});
  const header = { name, ...(prefix === undefined ? {} : { prefix }) };
  compileInjection({ header }).inject(request, "key");
  return request.get(name.toLowerCase());
}

test("a scheme is separated from the credential by a space, even if the prefix has none", () => {
  assert.equal(written("Authorization", "Bearer"), "Bearer key");
  assert.equal(written("Proxy-Authorization", "Basic"), "Basic key");
});

test("any prefix that is not a scheme stays unchanged", () => {
  for (const prefix of ["Bearer ", "Token token=", "sk-"])
    assert.equal(written("Authorization", prefix), `${prefix}key`);
  assert.equal(written("Authorization"), "key");
  assert.equal(written("X-Key", "Bearer"), "Bearerkey");
});
