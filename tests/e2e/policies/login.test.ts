import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { Browser, type Page } from "@edge-gateway/testkit/programs/browser";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { type Echo, startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Login of people with a browser (OpenID Connect Core, RFC 7636), with a real provider. */

const CLIENT_SECRET = "s3cret-of-the-gateway";
/** RFC 6265bis section 5.6: name and value. */
const MAX_COOKIE = 4_096;
const COOKIE_SECRET = "0123456789abcdef".repeat(4);
/**
 * Seconds; identity tokens of the route /short expire so soon that the clock leeway already
 * requires a refresh.
 */
const SHORT_LIFE = 4;

let echo: Listening;
let provider: Listening;
let brief: Listening;
let gateway: Gateway;
let url: string;

const client = (name: string, port: number) => ({
  client_id: name,
  client_secret: CLIENT_SECRET,
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code" as const],
  redirect_uris: [`http://127.0.0.1:${port}/${name}/callback`],
  post_logout_redirect_uris: [`http://127.0.0.1:${port}/bye`],
});

before(async () => {
  const port = await freePort();
  const clients = ["app", "short", "explicit"].map((name) => client(name, port));
  [echo, provider, brief] = await Promise.all([
    startEcho(),
    startIdentityProvider({ clients }),
    startIdentityProvider({ clients, idTokenLifetime: SHORT_LIFE }),
  ]);
  gateway = await Gateway.start({
    config: configuration(port),
    environment: { OIDC_COOKIE_SECRET: COOKIE_SECRET, WORKER_THREADS: "2" },
  });
  url = `http://127.0.0.1:${port}`;
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([echo, provider].map((server) => server.close()));
});

const route = (name: string, issuer: string, port: number, more: string): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        policies:
          oidc:
            issuer: ${issuer}
            clientAuth: { clientId: ${name}, secretRef: { name: client } }
            redirectUri: http://127.0.0.1:${port}/${name}/callback
            ${more}
          transformation:
            request: { set: [{ name: x-user, value: jwt.sub }] }
        backends: [{ host: "${new URL(echo.url).host}" }]`;

const configuration = (port: number): string => `
gateways:
  web:
    port: ${port}
    routes:${[
      route(
        "app",
        provider.url,
        port,
        `logoutPath: /app/logout
            postLogoutRedirectUri: http://127.0.0.1:${port}/bye`,
      ),
      route(
        "short",
        brief.url,
        port,
        "{ scopes: [offline_access], forwardAccessToken: true }",
      ).replace(/\{ (scopes.*), (forward.*) \}/, "$1\n            $2"),
      route(
        "explicit",
        provider.url,
        port,
        `authorizationEndpoint: ${provider.url}/auth
            tokenEndpoint: ${provider.url}/token
            jwks: { remote: { url: ${provider.url}/jwks } }`,
      ),
      route("gone", "http://127.0.0.1:1", port, ""),
    ].join("")}
secrets: { client: { data: { clientSecret: ${CLIENT_SECRET} } } }
`;

const echoIn = ({ body }: Page): Echo => JSON.parse(body);

async function loggedIn(path: string, user = "ann"): Promise<Browser> {
  const browser = new Browser();
  const page = await browser.signIn(await browser.open(`${url}${path}`), user);
  assert.equal(page.status, 200, page.body);
  return browser;
}

describe("a login", () => {
  test("leads to the page that was asked for, and the backend sees the person, not the cookies", async () => {
    const browser = new Browser();
    const form = await browser.open(`${url}/app/page?a=1&b=%2F`);
    assert.equal(form.url.origin, new URL(provider.url).origin);
    const page = await browser.signIn(form, "ann");
    assert.deepEqual([page.status, page.url.href], [200, `${url}/app/page?a=1&b=%2F`]);
    const { headers } = echoIn(page);
    assert.equal(headers["x-user"], "ann");
    assert.equal(headers.cookie, undefined);
    const again = await browser.open(`${url}/app/other`);
    assert.deepEqual([again.status, again.url.pathname], [200, "/app/other"]);
  });

  test("of several tabs at once: each gets to its own page", async () => {
    const browser = new Browser();
    const forms = await Promise.all(["one", "two"].map((tab) => browser.open(`${url}/app/${tab}`)));
    for (const [index, tab] of ["one", "two"].entries()) {
      const form = forms[index];
      assert.ok(form);
      const page = await browser.signIn(form, "ann");
      assert.deepEqual([page.status, page.url.pathname], [200, `/app/${tab}`]);
    }
  });

  test("leads to the page without its query if a cookie has no room for the query", async () => {
    const path = `/app/page?long=${randomBytes(4_500).toString("base64url")}`;
    const response = await fetch(url + path, { redirect: "manual" });
    const [cookie = "", ...others] = response.headers.getSetCookie();
    assert.deepEqual(others, []);
    assert.ok(cookie.length < MAX_COOKIE, `a browser ignores ${cookie.length} characters`);
    const browser = new Browser();
    const page = await browser.signIn(await browser.open(url + path), "ann");
    assert.deepEqual([page.status, page.url.href], [200, `${url}/app/page`]);
  });

  test("needs no discovery where the endpoints and keys are named", async () => {
    const browser = await loggedIn("/explicit/page", "kim");
    const response = await browser.send(`${url}/explicit/page`);
    const { headers }: Echo = JSON.parse(await response.text());
    assert.equal(headers["x-user"], "kim");
  });

  test("never leads to another host", async () => {
    for (const path of [
      "/app//evil.test/",
      "/app/%2F%2Fevil.test",
      "/app/?next=https://evil.test",
    ]) {
      const browser = new Browser();
      const page = await browser.signIn(await browser.open(`${url}${path}`), "ann");
      assert.deepEqual([page.status, page.url.origin], [200, url]);
    }
  });

  test("a login uses the code flow with PKCE, a state and a nonce", async () => {
    const response = await new Browser().send(`${url}/app/`);
    assert.equal(response.status, 302);
    assert.equal(response.headers.get("cache-control"), "no-store");
    const { searchParams } = new URL(response.headers.get("location") ?? "");
    const asked = Object.fromEntries(searchParams);
    assert.equal(asked["response_type"], "code");
    assert.equal(asked["scope"], "openid");
    assert.equal(asked["code_challenge_method"], "S256");
    for (const name of ["state", "nonce", "code_challenge"])
      assert.match(asked[name] ?? "", /^[\w-]{43}$/);
    const [cookie = ""] = response.headers.getSetCookie();
    assert.match(cookie, /; Path=\/app\/callback; Max-Age=300; HttpOnly; SameSite=Lax$/);
    assert.ok(!cookie.includes(asked["nonce"] ?? ""));
  });
});

describe("requests that are not a login", () => {
  test("a request that no browser makes for a page is refused with 401", async () => {
    const requests: Parameters<Browser["send"]>[1][] = [
      { method: "POST" },
      { headers: { accept: "application/json" } },
      { headers: { "sec-fetch-mode": "cors" } },
      { headers: { "x-requested-with": "XMLHttpRequest" } },
    ];
    for (const request of requests)
      assert.equal((await new Browser().send(`${url}/app/`, request)).status, 401);
  });

  test("a response of the provider for another browser, with another state, or twice: 400", async () => {
    const browser = new Browser();
    const started = await browser.send(`${url}/app/`);
    const at = started.headers.get("location") ?? "";
    const { searchParams } = new URL(at);
    const callback = new URL(`${url}/app/callback`);
    callback.search = String(
      new URLSearchParams({
        code: "x",
        state: searchParams.get("state") ?? "",
        iss: provider.url,
      }),
    );
    assert.equal((await new Browser().send(callback)).status, 400);
    const other = new URL(callback);
    other.searchParams.set("state", "A".repeat(43));
    assert.equal((await browser.send(other)).status, 400);
    const wrongIssuer = new URL(callback);
    wrongIssuer.searchParams.set("iss", "http://evil.test");
    assert.equal((await browser.send(wrongIssuer)).status, 400);
    // The metadata of the provider promises the parameter (RFC 9207 section 3).
    const withoutIssuer = new URL(callback);
    withoutIssuer.searchParams.delete("iss");
    assert.match(
      await (await browser.send(withoutIssuer)).text(),
      /login failed: the response does not name its issuer/,
    );
    const refused = new URL(callback);
    refused.searchParams.set("error", "access_denied");
    const response = await browser.send(refused);
    assert.equal(response.status, 400);
    assert.match(await response.text(), /login failed: the identity provider says access_denied/);
    assert.equal((await browser.send(callback)).status, 400);
  });

  test("a changed cookie, or one of another policy, is not a session", async () => {
    const browser = await loggedIn("/app/");
    const [session] = browser.cookiesFor(new URL(`${url}/app/`));
    assert.ok(session);
    const shown = (name: string, value: string): Promise<Response> =>
      new Browser().send(`${url}/app/`, { headers: { cookie: `${name}=${value}` } });
    assert.equal((await shown(session.name, session.value)).status, 200);
    const changed = `${session.value.slice(0, -3)}AAA`;
    for (const value of [changed, "", "1.", "9.x", "x", session.value.slice(2)])
      assert.equal((await shown(session.name, value)).status, 302);
    const other = await new Browser().send(`${url}/short/`);
    const [name = ""] = other.headers.getSetCookie()[0]?.split("=") ?? [];
    assert.equal((await shown(name.replace("login", "session"), session.value)).status, 302);
  });

  test("without its provider a login fails with 503", async () => {
    assert.equal((await new Browser().send(`${url}/gone/`)).status, 503);
  });
});

describe("a session", () => {
  test("ends with the logout, here and at the provider", async () => {
    const browser = await loggedIn("/app/");
    const crossSite = await browser.send(`${url}/app/logout`, {
      headers: { "sec-fetch-site": "cross-site" },
    });
    assert.equal(crossSite.status, 403);
    const logout = await browser.send(`${url}/app/logout`);
    assert.equal(logout.status, 302);
    const end = new URL(logout.headers.get("location") ?? "");
    assert.equal(end.origin, provider.url);
    assert.equal(end.searchParams.get("post_logout_redirect_uri"), `${url}/bye`);
    assert.ok(end.searchParams.has("id_token_hint"));
    assert.equal((await browser.send(`${url}/app/`)).status, 302);
  });

  test("a session outlives its tokens by a refresh, which concurrent requests share", async () => {
    const browser = await loggedIn("/short/", "bob");
    const first = browser.cookiesFor(new URL(url))[0]?.value;
    const token = (await echoOf(browser)).headers.authorization;
    assert.match(token ?? "", /^Bearer /);
    await waitFor("new cookie", async () => {
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => browser.send(`${url}/short/`)),
      );
      for (const { status } of responses) assert.equal(status, 200);
      return browser.cookiesFor(new URL(url))[0]?.value !== first;
    });
    const { headers } = await echoOf(browser);
    assert.equal(headers["x-user"], "bob");
    assert.notEqual(headers.authorization, token);
  });
});

test("an expired session is refreshed before anybody passes, by one of several requests", async () => {
  const browser = await loggedIn("/short/", "eve");
  const expired = Date.now() + (SHORT_LIFE + 1) * 1_000;
  await waitFor("end of the tokens", () => Date.now() > expired);
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => browser.send(`${url}/short/`)),
  );
  for (const { status } of responses) assert.equal(status, 200);
  const given = responses.filter(({ headers }) => headers.getSetCookie().length > 0);
  assert.equal(given.length, 1);
});

test("while the provider is unavailable, sessions continue until their tokens expire; then 503", async () => {
  const browser = await loggedIn("/short/", "dan");
  const expired = Date.now() + (SHORT_LIFE + 1) * 1_000;
  await brief.close();
  assert.equal((await browser.send(`${url}/short/`)).status, 200);
  await waitFor("end of the tokens", () => Date.now() > expired);
  assert.equal((await browser.send(`${url}/short/`)).status, 503);
});

test("no secret is in any output of the gateway", async () => {
  const admin = await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`);
  const outputs = [gateway.output, await admin.text()];
  assert.equal(admin.status, 200);
  for (const secret of [CLIENT_SECRET, COOKIE_SECRET, "Bearer ey"])
    for (const output of outputs) assert.ok(!output.includes(secret), secret);
  assert.match(gateway.output, /http\.path=\/app\/callback/);
  assert.doesNotMatch(gateway.output, /[?&]code=(?!<redacted>)/);
});

async function echoOf(browser: Browser): Promise<Echo> {
  const response = await browser.send(`${url}/short/`);
  assert.equal(response.status, 200);
  return JSON.parse(await response.text());
}

test("a configuration without a secret for cookies is refused", async () => {
  await assert.rejects(
    Gateway.start({ config: configuration(await freePort()) }),
    /set the environment variable OIDC_COOKIE_SECRET/,
  );
});
