import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import * as next from "@modelcontextprotocol/client";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { IdentityProviderOptions } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  backendPolicy,
  gatewayOf,
  object,
  secret,
  toEdgeBackend,
  together,
} from "../manifests/objects.ts";
import { configuration, mcpBackend, mcpMatches } from "./configuration.ts";
import { SignedInUser } from "./signed-in-user.ts";

/** The deprecated authentication of a backend, and clients whose secret only the gateway knows. */

const INFO = { name: "end-to-end test", version: "1.0.0" };
const CALL = { name: "test_simple_text", arguments: {} };
const SECRET = "s3cret-of-the-client";
const CLIENT: NonNullable<IdentityProviderOptions["clients"]>[number] = {
  client_id: "gateway-client",
  client_secret: SECRET,
  redirect_uris: [new SignedInUser().redirectUrl],
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "client_secret_post",
};

let identityProvider: Listening;
let server: Listening;

before(async () => {
  identityProvider = await startIdentityProvider({ clients: [CLIENT] });
  server = await startMcpServer();
});

after(async () => {
  await server?.close();
  await identityProvider?.close();
});

const audiences = (resource: string) => ({
  issuer: identityProvider.url,
  audiences: [resource],
  resourceMetadata: { resource, scopesSupported: ["mcp"] },
});

const authentication = (resource: string) => ({
  ...audiences(resource),
  jwks: { url: `${identityProvider.url}/jwks` },
  mode: "Strict",
  clientId: CLIENT.client_id,
  clientSecretRef: { name: "idp" },
});

/** Signs in as the shared client, whose secret no MCP client has, and calls a tool. */
async function signInAndCall(url: URL): Promise<void> {
  const user = new SignedInUser();
  const first = new StreamableHTTPClientTransport(url, { authProvider: user });
  await assert.rejects(new Client(INFO).connect(first), UnauthorizedError);
  assert.equal(user.clientInformation()?.client_id, CLIENT.client_id);
  assert.equal(user.clientInformation()?.client_secret, undefined);
  await first.finishAuth(user.callback?.get("code") ?? "");
  const client = new Client(INFO);
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: user }));
  assert.deepEqual((await client.callTool(CALL)).content, [
    { type: "text", text: "This is a simple text response for testing." },
  ]);
  await client.close();
}

test("standalone: a client signs in through the backend's authentication, the gateway adds the secret", async () => {
  const resource = "http://127.0.0.1:${PORT}/mcp";
  const backend = {
    ...mcpBackend(server.url),
    policies: { mcp: { authentication: authentication(resource) } },
  };
  const routes = [{ matches: mcpMatches(), backends: [{ backend: "server" }] }];
  const more = {
    backends: { server: backend },
    secrets: { idp: { data: { clientSecret: SECRET } } },
  };
  await using gateway = await Gateway.start({ config: configuration(routes, more) });
  await signInAndCall(new URL(`${gateway.url}/mcp`));
  assert.match(gateway.output, /`authentication` is deprecated since 0\.1\.0/);
});

test("manifests: a policy of the backend does the same", async () => {
  await using gateway = await Gateway.start({
    config: (port) => {
      const resource = `http://127.0.0.1:${port}/mcp`;
      const targets = [{ name: "server", static: { host: "127.0.0.1", port: server.port } }];
      return {
        "set.yaml": together(
          gatewayOf(port),
          secret("idp", { clientSecret: SECRET }, "default"),
          object("edgegateway.dev/v1alpha1", "EdgeBackend", "tools", "default", {
            mcp: { targets },
          }),
          backendPolicy("login", toEdgeBackend("tools"), {
            mcp: { authentication: authentication(resource) },
          }),
          object("gateway.networking.k8s.io/v1", "HTTPRoute", "mcp", "default", {
            parentRefs: [{ name: "web", namespace: "infra" }],
            rules: [
              {
                matches: mcpMatches(),
                backendRefs: [toEdgeBackend("tools")],
              },
            ],
          }),
        ),
      };
    },
  });
  await signInAndCall(new URL(`${gateway.url}/mcp`));
});

