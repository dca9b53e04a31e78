import { MESSAGE_POLICIES } from "@edge-gateway/mcp/exchange";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ParsedMcpBackendAuthentication } from "@edge-gateway/generated/types/index.ts";
import type { Refusal, Step } from "@edge-gateway/gateway/exchange/policy";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange, type TestMessage } from "@edge-gateway/gateway/testing/exchange";
import {
  bearer,
  header,
  ISSUER,
  json,
  keys,
  NOW,
  RESOURCE,
  sign,
} from "../../token-authentication/testing/arrange.ts";
import { mcpPolicies } from "./index.ts";

const JWKS = { url: "https://idp.example/jwks", cacheDuration: 300_000 };

const CONFIG: ParsedMcpBackendAuthentication = {
  mode: "Strict",
  issuer: ISSUER,
  audiences: [RESOURCE],
  jwks: JWKS,
  resourceMetadata: { resource: RESOURCE },
};

async function stepOf(authentication = CONFIG): Promise<Step> {
  const fetchJson = async ({ url }: { url: string }) =>
    url === JWKS.url ? keys : { authorization_endpoint: "https://idp.example/authorize" };
  const context = new TestContext({ time: NOW * 1_000, fetchJson });
  context.secrets["idp"] = { clientSecret: "hidden" };
  const { endpoint, request } = mcpPolicies.compile({ authentication }, context);
  assert.deepEqual(context.problems, []);
  // Starts fetching the keys, and waits until they have arrived.
  await new Promise((resolve) => setImmediate(resolve));
  return async (exchange) => (await endpoint?.step(exchange)) ?? request?.(exchange);
}

async function outcomeOf(step: Step, message: TestMessage): Promise<Refusal | undefined> {
  return step(new TestExchange({ target: "/mcp", ...message }));
}

test("Strict: 401 names the metadata, and a valid token is accepted and removed", async () => {
  const step = await stepOf();
  const refused = await outcomeOf(step, {});
  assert.equal(refused?.code, "mcp_unauthorized");
  assert.match(
    header(refused, "www-authenticate") ?? "",
    /^Bearer resource_metadata="http:\/\/gw\.example:4000\/\.well-known\/oauth-protected-resource\/mcp"$/,
  );
  const exchange = new TestExchange({ target: "/mcp", ...bearer(sign()) });
  assert.equal(await step(exchange), undefined);
  assert.deepEqual(
    [exchange.jwt?.["sub"], exchange.request.get("authorization")],
    ["user", undefined],
  );
  assert.equal(MESSAGE_POLICIES.get(exchange), undefined);
});

test("issuer and audiences are compared where they are set", async () => {
  const strict = await stepOf();
  for (const claims of [{ iss: "https://other.example/" }, { aud: "other" }])
    assert.equal((await outcomeOf(strict, bearer(sign(claims))))?.code, "mcp_unauthorized");
  const { issuer: _issuer, audiences: _audiences, ...anyIssuer } = CONFIG;
  const any = await stepOf(anyIssuer);
  const token = sign({ iss: "https://other.example/", aud: "other" });
  assert.equal(await outcomeOf(any, bearer(token)), undefined);
});

test("Optional and Permissive let requests without a token pass", async () => {
  const optional = await stepOf({ ...CONFIG, mode: "Optional" });
  assert.equal(await outcomeOf(optional, {}), undefined);
  assert.equal((await outcomeOf(optional, bearer("bad")))?.code, "mcp_unauthorized");
  const permissive = await stepOf({ ...CONFIG, mode: "Permissive" });
  assert.equal(await outcomeOf(permissive, bearer("bad")), undefined);
});

test("both metadata documents contain the provider's audience, client id and secret handling", async () => {
  const step = await stepOf({
    ...CONFIG,
    provider: "ProviderA",
    clientId: "client",
    clientSecretRef: { name: "idp", group: "", kind: "" },
  });
  const resource = await outcomeOf(step, { target: "/.well-known/oauth-protected-resource/mcp" });
  assert.ok(resource);
  assert.equal(json(resource)["resource"], RESOURCE);
  const target = "/.well-known/oauth-authorization-server/mcp";
  const server = await outcomeOf(step, { target });
  assert.ok(server);
  const base = `http://gw.example:4000${target}`;
  assert.deepEqual(json(server), {
    authorization_endpoint: `https://idp.example/authorize?audience=${encodeURIComponent(RESOURCE)}`,
    token_endpoint: `${base}/token`,
    token_endpoint_auth_methods_supported: ["none"],
    registration_endpoint: `${base}/client-registration`,
  });
});

test("without an issuer there is no authorization server", async () => {
  const { issuer: _issuer, ...anyIssuer } = CONFIG;
  const step = await stepOf(anyIssuer);
  const target = "/.well-known/oauth-authorization-server/mcp";
  assert.equal((await outcomeOf(step, { target }))?.code, "discovery_failed");
});
