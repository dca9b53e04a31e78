import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { Browser, Page } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../e2e/mcp/arrange.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";

/**
 * The page Identity: the verdict about a token and about a trace, and the way of an MCP client to a token, with a real
 * identity provider and a real server.
 */

/** The keys of the issuer, and of somebody else. */
const [OWN, FOREIGN] = await Promise.all([generateKeyPair("Ed25519"), generateKeyPair("Ed25519")]);
const KEY_SET = JSON.stringify({ keys: [{ ...(await exportJWK(OWN.publicKey)), kid: "own" }] });

/** A token of the issuer for the route `orders`. */
function signed(claims: object, kid = "own", { privateKey }: typeof OWN = OWN): Promise<string> {
  const all = { iss: "https://issuer.test", aud: "shop", exp: 4_000_000_000, ...claims };
  return new SignJWT(all).setProtectedHeader({ alg: "EdDSA", kid }).sign(privateKey);
}

/** What a server says that knows no client of 2025-11-25. */
const UNSUPPORTED = '{ "jsonrpc": "2.0", "id": 1, "error": { "code": -32022, "message": "no" } }';

let provider: Listening;
let desk: SdkServer;
/** A server without sessions that wants a token of each user. */
let newer: Listening;
let gateway: Gateway;
let browser: Browser;
let port: number;

before(async () => {
  provider = await startIdentityProvider();
  desk = await startSdkServer(fillPlain("desk"));
  port = await freePort();
  newer = await startUpstream(({ headers }, response) => {
    const challenge = `Bearer resource_metadata="http://127.0.0.1:${port}/metadata", scope="desk"`;
    const { authorization, "mcp-method": method } = headers;
    if (method === undefined) response.writeHead(400).end(UNSUPPORTED);
    else if (authorization === undefined)
      response.writeHead(401, { "www-authenticate": challenge }).end();
    else response.end('{ "jsonrpc": "2.0", "id": 1, "result": {} }');
  });
  gateway = await Gateway.start({
    config: `gateways:
  web:
    port: ${port}
    routes:
      - name: desk
        matches:
          - path: { type: PathPrefix, value: /mcp }
          - path: { type: PathPrefix, value: /.well-known/oauth-protected-resource/mcp }
          - path: { type: PathPrefix, value: /.well-known/oauth-authorization-server/mcp }
        policies:
          jwtAuthentication:
            providers:
              - issuer: ${provider.url}
                audiences: ["http://127.0.0.1:${port}/mcp"]
                jwks: { remote: { url: "${provider.url}/jwks" } }
            mcp:
              resourceMetadata:
                resource: http://127.0.0.1:${port}/mcp
                scopesSupported: [mcp]
        backends: [{ backend: desk }]
      - name: elsewhere
        matches: [{ path: { type: PathPrefix, value: /elsewhere } }]
        policies:
          directResponse:
            status: 401
            headers:
              - name: www-authenticate
                value: '"Bearer resource_metadata=\\"http://127.0.0.1:1/metadata\\""'
      - name: orders
        matches: [{ path: { type: PathPrefix, value: /orders } }]
        policies:
          jwtAuthentication:
            mode: Optional
            providers: [{ issuer: "https://issuer.test", audiences: [shop], jwks: { inline: '${KEY_SET}' } }]
          authorization: { action: Deny, policy: { matchExpressions: ['jwt.sub == "mallory"'] } }
          directResponse: { status: 200 }
      - name: broken
        matches: [{ path: { type: PathPrefix, value: /broken } }]
        policies:
          directResponse:
            status: 401
            headers:
              - name: www-authenticate
                value: '"Bearer resource_metadata=\\"http://127.0.0.1:${port}/no-answer\\""'
      - name: no-answer
        matches: [{ path: { type: PathPrefix, value: /no-answer } }]
        policies: { directResponse: { status: 502, body: '{ "resource": "http://127.0.0.1:${port}/broken", "authorization_servers": ["http://127.0.0.1:${port}/issuer"] }' } }
      - name: half-broken
        matches: [{ path: { type: PathPrefix, value: /half } }]
        policies:
          directResponse:
            status: 401
            headers:
              - name: www-authenticate
                value: '"Bearer resource_metadata=\\"http://127.0.0.1:${port}/metadata\\""'
      - name: metadata
        matches: [{ path: { type: PathPrefix, value: /metadata } }]
        policies: { directResponse: { status: 200, body: '{ "resource": "http://127.0.0.1:${port}/half", "authorization_servers": ["http://127.0.0.1:${port}"] }' } }
      - name: issuer
        matches: [{ path: { type: PathPrefix, value: /.well-known } }]
        policies: { directResponse: { status: 502 } }
      - name: newer
        matches: [{ path: { type: PathPrefix, value: /newer } }]
        backends: [{ backend: newer }]
      - name: open
        matches: [{ path: { type: PathPrefix, value: /open } }]
        backends: [{ backend: desk }]
backends:
  newer: { static: { host: 127.0.0.1, port: ${newer.port} } }
  desk: { mcp: { targets: [{ name: desk, static: { host: 127.0.0.1, port: ${desk.port} } }] } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await newer?.close();
  await desk?.close();
  await provider?.close();
});

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}${path}`);
}

test("each step of a client is shown with its request, its response and what clients make of it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const url = `http://127.0.0.1:${port}/mcp`;
  await page.goto(
    `http://127.0.0.1:${gateway.adminPort}/ui/identity?url=${encodeURIComponent(url)}`,
  );
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  const steps = page.getByRole("region", { name: "The way of an MCP client" });
  await steps.getByText("The refusal names the metadata of the resource.").waitFor();
  await steps
    .getByText(`GET http://127.0.0.1:${port}/.well-known/oauth-protected-resource/mcp`)
    .waitFor();
  await steps.getByText("It is about this server, and leads to").waitFor();
  await steps
    .getByRole("heading", { name: "Metadata of the authorization server" })
    .first()
    .waitFor();
  await steps.getByText(/so strict clients refuse it/).waitFor();
  await steps.getByText("The client registers itself, and the person logs in.").waitFor();
  await steps.getByText(`POST ${provider.url}/reg`).waitFor();
  await steps.getByText("Paste a token above").waitFor();
  await assertAccessible(page);

  await page.getByRole("textbox", { name: "Token" }).fill("planted-walked-token");
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  await steps.getByText("The server does not take it").waitFor();
  assert.match(
    (await steps.getByRole("region", { name: "The call with a token: response" }).textContent()) ??
      "",
    /^401\nwww-authenticate: Bearer.*invalid_token/,
  );
  assert.ok(!gateway.output.includes("planted-walked-token"));
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);

  await page.getByLabel(/^URL/).fill(url.replace("/mcp", "/open"));
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  await steps.getByText("The server wants no token").waitFor();
});

