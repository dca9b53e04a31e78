import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/**
 * Login with a real browser, with its own cookies, redirects and forms (doc 2 §Traffic policies,
 * `oidc`).
 */

const CHROMIUM = "/usr/bin/chromium";
/** The browser connects only to this machine; inside a container it cannot use its sandbox. */
const ARGUMENTS = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];
/** Lifetime in seconds of identity tokens of the route /short. */
const SHORT_LIFE = 4;
/** Milliseconds for one step of the browser on a busy machine. */
const PATIENCE = 60_000;

let browser: Browser;
let backend: Listening;
let provider: Listening;
let brief: Listening;
let gateway: Gateway;
let url: string;

before(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const clients = ["app", "short"].map((name) => ({
    client_id: name,
    client_secret: "secret-of-the-gateway",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code" as const],
    redirect_uris: [`${url}/${name}/callback`],
    post_logout_redirect_uris: [`${url}/bye`],
  }));
  backend = await startUpstream(({ headers, url: path }, response) => {
    response.setHeader("content-type", "text/html");
    const { authorization = "" } = headers;
    response.end(
      `<title>${String(headers["x-user"])}</title><p id="path">${path}</p><p id="token">${authorization}</p>`,
    );
  });
  provider = await startIdentityProvider({ clients });
  brief = await startIdentityProvider({ clients, idTokenLifetime: SHORT_LIFE });
  gateway = await Gateway.start({
    config: configuration(port),
    environment: { OIDC_COOKIE_SECRET: "0123456789abcdef".repeat(4), WORKER_THREADS: "2" },
  });
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS, timeout: PATIENCE });
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([backend, provider, brief].map((server) => server?.close()));
});

function configuration(port: number): string {
  const backends = [{ host: `127.0.0.1:${backend.port}` }];
  const route = (name: string, issuer: string, more: object) => ({
    name,
    matches: [{ path: { type: "PathPrefix", value: `/${name}` } }],
    policies: {
      oidc: {
        issuer,
        clientAuth: { clientId: name, secretRef: { name: "client" } },
        redirectUri: `${url}/${name}/callback`,
        ...more,
      },
      transformation: { request: { set: [{ name: "x-user", value: "jwt.sub" }] } },
    },
    backends,
  });
  const routes = [
    route("app", provider.url, {
      logoutPath: "/app/logout",
      postLogoutRedirectUri: `${url}/bye`,
    }),
    route("short", brief.url, { scopes: ["offline_access"], forwardAccessToken: true }),
    { name: "bye", matches: [{ path: { value: "/bye" } }], backends },
  ];
  return JSON.stringify({
    gateways: { web: { port, routes } },
    secrets: { client: { data: { clientSecret: "secret-of-the-gateway" } } },
  });
}

/** The browser of one user, without cookies. */
async function person(): Promise<BrowserContext & AsyncDisposable> {
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE);
  return Object.assign(context, { [Symbol.asyncDispose]: () => context.close() });
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  return page;
}

/** Fills in the forms of the provider until the gateway shows a page. */
async function signIn(page: Page, user: string): Promise<void> {
  while (new URL(page.url()).origin !== url) {
    const shown = page.url();
    const login = page.locator("input[name=login]");
    if ((await login.count()) > 0) {
      await login.fill(user);
      await page.locator("input[name=password]").fill(user);
    }
    await page.locator("button[type=submit]").first().click();
    await page.waitForURL(({ href }) => href !== shown);
  }
}

test("a login leads to the page that was asked for, and scripts see no cookie of it", async () => {
  await using context = await person();
  const page = await open(context, "/app/page?a=1#part");
  assert.equal(new URL(page.url()).origin, new URL(provider.url).origin);
  await signIn(page, "ann");
  assert.equal(page.url().replace(/#.*/, ""), `${url}/app/page?a=1`);
  assert.equal(await page.title(), "ann");
  assert.equal(await page.evaluate("document.cookie"), "");
  await page.goto(`${url}/app/other`);
  assert.equal(page.url(), `${url}/app/other`);
});

test("of several tabs that log in at once each gets to its own page", async () => {
  await using context = await person();
  const tabs = await Promise.all(["/app/one", "/app/two"].map((path) => open(context, path)));
  for (const tab of tabs) await signIn(tab, "bob");
  assert.deepEqual(
    tabs.map((tab) => tab.url()),
    [`${url}/app/one`, `${url}/app/two`],
  );
  for (const tab of tabs) assert.equal(await tab.title(), "bob");
});

test("a session outlives its tokens, without the person noticing", async () => {
  await using context = await person();
  const page = await open(context, "/short/page");
  await signIn(page, "eve");
  const token = (): Promise<string | null> => page.locator("#token").textContent();
  const first = await token();
  assert.match(first ?? "", /^Bearer ./);
  await waitFor("new token", async () => {
    await page.reload();
    assert.equal(page.url(), `${url}/short/page`);
    return (await token()) !== first;
  });
  assert.equal(await page.title(), "eve");
});

test("a logout ends the session here and at the provider", async () => {
  await using context = await person();
  const page = await open(context, "/app/page");
  await signIn(page, "dan");
  await page.goto(`${url}/app/logout`);
  await page.locator("button[name=logout]").click();
  await page.waitForURL(`${url}/bye*`);
  await page.goto(`${url}/app/page`);
  assert.equal(new URL(page.url()).origin, new URL(provider.url).origin);
  assert.equal(await page.locator("input[name=login]").count(), 1, "the provider asks who it is");
});

test("no path and no parameter leads a browser to another host", async () => {
  for (const path of ["/app//evil.test/", "/app/%2F%2Fevil.test", "/app/?next=//evil.test"]) {
    await using context = await person();
    const page = await open(context, path);
    await signIn(page, "ann");
    assert.equal(new URL(page.url()).origin, url, path);
    assert.equal(await page.title(), "ann");
  }
});
