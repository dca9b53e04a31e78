import assert from "node:assert/strict";
import { test } from "node:test";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { bearer, compile, header, json, refusal, RESOURCE, sign } from "./testing/arrange.ts";

const MCP = {
  authorizationServers: "Gateway",
  resourceMetadata: { resource: RESOURCE },
  requiredScopes: ["tools:read", "tools:call"],
} as const;
const METADATA = "http://gw.example:4000/.well-known/oauth-protected-resource/mcp";

test("a token with all scopes passes, in any provider's notation", async () => {
  for (const claims of [
    { scope: "a tools:call tools:read" },
    { scp: "tools:read tools:call" },
    { scp: ["tools:call", "tools:read"] },
    { scope: "tools:read", scp: ["tools:call"] },
  ]) {
    const exchange = new TestExchange({ target: "/mcp", ...bearer(sign(claims)) });
    assert.equal(await compile({ mcp: MCP })(exchange), undefined, JSON.stringify(claims));
  }
});

test("a token without a scope gets 403 with all required scopes, so that the client can request them", async () => {
  const step = compile({ mcp: MCP });
  for (const claims of [{}, { scope: "tools:read" }, { scope: 7 }, { scp: [["tools:call"]] }]) {
    const outcome = await refusal(step, { target: "/mcp", ...bearer(sign(claims)) });
    assert.equal(outcome.code, "insufficient_scope");
    assert.equal(
      header(outcome, "www-authenticate"),
      `Bearer error="insufficient_scope", scope="tools:read tools:call", error_description="the token lacks a scope", resource_metadata="${METADATA}"`,
    );
  }
});

test("the challenge to a client without a token also names the scopes", async () => {
  const outcome = await refusal(compile({ mcp: MCP }), { target: "/mcp" });
  assert.equal(
    header(outcome, "www-authenticate"),
    `Bearer resource_metadata="${METADATA}", scope="tools:read tools:call"`,
  );
  const invalid = await refusal(compile({ mcp: MCP }), { target: "/mcp", ...bearer("bad") });
  assert.equal(
    header(invalid, "www-authenticate"),
    `Bearer resource_metadata="${METADATA}", error="invalid_token", error_description="a token must have three parts", scope="tools:read tools:call"`,
  );
});

test("Permissive rejects nothing", async () => {
  const exchange = new TestExchange({ target: "/mcp", ...bearer(sign()) });
  assert.equal(await compile({ mode: "Permissive", mcp: MCP })(exchange), undefined);
  assert.equal(exchange.jwt?.["sub"], "user");
});

test("metadata is served only for the full path of the resource", async () => {
  const step = compile({ mcp: MCP });
  const prefix = "/.well-known/oauth-protected-resource";
  for (const below of ["", "/mcp", "/mcp/messages"])
    assert.equal(json(await refusal(step, { target: prefix + below }))["resource"], RESOURCE);
  for (const below of ["/other", "/mcp2", "/other/mcp"])
    for (const document of [prefix, "/.well-known/oauth-authorization-server"])
      assert.equal((await refusal(step, { target: document + below })).code, "route_not_found");
});
