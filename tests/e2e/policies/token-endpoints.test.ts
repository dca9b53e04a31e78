import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { type Echo, startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Token endpoints, and how long the tokens that they issue are cached. */

interface Asked {
  readonly path: string | undefined;
  readonly form: URLSearchParams;
}

let echo: Listening;
/** A token endpoint whose responses do not say how long tokens are valid. */
let server: Listening;
let gateway: Gateway | undefined;
const asked: Asked[] = [];

before(async () => {
  echo = await startEcho();
  server = await startUpstream(async (request, response) => {
    asked.push({ path: request.url, form: new URLSearchParams(await text(request)) });
    response.end(JSON.stringify({ access_token: `token-${asked.length}`, active: true, exp: FAR }));
  });
  gateway = await Gateway.start({ config: config() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([echo?.close(), server?.close()]);
});

beforeEach(() => void asked.splice(0));

/** The year 2100 in seconds since 1970. */
const FAR = 4_102_444_800;
const backendRef = { name: "server" };
const clientAuth = { clientId: "gateway", method: "ClientSecretPost" };
const brief = { cache: { inMemory: { defaultTtl: "1s" } } };
const none = { cache: { inMemory: { maxEntries: 0 } } };

const crossApp = (more: object = {}): object => ({
  crossAppAccess: {
    identityProvider: { backendRef, path: "/identity", clientAuth },
    resourceAuthorizationServer: { backendRef, path: "/application", clientAuth },
    audience: "https://app.test",
    ...more,
  },
});

const exchange = (more: object = {}): object => ({
  oauthTokenExchange: { backendRef, path: "/exchange", clientAuth, ...more },
});

const CREDENTIALS: Readonly<Record<string, object>> = {
  application: crossApp({ subjectToken: { tokenType: "Jwt" } }),
  "application-brief": crossApp(brief),
  "application-none": crossApp(none),
  exchange: exchange(),
  "exchange-brief": exchange(brief),
  "exchange-none": exchange(none),
};

function config(): string {
  const routes = Object.entries(CREDENTIALS).map(([name, auth]) => ({
    matches: [{ path: { value: `/${name}` } }],
    backends: [{ host: new URL(echo.url).host, policies: { auth } }],
  }));
  const introspected = ["1h", "0s"].map((cacheDuration) => ({
    matches: [{ path: { value: `/introspected-${cacheDuration}` } }],
    policies: {
      jwtAuthentication: {
        providers: [{ issuer: server.url, introspection: { url: server.url, cacheDuration } }],
      },
    },
    backends: [{ host: new URL(echo.url).host }],
  }));
  const { hostname, port } = new URL(server.url);
  const backends = { server: { static: { host: hostname, port: Number(port) } } };
  const gateways = { web: { port: "PORT", routes: [...routes, ...introspected] } };
  return JSON.stringify({ gateways, backends }).replace('"PORT"', () => "$PORT");
}

/** The credential that the upstream receives. */
async function shown(name: string): Promise<string | undefined> {
  const headers = { authorization: "Bearer of-the-client" };
  const response = await fetch(`${gateway?.url}/${name}`, { headers });
  assert.equal(response.status, 200);
  const { headers: seen }: Echo = JSON.parse(await response.text());
  return seen.authorization;
}

test("a token endpoint may be a backend, with a path, and gets the requested token type", async () => {
  await shown("exchange");
  await shown("application");
  assert.deepEqual(
    asked.map(({ path }) => path),
    ["/exchange", "/identity", "/application"],
  );
  const kind = asked[1]?.form.get("subject_token_type");
  assert.equal(kind, "urn:ietf:params:oauth:token-type:jwt");
});

for (const name of ["exchange", "application"]) {
  test(`${name}: tokens are cached, up to the maximum number`, async () => {
    assert.equal(await shown(name), await shown(name));
    assert.notEqual(await shown(`${name}-none`), await shown(`${name}-none`));
  });

  test(`${name}: a token that does not say how long it lives is kept for the time of the policy`, async () => {
    const first = await shown(`${name}-brief`);
    await waitFor("another token", async () => (await shown(`${name}-brief`)) !== first);
  });
}

test("an introspection response is cached for the time of the policy", async () => {
  for (const name of ["introspected-1h", "introspected-0s"]) {
    await shown(name);
    await shown(name);
  }
  assert.equal(asked.length, 3);
});
