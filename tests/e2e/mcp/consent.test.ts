import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/client";
import { Browser, type Page } from "@edge-gateway/testkit/browser";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/identity-provider";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { mcpMatches } from "../mcp-oauth/configuration.ts";
import { SignedInUser } from "../mcp-oauth/signed-in-user.ts";
import { textOf } from "./arrange.ts";

/**
 * Servers that need a token of each user: the user consents once, at the provider of the server
 * (oidc-provider).
 */

const SECRET = "s3cret-of-the-gateway";
const SESSION_KEY = randomBytes(32).toString("hex");
/** Seconds. */
const SHORT_LIFE = 4;

/** Values of the Authorization header that the server received, and those that it refuses. */
const seen: string[] = [];
const revoked = new Set<string>();
const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString();
    const { id, method } = text === "" ? { id: 0, method: "" } : JSON.parse(text);
    const { authorization = "" } = request.headers;
    seen.push(authorization);
    const reply = (result: object) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    };
    if (!authorization.startsWith("Bearer ") || revoked.has(authorization))
      response.writeHead(401).end();
    else if (method === "initialize")
      reply({
        protocolVersion: "2025-11-25",
        capabilities: { tools: {} },
        serverInfo: { name: "saas", version: "1" },
      });
    else if (method === "tools/list")
      reply({ tools: [{ name: "whoami", inputSchema: { type: "object" } }] });
    else if (method === "tools/call") reply({ content: [{ type: "text", text: authorization }] });
    else response.writeHead(request.method === "POST" ? 202 : 405).end();
  });
});

let folder: string;
let port: number;
let url: string;
let idp: Listening;
let saas: Listening;
let server: Listening;
let gateway: Gateway;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "consent-"));
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const client = (...paths: string[]) => ({
    client_id: "gateway",
    client_secret: SECRET,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code" as const],
    redirect_uris: paths.map((path) => url + path),
  });
  const posts = { token_endpoint_auth_method: "client_secret_post" as const };
  [idp, saas, server] = await Promise.all([
    startIdentityProvider({ clients: [client("/consent/login/callback")] }),
    startIdentityProvider({
      clients: [{ ...client("/consent", "/shown"), ...posts }],
      accessTokenLifetime: SHORT_LIFE,
    }),
    listen(http),
  ]);
  gateway = await start();
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([idp, saas, server].map((each) => each.close()));
  await rm(folder, { recursive: true });
});

function start(key = SESSION_KEY): Promise<Gateway> {
  const resource = `${url}/mcp`;
  const target = (path: string, identity: string) => ({
    name: "saas",
    static: {
      host: "127.0.0.1",
      port: server.port,
      consent: {
        issuer: saas.url,
        clientId: "gateway",
        clientSecretRef: { name: "saas" },
        redirectUri: url + path,
        scopes: ["openid", "offline_access"],
        identity,
      },
    },
  });
  const jwtAuthentication = (audience: string) => ({
    providers: [
      {
        issuer: idp.url,
        audiences: [audience],
        jwks: { remote: { url: `${idp.url}/jwks` } },
      },
    ],
    mcp: {
      resourceMetadata: { resource: audience, scopesSupported: ["mcp"] },
      authorizationServers: "Provider",
    },
  });
  const oidc = {
    issuer: idp.url,
    clientAuth: { clientId: "gateway", secretRef: { name: "saas" } },
    redirectUri: `${url}/consent/login/callback`,
  };
  const path = (value: string) => [{ path: { type: "PathPrefix", value } }];
  const routes = [
    {
      name: "mcp",
      matches: mcpMatches("/mcp"),
      policies: { jwtAuthentication: jwtAuthentication(resource) },
      backends: [{ backend: "saas" }],
    },
    {
      name: "consent",
      matches: path("/consent"),
      policies: { oidc },
      backends: [{ backend: "saas" }],
    },
    {
      name: "other",
      matches: mcpMatches("/other"),
      policies: { jwtAuthentication: jwtAuthentication(`${url}/other`) },
      backends: [{ backend: "shown" }],
    },
    { name: "shown", matches: path("/shown"), backends: [{ backend: "shown" }] },
  ];
  const config = {
    gateways: { test: { port, protocol: "HTTP", routes } },
    backends: {
      saas: { mcp: { targets: [target("/consent", "Verified")] } },
      shown: { mcp: { targets: [target("/shown", "Shown")] } },
    },
    secrets: { saas: { data: { clientSecret: SECRET } } },
    config: { mcp: { consentFile: join(folder, "consents.json") }, workerThreads: 2 },
  };
  const environment = { OIDC_COOKIE_SECRET: "0123456789abcdef".repeat(4), SESSION_KEY: key };
  return Gateway.start({ config: JSON.stringify(config), environment });
}

