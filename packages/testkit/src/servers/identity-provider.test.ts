import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
import { startIdentityProvider } from "./identity-provider.ts";
import { signIn } from "../sign-in.ts";

const REDIRECT = "http://127.0.0.1:9/callback";
const RESOURCE = "http://gateway.example/mcp";

test("the identity provider registers clients, signs users in and issues JWTs for a resource", async () => {
  await using provider = await startIdentityProvider({ permissions: ["call"] });
  const metadata = await getJson(`${provider.url}/.well-known/oauth-authorization-server`);
  assert.equal(metadata["issuer"], provider.url);
  const client = await getJson(String(metadata["registration_endpoint"]), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ redirect_uris: [REDIRECT], token_endpoint_auth_method: "none" }),
  });
  const verifier = randomBytes(32).toString("base64url");
  const request = {
    client_id: String(client["client_id"]),
    redirect_uri: REDIRECT,
    resource: RESOURCE,
  };
  const authorization = new URL(String(metadata["authorization_endpoint"]));
  authorization.search = new URLSearchParams({
    ...request,
    response_type: "code",
    scope: "mcp",
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  }).toString();
  const { searchParams } = await signIn(authorization, "alice");
  assert.equal(searchParams.get("iss"), provider.url);
  const tokens = await getJson(String(metadata["token_endpoint"]), {
    method: "POST",
    body: new URLSearchParams({
      ...request,
      grant_type: "authorization_code",
      code: searchParams.get("code") ?? "",
      code_verifier: verifier,
    }),
  });
  const [, payload = ""] = String(tokens["access_token"]).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  assert.deepEqual(
    [claims.iss, claims.aud, claims.sub, claims.permissions],
    [provider.url, RESOURCE, "alice", ["call"]],
  );
});

async function getJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, init);
  return JSON.parse(await response.text());
}
