import assert from "node:assert/strict";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";
import type { McpAuthentication } from "@edge-gateway/generated/types/index.ts";
import { type Listening, listen } from "@edge-gateway/testkit/listen";
import { compile, header, json, refusal, RESOURCE, testContext } from "./testing/arrange.ts";

const BASE = "/.well-known/oauth-authorization-server/mcp";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const SECRET_REF = { clientSecretRef: { name: "idp", group: "", kind: "" } };

let provider: Listening;
/** The requests that the provider received, by path. */
const seen: { path: string; type: string | undefined; body: string }[] = [];
let respond = { status: 200, body: JSON.stringify({ access_token: "token" }) };

before(async () => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ path: request.url ?? "", type: request.headers["content-type"], body });
      response.writeHead(respond.status, { "content-type": "application/json" });
      response.end(respond.body);
    });
  });
  provider = await listen(server);
});
after(() => provider.close());
beforeEach(() => {
  seen.length = 0;
  respond = { status: 200, body: JSON.stringify({ access_token: "token" }) };
});

function stepOf(mcp: Partial<McpAuthentication>) {
  const context = testContext(async () => ({
    authorization_endpoint: `${provider.url}/authorize?tenant=a`,
    token_endpoint: `${provider.url}/token`,
    registration_endpoint: `${provider.url}/register`,
  }));
  context.secrets["idp"] = { clientSecret: "hidden\n" };
  const resourceMetadata = { resource: RESOURCE };
  const config = { authorizationServers: "Gateway", resourceMetadata, ...mcp } as const;
  return compile({ mcp: config }, context);
}

async function requestToken(mcp: Partial<McpAuthentication>, form: Record<string, string>) {
  const body = new URLSearchParams(form).toString();
  const message = { method: "POST", target: `${BASE}/token`, headers: FORM, body };
  const outcome = await refusal(stepOf(mcp), message);
  return { outcome, sent: new URLSearchParams(seen[0]?.body) };
}

const CODE = {
  grant_type: "authorization_code",
  code: "c",
  client_id: "client",
  resource: RESOURCE,
};

test("the secret is added to token requests of the configured client only", async () => {
  const mcp = { clientId: "client", ...SECRET_REF };
  const { outcome, sent } = await requestToken(mcp, CODE);
  assert.equal(outcome.status, 200);
  assert.deepEqual(json(outcome), { access_token: "token" });
  assert.equal(header(outcome, "cache-control"), "no-store");
  assert.equal(sent.get("client_secret"), "hidden");
  assert.equal(sent.get("resource"), RESOURCE);
  for (const form of [
    { ...CODE, client_id: "other" },
    { ...CODE, client_secret: "own" },
    { ...CODE, client_assertion: "own" },
    { grant_type: "client_credentials", client_id: "client" },
  ]) {
    seen.length = 0;
    const other = await requestToken(mcp, form);
    assert.notEqual(other.sent.get("client_secret"), "hidden", JSON.stringify(form));
  }
});

test("without a secret, token requests are not forwarded", async () => {
  const { outcome } = await requestToken({}, CODE);
  assert.equal(outcome.code, "method_not_allowed");
  assert.equal(seen.length, 0);
});

test("Entra receives token and authorization requests without resource indicators", async () => {
  const { sent } = await requestToken({ provider: "Entra" }, CODE);
  assert.deepEqual(
    [sent.get("resource"), sent.get("code"), sent.has("client_secret")],
    [null, "c", false],
  );
  const target = `${BASE}/authorize?client_id=a&resource=${encodeURIComponent(RESOURCE)}&state=b`;
  const outcome = await refusal(stepOf({ provider: "Entra" }), { target });
  assert.equal(outcome.status, 302);
  assert.equal(
    header(outcome, "location"),
    `${provider.url}/authorize?tenant=a&client_id=a&state=b`,
  );
});

test("registrations are forwarded to providers that web pages cannot reach", async () => {
  respond = { status: 201, body: JSON.stringify({ client_id: "new" }) };
  const registration = { method: "POST", target: `${BASE}/client-registration`, body: "{}" };
  const outcome = await refusal(stepOf({ provider: "Keycloak" }), registration);
  assert.deepEqual([outcome.status, json(outcome)], [201, { client_id: "new" }]);
  assert.equal(header(outcome, "access-control-allow-origin"), "*");
  assert.deepEqual(seen, [{ path: "/register", type: "application/json", body: "{}" }]);
});

test("the provider's errors reach the client, and a body that is not JSON does not", async () => {
  respond = { status: 400, body: JSON.stringify({ error: "invalid_grant" }) };
  const mcp = { clientId: "client", ...SECRET_REF };
  const refused = await requestToken(mcp, CODE);
  assert.deepEqual(
    [refused.outcome.status, json(refused.outcome)],
    [400, { error: "invalid_grant" }],
  );
  respond = { status: 500, body: "<html>" };
  assert.equal((await requestToken(mcp, CODE)).outcome.code, "discovery_failed");
});

test("a token request must be a form sent by POST", async () => {
  const step = stepOf({ clientId: "client", ...SECRET_REF });
  const get = await refusal(step, { target: `${BASE}/token` });
  assert.equal(get.code, "method_not_allowed");
  const other = { method: "POST", target: `${BASE}/token`, headers: {}, body: "{}" };
  assert.equal((await refusal(step, other)).code, "bad_request");
  assert.equal(seen.length, 0);
});
