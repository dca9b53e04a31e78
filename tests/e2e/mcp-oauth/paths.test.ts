import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { mcpBackend, mcpMatches } from "./configuration.ts";

/** No spelling of a discovery path reaches another path of a server, or the documents of another route. */

let issuer: TokenIssuer;
let provider: Listening;
let server: Listening;
let gateway: Gateway;
let unchangedPort: number;
/** The paths that the identity provider and the MCP server received. */
const askedOf = { provider: [] as string[], server: [] as string[] };

const WELL_KNOWN = "/.well-known/oauth-";
const KINDS = ["protected-resource", "authorization-server"];
const ISSUERS = { mcp: "/first", other: "/second" } as const;

before(async () => {
  issuer = await TokenIssuer.start();
  [provider, server] = await Promise.all([startServer("provider"), startServer("server")]);
  unchangedPort = await freePort();
  gateway = await Gateway.start({
    config: configuration(),
    environment: { UNCHANGED: String(unchangedPort) },
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([issuer?.close(), provider?.close(), server?.close()]);
});

/** Responds to every request with a metadata document whose issuer is the requested path. */
function startServer(name: keyof typeof askedOf): Promise<Listening> {
  return startUpstream(({ url = "" }, response) => {
    askedOf[name].push(url);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ issuer: url }));
  });
}

function configuration(): string {
  const unchanged = { http: { path: { normalization: "KeepUnchanged" } } };
  const protectedRoute = (name: keyof typeof ISSUERS) => {
    const jwks = { inline: issuer.keySet };
    return {
      name,
      matches: mcpMatches(`/${name}`),
      policies: {
        jwtAuthentication: { providers: [{ issuer: provider.url + ISSUERS[name], jwks }], mcp: {} },
      },
    };
  };
  const routes = [
    protectedRoute("mcp"),
    protectedRoute("other"),
    { name: "open", matches: mcpMatches("/open") },
  ].map((route) => ({
    ...route,
    gateways: ["normal", "unchanged"],
    backends: [mcpBackend(server.url)],
  }));
  const gateways = {
    normal: { port: "$PORT" },
    unchanged: { port: "$UNCHANGED", frontend: unchanged },
  };
  return JSON.stringify({ gateways, routes }).replaceAll(/"(\$[A-Z]+)"/g, "$1");
}

async function ask(port: number, path: string): Promise<{ status: number; body: string }> {
  const [response] = await once(request({ host: "127.0.0.1", port, path }).end(), "response");
  return { status: response.statusCode, body: await text(response) };
}

const UP = ["/..", "/%2e%2e", "/.%2E", "/..%2f", "/..%5C", "\\..", "/..;", "//..", "/./.."];
const ENDS = ["/secret", "/../../token", "/../../../token", "/other"];
const TRICKS = UP.flatMap((up) => ENDS.map((end) => up + end));

for (const [name, portOf] of Object.entries({
  "paths normalized": () => gateway.port,
  "paths kept unchanged": () => unchangedPort,
})) {
  describe(name, () => {
    test("an MCP server without authorization gets its own path and its documents only", async () => {
      askedOf.server.length = 0;
      for (const trick of TRICKS) {
        for (const kind of KINDS) await ask(portOf(), `${WELL_KNOWN}${kind}/open${trick}`);
        await ask(portOf(), `/open${trick}`);
      }
      await ask(portOf(), `${WELL_KNOWN}protected-resource/open`);
      assert.ok(askedOf.server.includes(`${WELL_KNOWN}protected-resource/open`));
      for (const path of askedOf.server) {
        assert.match(path, /^(?:\/mcp|\/\.well-known\/oauth-[-a-z]+(?:\/[a-z]+)*)$/);
      }
    });

    test("only the metadata of the identity providers is fetched, for each by its own route", async () => {
      askedOf.provider.length = 0;
      for (const trick of TRICKS) {
        const { status, body } = await ask(
          portOf(),
          `${WELL_KNOWN}authorization-server/mcp${trick}`,
        );
        if (status === 200) assert.doesNotMatch(body, /\.\.|%/, trick);
      }
      for (const route of ["mcp", "other"] as const) {
        const { body } = await ask(portOf(), `${WELL_KNOWN}authorization-server/${route}`);
        assert.equal(JSON.parse(body).issuer, `${WELL_KNOWN}authorization-server${ISSUERS[route]}`);
      }
      const documents = Object.values(ISSUERS).map(
        (path) => `${WELL_KNOWN}authorization-server${path}`,
      );
      for (const path of askedOf.provider) assert.ok(documents.includes(path), path);
    });

    test("a document names the resource of its own route, and no other", async () => {
      for (const trick of TRICKS) {
        const { status, body } = await ask(portOf(), `${WELL_KNOWN}protected-resource/mcp${trick}`);
        if (status !== 200) continue;
        const { resource } = JSON.parse(body);
        assert.equal(new URL(resource).href, resource, trick);
        assert.doesNotMatch(resource, /\.\.|%|\\/, trick);
      }
    });
  });
}

test("a path that leads to another route gets the documents of that route", async () => {
  const { body } = await ask(gateway.port, `${WELL_KNOWN}protected-resource/mcp/%2e%2e/other`);
  assert.match(JSON.parse(body).resource, /\/other$/);
  const { body: metadata } = await ask(
    gateway.port,
    `${WELL_KNOWN}authorization-server/mcp/../other`,
  );
  assert.match(JSON.parse(metadata).issuer, /\/second$/);
  const { status } = await ask(unchangedPort, `${WELL_KNOWN}protected-resource/mcp/../other`);
  assert.equal(status, 400);
});