const users = new Map<string, SignedInUser>();

/** The official client 2.x of a user who has signed in. */
async function connect(name: string, mode: "url" | "form" = "url", path = "/mcp") {
  const at = new URL(url + path);
  const key = `${name} ${path}`;
  const user = users.get(key) ?? new SignedInUser(name);
  if (!users.has(key)) {
    users.set(key, user);
    const first = new StreamableHTTPClientTransport(at, { authProvider: user });
    await assert.rejects(new Client(INFO).connect(first), UnauthorizedError);
    await first.finishAuth(user.callback ?? new URLSearchParams());
  }
  const client = new Client(INFO, { capabilities: { elicitation: { [mode]: {} } } });
  await client.connect(new StreamableHTTPClientTransport(at, { authProvider: user }));
  return client;
}

const INFO = { name: "test", version: "1" };

/** The URL that a client must show to its user. */
async function asked(call: Promise<unknown>): Promise<string> {
  let found = "";
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof UrlElicitationRequiredError, String(error));
    const [elicitation] = error.elicitations;
    assert.equal(elicitation?.mode, "url");
    assert.match(elicitation.message, /saas needs your consent/);
    found = elicitation.url;
    return true;
  });
  return found;
}

/** The steps of a user who follows that URL: signs in at both providers, and consents. */
async function agree(browser: Browser, link: string, user: string): Promise<Page> {
  const atIdp = await browser.signIn(await browser.open(link), user);
  return browser.signIn(atIdp, `${user} at saas`);
}

test("a user agrees once, and then the server gets the user's own token", async () => {
  const alice = await connect("alice");
  const link = await asked(alice.listTools());
  await asked(alice.callTool({ name: "whoami" }));
  assert.equal(seen.length, 0);
  const browser = new Browser();
  const done = await agree(browser, link, "alice");
  assert.equal(done.status, 200, done.body);
  assert.match(done.body, /alice .*can use saas now/s);
  assert.equal((await alice.listTools()).tools[0]?.name, "whoami");
  const shown = textOf(await alice.callTool({ name: "whoami" }));
  assert.match(shown, /^Bearer \S+$/);
  const own = users.get("alice /mcp")?.tokens()?.access_token ?? assert.fail();
  assert.ok(!seen.some((value) => value.includes(own)));
  // Another user has not consented, and neither user can consent with the link of the other.
  const bob = await connect("bob");
  const bobs = await asked(bob.listTools());
  const foreign = await browser.open(bobs);
  assert.equal(foreign.status, 403);
  assert.match(foreign.body, /another user is signed in/);
  await asked(bob.listTools());
  // No consent is needed in another session and worker.
  const again = await connect("alice");
  for (let count = 0; count < 6; count++)
    assert.match(textOf(await again.callTool({ name: "whoami" })), /^Bearer /);
});

test("a token that expires is refreshed; one that the server refuses is forgotten", async () => {
  const client = await connect("alice");
  const call = async () => textOf(await client.callTool({ name: "whoami" }));
  const first = await call();
  await waitFor("another token", async () => (await call()) !== first);
  revoked.add(await call());
  await waitFor("the question", () =>
    call().then(
      (value) => void revoked.add(value),
      (error: unknown) => error instanceof UrlElicitationRequiredError,
    ),
  );
  const browser = new Browser();
  const done = await agree(browser, await asked(call()), "alice");
  assert.match(await call(), /^Bearer /);
  // The user can also withdraw her consent.
  const end = /action="([^"]+)"/.exec(done.body)?.[1]?.replaceAll("&#38;", "&") ?? "";
  const removed = await browser.send(new URL(end, url), {
    method: "POST",
    headers: { origin: url },
  });
  assert.match(await removed.text(), /forgotten/);
  await asked(call());
});

test("the file is for its owner alone, holds nothing in clear text, and outlives a restart", async () => {
  const client = await connect("carol");
  await agree(new Browser(), await asked(client.listTools()), "carol");
  const shown = textOf(await client.callTool({ name: "whoami" }));
  const file = join(folder, "consents.json");
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const text = await readFile(file, "utf8");
  assert.ok(!text.includes(shown.slice("Bearer ".length)) && !text.includes("carol"));
  await gateway[Symbol.asyncDispose]();
  gateway = await start();
  const again = await connect("carol");
  assert.match(textOf(await again.callTool({ name: "whoami" })), /^Bearer /);
  await gateway[Symbol.asyncDispose]();
  gateway = await start(randomBytes(32).toString("hex"));
  const other = await connect("carol");
  await asked(other.listTools());
  await gateway[Symbol.asyncDispose]();
  gateway = await start();
});

