import assert from "node:assert/strict";
import { test } from "node:test";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import {
  ISSUER,
  NOW,
  RESOURCE,
  bearer,
  compile,
  header,
  json,
  refusal,
  sign,
  testContext,
} from "./testing/arrange.ts";

const MCP = {
  authorizationServers: "Gateway",
  resourceMetadata: {
    scopesSupported: ["read"],
    resource: RESOURCE,
    bearerMethodsSupported: ["header"],
  },
} as const;

const PROVIDER_METADATA = {
  issuer: ISSUER,
  jwks_uri: "https://idp.example/jwks",
  authorization_endpoint: "https://idp.example/authorize",
  registration_endpoint: "https://idp.example/register",
};
const withMetadata = (metadata: object = PROVIDER_METADATA) => testContext(async () => metadata);

const RESOURCE_PATH = "/.well-known/oauth-protected-resource/mcp";
const SERVER_PATH = "/.well-known/oauth-authorization-server/mcp";
const REGISTRATION_PATH = `${SERVER_PATH}/client-registration`;

test("every 401 is JSON and names the resource metadata, and the error if there was a token", async () => {
  const step = compile({ mcp: MCP });
  const expired = sign({ exp: NOW - 1_000 });
  const challenge = `Bearer resource_metadata="http://gw.example:4000${RESOURCE_PATH}"`;
  const error = `${challenge}, error="invalid_token", error_description="`;
  for (const [message, expected] of [
    [{}, challenge],
    [bearer(expired), `${error}the token has expired"`],
    [bearer("bad"), `${error}a token must have three parts"`],
  ] as const) {
    const answer = await refusal(step, { target: "/mcp", ...message });
    assert.equal(answer.code, "mcp_unauthorized");
    assert.equal(answer.text, undefined);
    assert.equal(header(answer, "www-authenticate"), expected);
  }
});

test("without a configured resource, URLs are derived from the request", async () => {
  const step = compile({ mcp: { authorizationServers: "Gateway" } });
  const answer = await refusal(step, { target: "/tools?x", authority: "h:1" });
  assert.equal(
    header(answer, "www-authenticate"),
    'Bearer resource_metadata="http://h:1/.well-known/oauth-protected-resource/tools"',
  );
  const forwarded = await refusal(step, {
    target: RESOURCE_PATH,
    authority: "h",
    headers: { "x-forwarded-proto": "https" },
  });
  assert.equal(json(forwarded)["resource"], "https://h/mcp");
});

test("the resource metadata names the gateway, with members in the documented order", async () => {
  const answer = await refusal(compile({ mcp: MCP }), { target: RESOURCE_PATH });
  assert.deepEqual(Object.entries(json(answer)), [
    ["resource", RESOURCE],
    ["authorization_servers", [RESOURCE]],
    ["mcp_protocol_version", "2025-11-25"],
    ["resource_type", "mcp-server"],
    ["bearer_methods_supported", ["header"]],
    ["scopes_supported", ["read"]],
  ]);
  assert.equal(header(answer, "access-control-allow-origin"), "*");
  assert.equal(header(answer, "access-control-allow-methods"), "GET, OPTIONS");
  assert.match(header(answer, "access-control-allow-headers") ?? "", /content-type/);
});

test("an ambiguous path is refused, because the URLs would name another resource", async () => {
  const step = compile({ mcp: { authorizationServers: "Gateway" } }, withMetadata());
  for (const rest of [
    "/../other",
    "/%2e%2e/other",
    "/..%2Fother",
    "\\..\\other",
    "//other",
    "%zz",
  ]) {
    for (const target of [`/mcp${rest}`, RESOURCE_PATH + rest, SERVER_PATH + rest]) {
      assert.equal((await refusal(step, { target })).code, "path_refused", target);
    }
  }
});

test("with Provider, the resource metadata lists the issuers", async () => {
  const mcp = { ...MCP, authorizationServers: "Provider" } as const;
  const answer = await refusal(compile({ mcp }), { target: RESOURCE_PATH });
  assert.deepEqual(json(answer)["authorization_servers"], [ISSUER]);
});

test("only GET and OPTIONS are allowed on the discovery paths", async () => {
  const step = compile({ mcp: MCP }, withMetadata());
  for (const target of [RESOURCE_PATH, SERVER_PATH]) {
    const preflight = await refusal(step, { method: "OPTIONS", target });
    assert.deepEqual([preflight.status, preflight.body?.length], [204, 0]);
    assert.equal((await refusal(step, { method: "HEAD", target })).status, 200);
    const post = await refusal(step, { method: "POST", target });
    assert.deepEqual([post.code, header(post, "allow")], ["method_not_allowed", "GET, OPTIONS"]);
  }
});

