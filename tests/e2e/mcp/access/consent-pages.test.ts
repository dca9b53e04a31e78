import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Browser } from "@edge-gateway/testkit/programs/browser";
import { textOf } from "../arrange.ts";
import { ConsentSetup, consentUrl } from "../programs/consent-setup.ts";

/** The pages on which users consent, and requests that try to abuse them. */

let setup: ConsentSetup;
before(async () => {
  setup = await ConsentSetup.start();
});
after(() => setup[Symbol.asyncDispose]());

test("without a sign-in, the page names the user who asks, and other sites cannot submit it", async () => {
  const client = await setup.connect("erin", "url", "/other");
  const link = await consentUrl(client.listTools());
  const browser = new Browser();
  const page = await browser.open(link);
  assert.match(page.body, /erin .*asks for access to your account at saas/s);
  assert.match(page.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
  const forged = await browser.send(link, {
    method: "POST",
    headers: { origin: "http://evil.test" },
  });
  assert.equal(forged.status, 403);
  const begun = await browser.send(link, { method: "POST", headers: { origin: setup.url } });
  assert.equal(begun.status, 303);
  const atSaas = await browser.open(begun.headers.get("location") ?? "");
  const done = await browser.signIn(atSaas, "erin at saas");
  assert.equal(done.status, 200, done.body);
  assert.match(textOf(await client.callTool({ name: "whoami" })), /^Bearer /);
});

test("forged, expired, refused links, and links of another browser, give no consent", async () => {
  const client = await setup.connect("frank", "url", "/other");
  const link = await consentUrl(client.listTools());
  const forged = new URL(link);
  forged.searchParams.set("consent", `${forged.searchParams.get("consent")}A`);
  assert.equal((await fetch(forged)).status, 400);
  assert.equal((await fetch(`${setup.url}/shown?code=x&state=y`)).status, 400);
  assert.equal((await fetch(link, { method: "PUT" })).status, 405);
  const browser = new Browser();
  const begun = await browser.send(link, { method: "POST", headers: { origin: setup.url } });
  const location = new URL(begun.headers.get("location") ?? "");
  assert.equal(location.searchParams.get("code_challenge_method"), "S256");
  const state = location.searchParams.get("state") ?? "";
  const back = `${setup.url}/shown?code=x&state=${encodeURIComponent(state)}`;
  assert.match(await (await fetch(back)).text(), /not begun in this browser/);
  // The metadata of the provider promises the parameter (RFC 9207 section 3).
  assert.match((await browser.open(back)).body, /does not name its issuer/);
  const named = `${back}&iss=${location.origin}`;
  const refused = await browser.open(named.replace("code=x", "error=access_denied"));
  assert.match(refused.body, /the provider says access_denied/);
  const other = await browser.open(`${back}&iss=http://evil.test`);
  assert.match(other.body, /another issuer/);
  await consentUrl(client.listTools());
});
