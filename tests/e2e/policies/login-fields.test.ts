import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { Browser } from "@edge-gateway/testkit/programs/browser";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { type Echo, startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";

/** The fields of `oidc` about provider and session, with endpoints that need no discovery. */

let echo: Listening;
let issuer: TokenIssuer;
/** A provider whose authorization codes are the nonces of the logins. */
let tokens: Listening;
let accessToken: string | undefined = "of-access";
/** What the provider says of an error when there is none. */
let noError: { readonly error?: null | "" | false } = {};
let gateway: Gateway | undefined;
let origin = "";

before(async () => {
  [echo, issuer] = await Promise.all([startEcho(), TokenIssuer.start()]);
  tokens = await startUpstream(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const nonce = form.get("code");
    const idToken = await issuer.sign({ sub: "ann", aud: "gateway", nonce });
    const issued = { id_token: idToken, access_token: accessToken, expires_in: 300 };
    response.end(JSON.stringify({ ...issued, ...noError }));
  });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  gateway = await Gateway.start({
    config: config(port),
    files: { "keys.json": issuer.keySet },
    environment: { OIDC_COOKIE_SECRET: "0123456789abcdef".repeat(4) },
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([echo?.close(), issuer?.close(), tokens?.close()]);
});

/** The sources of the provider's keys. */
const keys = (): Readonly<Record<string, object>> => ({
  inline: { inline: issuer.keySet },
  file: { file: "keys.json" },
  remote: { remote: { url: `${issuer.issuer}/jwks` } },
  backend: { remote: { backendRef: { name: "issuer" }, jwksPath: "/jwks" } },
});

function config(port: number): string {
  const routes = Object.entries(keys()).map(([name, jwks]) => ({
    matches: [{ path: { value: `/${name}` } }],
    policies: {
      oidc: {
        issuer: issuer.issuer,
        authorizationEndpoint: "http://idp.test/authorize",
        tokenEndpoint: tokens.url,
        endSessionEndpoint: "http://idp.test/end",
        jwks,
        clientAuth: { clientId: "gateway", method: "ClientSecretPost" },
        redirectUri: `http://127.0.0.1:${port}/${name}/callback`,
        scopes: ["profile"],
        sessionDuration: "2m",
        logoutPath: `/${name}/logout`,
        postLogoutRedirectUri: "http://home.test/bye",
        forwardAccessToken: true,
      },
    },
    backends: [{ host: new URL(echo.url).host }],
  }));
  const { hostname, port: issuerPort } = new URL(issuer.issuer);
  const backends = { issuer: { static: { host: hostname, port: Number(issuerPort) } } };
  return JSON.stringify({ gateways: { web: { port, routes } }, backends });
}

/** Logs in, and returns the requests and responses that the browser saw. */
async function logIn(browser: Browser, name: string): Promise<{ asked: URL; given: string }> {
  const started = await browser.send(`${origin}/${name}`);
  const asked = new URL(started.headers.get("location") ?? "");
  const { nonce = "", state = "" } = Object.fromEntries(asked.searchParams);
  const answer = new URLSearchParams({ code: nonce, state });
  const response = await browser.send(`${origin}/${name}/callback?${String(answer)}`);
  assert.equal(response.status, 302, await response.text());
  return { asked, given: response.headers.getSetCookie().join("\n") };
}

for (const name of ["inline", "file", "remote", "backend"])
  test(`tokens are verified by keys that are ${name}`, async () => {
    const browser = new Browser();
    await logIn(browser, name);
    const response = await browser.send(`${origin}/${name}`);
    assert.equal(response.status, 200);
    const { headers }: Echo = JSON.parse(await response.text());
    assert.equal(headers.authorization, "Bearer of-access");
  });

test("the browser is sent where the policy says, for as long as it says", async () => {
  const browser = new Browser();
  const { asked, given } = await logIn(browser, "inline");
  assert.equal(asked.origin + asked.pathname, "http://idp.test/authorize");
  assert.equal(asked.searchParams.get("client_id"), "gateway");
  assert.equal(asked.searchParams.get("scope"), "openid profile");
  assert.equal(asked.searchParams.get("redirect_uri"), `${origin}/inline/callback`);
  const [, life = "0"] = /Max-Age=(\d\d+)/u.exec(given) ?? [];
  assert.ok(Number(life) > 110 && Number(life) <= 120, given);
  const ended = await browser.send(`${origin}/inline/logout`);
  const end = new URL(ended.headers.get("location") ?? "");
  assert.equal(end.origin + end.pathname, "http://idp.test/end");
  assert.equal(end.searchParams.get("post_logout_redirect_uri"), "http://home.test/bye");
});

test("a provider may say that there is no error", async () => {
  try {
    for (const error of [null, "", false] as const) {
      noError = { error };
      await logIn(new Browser(), "inline");
    }
  } finally {
    noError = {};
  }
});

test("a client's own credentials never take the place of an access token that the provider did not issue", async () => {
  const browser = new Browser();
  accessToken = undefined;
  try {
    await logIn(browser, "inline");
  } finally {
    accessToken = "of-access";
  }
  const response = await browser.send(`${origin}/inline`, {
    headers: { authorization: "Bearer made-up" },
  });
  const { headers }: Echo = JSON.parse(await response.text());
  assert.equal(headers.authorization, undefined);
});