test("a server without sessions is asked as its clients do, without a token and with one", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const url = `http://127.0.0.1:${port}/newer`;
  await goTo(page, `/ui/identity?url=${encodeURIComponent(url)}`);
  const walk = page.getByRole("button", { name: "Walk through the steps" });
  await walk.click();
  const steps = page.getByRole("region", { name: "The way of an MCP client" });
  await steps.getByText("The server does not know clients of 2025-11-25").waitFor();
  await steps.getByText("The refusal names the metadata of the resource.").waitFor();
  await steps.getByText("Paste a token above").waitFor();
  await page.getByRole("textbox", { name: "Token" }).fill("planted-newer-token");
  await walk.click();
  await steps.getByText("The server takes the token, of a client of 2026-07-28.").waitFor();
  await assertAccessible(page);
});

test("a document that is not at this gateway is a step that says so", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const url = `http://127.0.0.1:${port}/elsewhere`;
  await page.goto(
    `http://127.0.0.1:${gateway.adminPort}/ui/identity?url=${encodeURIComponent(url)}`,
  );
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  const steps = page.getByRole("region", { name: "The way of an MCP client" });
  await steps.getByText("GET http://127.0.0.1:1/metadata").waitFor();
  await steps.getByText("It is at another server").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
});

test("a document that its server does not give is a step that fails", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const walk = async (path: string): Promise<void> => {
    const url = `http://127.0.0.1:${port}${path}`;
    await page.goto(
      `http://127.0.0.1:${gateway.adminPort}/ui/identity?url=${encodeURIComponent(url)}`,
    );
    await page.getByRole("button", { name: "Walk through the steps" }).click();
  };
  const steps = page.getByRole("region", { name: "The way of an MCP client" });
  await walk("/broken");
  await steps.getByText("! The response has the status 502, and not the document").waitFor();
  await walk("/half");
  await steps.getByText("! The response has the status 502: clients may try").first().waitFor();
  await steps.getByText("! No document of the authorization server is found").waitFor();
  await assertAccessible(page);
});