test("a backend refuses tokens for another audience, and its mode decides about requests without one", async (context) => {
  const issuer = await TokenIssuer.start();
  context.after(() => issuer.close());
  const { issuer: url } = issuer;
  const own = { issuer: url, audiences: ["tools"], jwks: { url, jwksPath: "/jwks" } };
  const backend = (more: object) => ({
    ...mcpBackend(server.url),
    policies: { mcp: { authentication: { ...own, ...more } } },
  });
  const backends = { strict: backend({}), optional: backend({ mode: "Optional" }) };
  const routes = Object.keys(backends).map((name) => ({
    matches: mcpMatches(`/${name}`),
    backends: [{ backend: name }],
  }));
  await using gateway = await Gateway.start({ config: configuration(routes, { backends }) });
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: INFO },
  });
  const statusOf = async (path: string, token?: string): Promise<number> => {
    const headers = {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(gateway.url + path, { method: "POST", headers, body });
    await response.text();
    return response.status;
  };
  const good = await issuer.sign({ aud: "tools" });
  const other = await issuer.sign({ aud: "other" });
  assert.equal(await statusOf("/strict", good), 200);
  assert.equal(await statusOf("/strict", other), 401);
  assert.equal(await statusOf("/strict"), 401);
  assert.equal(await statusOf("/optional", other), 401);
  assert.equal(await statusOf("/optional"), 200);
});

test("a token that lacks a scope leads the official client 2.x to ask for it", async () => {
  const resource = "http://127.0.0.1:${PORT}/mcp";
  const { issuer, resourceMetadata, ...own } = audiences(resource);
  const jwks = { remote: { url: `${identityProvider.url}/jwks` } };
  const mcp = {
    resourceMetadata,
    authorizationServers: "Provider",
    requiredScopes: ["mcp", "offline_access"],
  };
  const jwtAuthentication = { providers: [{ issuer, ...own, jwks }], mcp };
  const routes = [
    { matches: mcpMatches(), policies: { jwtAuthentication }, backends: [{ backend: "server" }] },
  ];
  const backends = { server: mcpBackend(server.url) };
  await using gateway = await Gateway.start({ config: configuration(routes, { backends }) });
  const user = new SignedInUser();
  const first = new next.StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`), {
    authProvider: user,
  });
  await assert.rejects(new next.Client(INFO).connect(first), next.UnauthorizedError);
  assert.equal(user.authorizationUrl?.searchParams.get("scope"), "mcp offline_access");
});

test("no trace shows the secret of the client, or what clients send and get for it", async () => {
  const resource = "http://127.0.0.1:${PORT}/mcp";
  const backend = {
    ...mcpBackend(server.url),
    policies: { mcp: { authentication: authentication(resource) } },
  };
  const routes = [{ matches: mcpMatches(), backends: [{ backend: "server" }] }];
  const more = {
    backends: { server: backend },
    secrets: { idp: { data: { clientSecret: SECRET } } },
  };
  await using gateway = await Gateway.start({ config: configuration(routes, more) });
  const controller = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${gateway.adminPort}/debug/trace?detail=full`, {
    signal: controller.signal,
  });
  let seen = "";
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of stream.body ?? []) seen += decoder.decode(part, { stream: true });
  })().catch(() => {});
  const path = "/.well-known/oauth-authorization-server/mcp/token";
  const form = { grant_type: "authorization_code", client_id: CLIENT.client_id, code: "the-code" };
  const response = await fetch(gateway.url + path, {
    method: "POST",
    body: new URLSearchParams({ ...form, code_verifier: "the-verifier" }),
  });
  assert.equal(response.status, 400);
  assert.match(await response.text(), /invalid_grant/);
  await waitFor("the end of the trace", () => seen.includes("requestFinished"));
  controller.abort();
  await reading;
  const bodies = [...seen.matchAll(/"body":"([^"]*)"/g)].map(([, body = ""]) =>
    Buffer.from(body, "base64").toString(),
  );
  for (const text of [seen, ...bodies, gateway.output])
    for (const secret of [SECRET, "the-code", "the-verifier"])
      assert.ok(!text.includes(secret), `${secret} is in: ${text}`);
});
