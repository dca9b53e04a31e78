import assert from "node:assert/strict";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { backendAuth } from "../index.ts";
import { arrange, cloud } from "./cloud.suite.ts";

const SCOPES = ["https://vault.azure.net/.default"];

test("no response of a cloud is shown, and all waiting requests share a failure", async () => {
  cloud.fails = true;
  const environment = { AZURE_POD_IDENTITY_AUTHORITY_HOST: cloud.url };
  const { send } = arrange({ auth: { azure: { scopes: SCOPES } }, environment });
  const outcomes = await Promise.all([send(), send(), send()]);
  assert.equal(cloud.asked.length, 1);
  for (const { outcome } of outcomes)
    assert.equal(
      outcome?.detail,
      `${new URL(cloud.url).host}: the response has status 403: denied`,
    );
});

test("a token is refreshed before it expires, and shared between policies", async () => {
  cloud.life = 100;
  const environment = { AZURE_POD_IDENTITY_AUTHORITY_HOST: cloud.url };
  const { context, send } = arrange({ auth: { azure: { scopes: SCOPES } }, environment });
  const first = (await send()).field("authorization");
  const other = backendAuth.compile({ azure: { scopes: SCOPES } }, context);
  const exchange = new TestExchange({});
  assert.equal(other.request?.(exchange), undefined);
  assert.equal(exchange.request.get("authorization"), first);
  context.time += 80_000;
  assert.equal((await send()).field("authorization"), first);
  await waitFor("another token", async () => (await send()).field("authorization") !== first);
  assert.equal(cloud.asked.length, 2);
});