test("the provider's metadata passes unchanged", async () => {
  const answer = await refusal(compile({ mcp: MCP }, withMetadata()), { target: SERVER_PATH });
  assert.deepEqual(json(answer), PROVIDER_METADATA);
});

test("the issuer is the identifier by which clients found the metadata", async () => {
  const found = async (mcp: object, path: string) => {
    const step = compile({ mcp: { ...MCP, provider: "Okta", ...mcp } }, withMetadata());
    return json(await refusal(step, { target: path }))["issuer"];
  };
  assert.equal(await found({}, SERVER_PATH), RESOURCE);
  assert.equal(await found({}, SERVER_PATH.replace("/mcp", "")), "http://gw.example:4000");
  const slash = { resourceMetadata: { resource: `${RESOURCE}/` } };
  assert.equal(await found(slash, SERVER_PATH), `${RESOURCE}/`);
  assert.equal(await found({ metadataIssuer: "Provider" }, SERVER_PATH), ISSUER);
  assert.match(String(await found({ resourceMetadata: {} }, `${SERVER_PATH}/a`)), /\/mcp\/a$/);
});

test("for Auth0 the audience is added to the authorization endpoint, encoded, also after a query", async () => {
  const mcp = { ...MCP, provider: "Auth0" } as const;
  const audience = "audience=http%3A%2F%2Fgw.example%3A4000%2Fmcp";
  for (const [endpoint, expected] of [
    ["https://idp.example/authorize", `https://idp.example/authorize?${audience}`],
    ["https://idp.example/a?x=1", `https://idp.example/a?x=1&${audience}`],
  ]) {
    const metadata = { ...PROVIDER_METADATA, authorization_endpoint: endpoint };
    const step = compile({ mcp }, withMetadata(metadata));
    const answer = json(await refusal(step, { target: SERVER_PATH }));
    assert.deepEqual(answer, { ...metadata, authorization_endpoint: expected });
  }
});

test("a failure of the provider is 502 and names its host", async () => {
  const context = testContext(() => Promise.reject(new OutboundError("idp.example", "down")));
  const answer = await refusal(compile({ mcp: MCP }, context), { target: SERVER_PATH });
  assert.equal(answer.code, "discovery_failed");
  assert.match(String(json(answer)["error_description"]), /idp\.example/);
  assert.equal(header(answer, "content-type"), "application/json");
});

test("with a configured client id the gateway itself responds to registrations", async () => {
  const step = compile({ mcp: { ...MCP, clientId: "client" } }, withMetadata());
  const metadata = json(await refusal(step, { target: SERVER_PATH }));
  assert.equal(metadata["registration_endpoint"], `http://gw.example:4000${REGISTRATION_PATH}`);
  const redirects = ["http://127.0.0.1:1/callback", "cursor://callback"];
  const body = JSON.stringify({ redirect_uris: redirects, client_name: "n", client_secret: "s" });
  const answer = await refusal(step, { method: "POST", target: REGISTRATION_PATH, body });
  assert.equal(answer.status, 201);
  assert.deepEqual(json(answer), {
    client_id: "client",
    client_name: "n",
    redirect_uris: redirects,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code"],
    response_types: ["code"],
  });
});

test("an invalid registration is 400, another method 405", async () => {
  const step = compile({ mcp: { ...MCP, clientId: "client" } });
  const long = JSON.stringify({ redirect_uris: ["http://a/"], x: "x".repeat(100_000) });
  for (const body of ["", "{", "[]", "{}", '{"redirect_uris":["a b"]}', long]) {
    const answer = await refusal(step, { method: "POST", target: REGISTRATION_PATH, body });
    assert.equal(answer.code, "bad_request");
    assert.match(String(json(answer)["error"]), /^invalid_(redirect_uri|client_metadata)$/);
  }
  const get = await refusal(step, { target: REGISTRATION_PATH });
  assert.equal(get.code, "method_not_allowed");
});

test("a client's path cannot end the quoted URL", async () => {
  const step = compile({ mcp: { authorizationServers: "Gateway" } });
  const answer = await refusal(step, { target: '/a", error="none"' });
  assert.match(header(answer, "www-authenticate") ?? "", /\/a\\", error=\\"none\\""$/);
});