test("an explanation says that a request without a token is refused, and leads to the policy", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const url = `http://127.0.0.1:${port}/mcp`;
  await goTo(page, `/ui/traffic?url=${encodeURIComponent(url)}`);
  const said = page.getByText("The request ends with 401: jwtAuthentication refuses it");
  await said.waitFor();
  assert.equal((await fetch(url, { method: "POST" })).status, 401);
  await assertAccessible(page);
  // First what the client gets, then where the request would go.
  const told = await page.getByRole("status").filter({ has: said }).innerText();
  assert.ok(told.indexOf("ends with 401") < told.indexOf("takes it"), told);
  assert.ok(told.includes("Without the refusal, it would go"), told);
  await page.getByLabel(/^Token or key/).fill("planted-credential");
  await page.getByRole("button", { name: "Explain" }).click();
  const open = page.getByRole("status").filter({ hasText: "It may be refused by" });
  await open.getByText("jwtAuthentication: the credential is not verified here").waitFor();
  await assertAccessible(page);
  assert.ok(!page.url().includes("planted"));
  await open.getByRole("link", { name: "judge a token" }).click();
  await page.getByRole("heading", { name: "Why 401 or 403?" }).waitFor();
  await page.goBack();
  await said.waitFor();
  await page
    .getByRole("status")
    .filter({ has: said })
    .getByRole("link", { name: "Change gateways/web/routes/0/policies/jwtAuthentication" })
    .click();
  await page.getByRole("heading", { name: /^Change .*jwtAuthentication$/ }).waitFor();
});

test("a token is judged in the page: which provider takes it, and which rule refuses it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData()}`));
  const url = `http://127.0.0.1:${port}/orders/1`;
  await goTo(page, `/ui/identity?url=${encodeURIComponent(url)}`);
  const token = await signed({ sub: "mallory" });
  const field = page.getByRole("textbox", { name: "Token" });
  const verdict = page.getByRole("region", { name: "Verdict" });
  const answer = verdict.getByRole("status");
  const judge = async (text: string, said: RegExp): Promise<void> => {
    await field.fill(text);
    await page.getByRole("button", { name: "Why?" }).click();
    await answer.filter({ hasText: said }).waitFor();
  };
  await judge(`Authorization: Bearer ${token}`, /403: a Deny rule matches.*"mallory" is true/);
  await verdict.getByText("The provider https://issuer.test takes it.").waitFor();
  await page.getByText("What the token says").click();
  await page.getByRole("region", { name: "Claims of the token" }).getByText("mallory").waitFor();
  await verdict.getByText("The key set: 1 key from the configuration").click();
  await assertAccessible(page);
  await judge(await signed({ aud: "pay" }), /401.*audience \(aud\): the token has pay, .* shop/);
  await verdict.getByText("The rules are not asked").waitFor();
  await judge(await signed({}, "gone"), /401.*key \(kid, alg\): the token has gone, EdDSA, .* own/);
  await judge(
    await signed({}, "own", FOREIGN),
    /401.*signature: the token has made by another key/,
  );
  await judge(await signed({ exp: 1 }), /401.*not over \(exp\)/);
  await judge(await signed({ iss: "https://b.test" }), /401.*issuer \(iss\): the token has https:/);
  await judge(await signed({ sub: "ann" }), /The token and the rules let it pass/);
  await field.fill("opaque");
  await page.getByText("The token cannot be read here").waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
  const [, , signature = ""] = token.split(".");
  assert.ok(sent.length > 0 && !sent.some((text) => text.includes(signature)));
});

test("a refused request is taken from a trace, and judged by the running configuration", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await goTo(page, "/ui/identity");
  const trace = page.getByRole("region", { name: "From a trace" });
  await trace.getByRole("button", { name: "Take the next request" }).click();
  await trace.getByText("Waiting for a request").waitFor();
  const authorization = `Bearer ${await signed({ sub: "mallory" })}`;
  await waitFor("traced request", async () => {
    const response = await fetch(`http://127.0.0.1:${port}/orders/1`, {
      headers: { authorization },
    });
    await response.arrayBuffer();
    return trace.getByText(/ended with 403: authorization responds with 403/).isVisible();
  });
  await trace.getByRole("listitem").filter({ hasText: 'jwt.sub == "mallory" = true' }).waitFor();
  await assertAccessible(page);
  await trace.getByRole("button", { name: "Judge it by the running configuration" }).click();
  const verdict = page.getByRole("region", { name: "Verdict" });
  await verdict
    .getByText(/403: a Deny rule matches/)
    .first()
    .waitFor();
  assert.equal(new URL(page.url()).searchParams.get("url"), `http://127.0.0.1:${port}/orders/1`);
  await page.getByRole("link", { name: "Trace", exact: true }).click();
  await page.getByRole("row").filter({ hasText: "✗ authorization" }).waitFor();
  await page.getByRole("link", { name: "Why?" }).click();
  await trace.getByText(/ended with 403/).waitFor();
});
