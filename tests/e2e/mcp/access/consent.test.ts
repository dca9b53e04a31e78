import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { UrlElicitationRequiredError } from "@modelcontextprotocol/client";
import { Browser } from "@edge-gateway/testkit/programs/browser";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { textOf } from "../arrange.ts";
import { consent, ConsentSetup, consentUrl } from "../programs/consent-setup.ts";

/** Consent of users whose clients have sessions: tokens, their storage, and their end. */

let setup: ConsentSetup;
before(async () => {
  setup = await ConsentSetup.start();
});
after(() => setup[Symbol.asyncDispose]());

test("a user agrees once, and then the server gets the user's own token", async () => {
  const alice = await setup.connect("alice");
  const link = await consentUrl(alice.listTools());
  await consentUrl(alice.callTool({ name: "whoami" }));
  assert.equal(setup.seen.length, 0);
  const browser = new Browser();
  const done = await consent(browser, link, "alice");
  assert.equal(done.status, 200, done.body);
  assert.match(done.body, /alice .*can use saas now/s);
  assert.equal((await alice.listTools()).tools[0]?.name, "whoami");
  const shown = textOf(await alice.callTool({ name: "whoami" }));
  assert.match(shown, /^Bearer \S+$/);
  const own = setup.tokenOf("alice");
  assert.ok(!setup.seen.some((value) => value.includes(own)));
  // Another user has not consented, and neither user can consent with the link of the other.
  const bob = await setup.connect("bob");
  const bobs = await consentUrl(bob.listTools());
  const foreign = await browser.open(bobs);
  assert.equal(foreign.status, 403);
  assert.match(foreign.body, /another user is signed in/);
  await consentUrl(bob.listTools());
  // In another session and worker no new consent is needed.
  const again = await setup.connect("alice");
  for (let count = 0; count < 6; count++)
    assert.match(textOf(await again.callTool({ name: "whoami" })), /^Bearer /);
});

test("an expired token is refreshed; a token that the server refuses is forgotten", async () => {
  const client = await setup.connect("alice");
  const call = async () => textOf(await client.callTool({ name: "whoami" }));
  const first = await call();
  await waitFor("another token", async () => (await call()) !== first);
  setup.revoked.add(await call());
  await waitFor("a new request for consent", () =>
    call().then(
      (value) => void setup.revoked.add(value),
      (error: unknown) => error instanceof UrlElicitationRequiredError,
    ),
  );
  const browser = new Browser();
  const done = await consent(browser, await consentUrl(call()), "alice");
  assert.match(await call(), /^Bearer /);
  // The user can also withdraw her consent.
  const end = /action="([^"]+)"/.exec(done.body)?.[1]?.replaceAll("&#38;", "&") ?? "";
  const removed = await browser.send(new URL(end, setup.url), {
    method: "POST",
    headers: { origin: setup.url },
  });
  assert.match(await removed.text(), /forgotten/);
  await consentUrl(call());
});

test("only the owner can read the file, its content is encrypted, and a restart keeps the consents", async () => {
  const client = await setup.connect("carol");
  await consent(new Browser(), await consentUrl(client.listTools()), "carol");
  const shown = textOf(await client.callTool({ name: "whoami" }));
  const file = join(setup.folder, "consents.json");
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const text = await readFile(file, "utf8");
  assert.ok(!text.includes(shown.slice("Bearer ".length)) && !text.includes("carol"));
  await setup.restart();
  const again = await setup.connect("carol");
  assert.match(textOf(await again.callTool({ name: "whoami" })), /^Bearer /);
  await setup.restart(randomBytes(32).toString("hex"));
  const other = await setup.connect("carol");
  await consentUrl(other.listTools());
  await setup.restart();
});

test("a client that cannot open URLs gets the URL in the error message", async () => {
  const client = await setup.connect("dave", "form");
  await assert.rejects(client.listTools(), (error) => {
    assert.ok(error instanceof Error && !(error instanceof UrlElicitationRequiredError));
    assert.match(error.message, /saas needs your consent\. Open http:\S+\/consent\?consent=\S+ in/);
    return true;
  });
});
