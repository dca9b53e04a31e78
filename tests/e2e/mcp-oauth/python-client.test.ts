import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { pythonEnvironment, PYTHON_PROGRAMS } from "../mcp/programs/python-environment.ts";
import { configuration, mcpBackend, mcpMatches } from "./configuration.ts";
import { PythonClients } from "./python-clients.ts";

/** Clients of Python sign in: the official one, which compares issuers, and that of FastMCP. */

const SIMPLE = { tool: "test_simple_text", text: "This is a simple text response for testing." };
const LIBRARIES = ["mcp", "fastmcp"];

/** The identity providers of the routes `/one/mcp` and `/two/mcp`. */
let identityProviders: readonly Listening[] = [];
let server: Listening;
let clients: PythonClients;

before(async () => {
  clients = await PythonClients.create(await pythonEnvironment(), PYTHON_PROGRAMS);
  const options = { scopes: ["mcp", "tools"], allowsUnregisteredScopes: true };
  identityProviders = await Promise.all([0, 1].map(() => startIdentityProvider(options)));
  server = await startMcpServer();
});

after(async () => {
  await server?.close();
  for (const provider of identityProviders) await provider.close();
  await clients?.[Symbol.asyncDispose]();
});

/** Two protected servers at one host, each with its identity provider. */
function twoRoutes(more: object = {}): string {
  const routes = ["one", "two"].map((name, index) => {
    const path = `/${name}/mcp`;
    const resource = `http://127.0.0.1:\${PORT}${path}`;
    const url = identityProviders[index]?.url ?? "";
    const jwks = { remote: { url: `${url}/jwks` } };
    const resourceMetadata = { resource, scopesSupported: ["mcp"] };
    return {
      name,
      matches: mcpMatches(path),
      policies: {
        jwtAuthentication: {
          providers: [{ issuer: url, audiences: [resource], jwks }],
          mcp: { authorizationServers: "Provider", resourceMetadata, ...more },
        },
      },
      backends: [{ backend: "server" }],
    };
  });
  return configuration(routes, { backends: { server: mcpBackend(server.url) } });
}

function scopesOf(url: URL | undefined): readonly string[] {
  return url?.searchParams.get("scope")?.split(" ").toSorted() ?? [];
}

const originsOf = (urls: readonly URL[]): readonly string[] => urls.map(({ origin }) => origin);

test("the official client, whose token is refused, signs in once on a Provider route", async () => {
  await using gateway = await Gateway.start({ config: twoRoutes() });
  await using client = clients.start("mcp", "a-token-of-yesterday");
  assert.equal(await client.call(`${gateway.url}/one/mcp`, SIMPLE.tool), SIMPLE.text);
  assert.equal(client.asked.length, 1);
});

for (const library of LIBRARIES)
  test(`the client of ${library} signs in at the provider of each of two routes at one host`, async () => {
    await using gateway = await Gateway.start({ config: twoRoutes() });
    await using client = clients.start(library);
    for (const name of ["one", "two", "one"]) {
      const url = `${gateway.url}/${name}/mcp`;
      assert.equal(await client.call(url, SIMPLE.tool), SIMPLE.text);
    }
    assert.deepEqual(
      originsOf(client.asked),
      originsOf(identityProviders.map(({ url }) => new URL(url))),
    );
    const resources = client.asked.map(({ searchParams }) => searchParams.get("resource"));
    assert.deepEqual(resources, [`${gateway.url}/one/mcp`, `${gateway.url}/two/mcp`]);
  });

for (const library of LIBRARIES)
  test(`the client of ${library} gets a scope that its session needs later, and continues with it`, async () => {
    await using gateway = await Gateway.start({ config: twoRoutes() });
    await using client = clients.start(library);
    const url = `${gateway.url}/one/mcp`;
    assert.equal(await client.call(url, SIMPLE.tool), SIMPLE.text);
    await gateway.reconfigure(twoRoutes({ requiredScopes: ["mcp", "tools"] }));
    await waitFor("the new requirement", async () => {
      const { headers } = await fetch(url, { method: "POST" });
      return headers.get("www-authenticate")?.includes('scope="mcp tools"');
    });
    assert.equal(await client.call(url, SIMPLE.tool), SIMPLE.text);
    assert.equal(client.asked.length, 2);
    const [first, second] = client.asked.map(scopesOf);
    assert.equal(first?.includes("tools"), false);
    assert.equal(second?.includes("tools"), true);
  });