test("a client that shows no URLs gets one to read", async () => {
  const client = await connect("dave", "form");
  await assert.rejects(client.listTools(), (error) => {
    assert.ok(error instanceof Error && !(error instanceof UrlElicitationRequiredError));
    assert.match(error.message, /saas needs your consent\. Open http:\S+\/consent\?consent=\S+ in/);
    return true;
  });
});

/** A client of the version without sessions; `show` is what it does with a URL for its user. */
async function connectSessionless(
  name: string,
  show: (link: string) => Promise<"accept" | "decline">,
) {
  await connect(name);
  const client = new Client(INFO, {
    capabilities: { elicitation: { url: {} } },
    versionNegotiation: { mode: { pin: "2026-07-28" } },
  });
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    assert.ok(params.mode === "url");
    assert.match(params.message, /saas needs your consent/);
    return { action: await show(params.url) };
  });
  const authProvider = users.get(`${name} /mcp`) ?? assert.fail();
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { authProvider }));
  return client;
}

test("a client without a session gets a result that asks for its user's input", async () => {
  const shown: string[] = [];
  const client = await connectSessionless("grace", async (link) => {
    shown.push(link);
    // The client asks again while the user is still busy with the page.
    void agree(new Browser(), link, "grace");
    return "accept";
  });
  assert.match(textOf(await client.callTool({ name: "whoami" })), /^Bearer /);
  assert.equal(shown.length, 1);
  assert.match(textOf(await client.callTool({ name: "whoami" })), /^Bearer /);
  assert.equal((await client.listTools()).tools[0]?.name, "whoami");
});

test("a user who declines is not asked again for that request; lists have the URL as text", async () => {
  let count = 0;
  const client = await connectSessionless("heidi", () => {
    count++;
    return Promise.resolve("decline");
  });
  await assert.rejects(client.callTool({ name: "whoami" }), /the user has not consented/);
  assert.equal(count, 1);
  await assert.rejects(client.listTools(), (error) => {
    assert.ok(error instanceof Error && !(error instanceof UrlElicitationRequiredError));
    assert.match(error.message, /saas needs your consent\. Open http:/);
    return true;
  });
});

test("a client without a session that shows no URLs is told which capability is missing", async () => {
  await connect("ivan");
  const token = users.get("ivan /mcp")?.tokens()?.access_token ?? assert.fail();
  const response = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": "whoami",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: {
        name: "whoami",
        _meta: {
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
        },
      },
    }),
  });
  const { error } = JSON.parse(await response.text());
  assert.deepEqual([response.status, error.code], [400, -32_021]);
  assert.deepEqual(error.data, { requiredCapabilities: { elicitation: { url: {} } } });
  assert.match(error.message, /Open http:/);
});

test("without a sign-in the page says for whom it asks, and other sites cannot answer it", async () => {
  const client = await connect("erin", "url", "/other");
  const link = await asked(client.listTools());
  const browser = new Browser();
  const page = await browser.open(link);
  assert.match(page.body, /erin .*asks for access to your account at saas/s);
  assert.match(page.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
  const forged = await browser.send(link, {
    method: "POST",
    headers: { origin: "http://evil.test" },
  });
  assert.equal(forged.status, 403);
  const begun = await browser.send(link, { method: "POST", headers: { origin: url } });
  assert.equal(begun.status, 303);
  const atSaas = await browser.open(begun.headers.get("location") ?? "");
  const done = await browser.signIn(atSaas, "erin at saas");
  assert.equal(done.status, 200, done.body);
  assert.match(textOf(await client.callTool({ name: "whoami" })), /^Bearer /);
});

test("links that are made up, old, of another browser or refused lead nowhere", async () => {
  const client = await connect("frank", "url", "/other");
  const link = await asked(client.listTools());
  const forged = new URL(link);
  forged.searchParams.set("consent", `${forged.searchParams.get("consent")}A`);
  assert.equal((await fetch(forged)).status, 400);
  assert.equal((await fetch(`${url}/shown?code=x&state=y`)).status, 400);
  assert.equal((await fetch(link, { method: "PUT" })).status, 405);
  const browser = new Browser();
  const begun = await browser.send(link, { method: "POST", headers: { origin: url } });
  const location = new URL(begun.headers.get("location") ?? "");
  assert.equal(location.searchParams.get("code_challenge_method"), "S256");
  const state = location.searchParams.get("state") ?? "";
  const back = `${url}/shown?code=x&state=${encodeURIComponent(state)}`;
  assert.match(await (await fetch(back)).text(), /not begun in this browser/);
  const refused = await browser.open(back.replace("code=x", "error=access_denied"));
  assert.match(refused.body, /the provider says access_denied/);
  const other = await browser.open(`${back}&iss=http://evil.test`);
  assert.match(other.body, /another issuer/);
  await asked(client.listTools());
});
