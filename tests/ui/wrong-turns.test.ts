import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Listening } from "@edge-gateway/testkit/listen";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import type { Browser, Locator, Page } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../e2e/mcp/arrange.ts";
import { beginGateway, type BegunGateway } from "./begin-gateway.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";
import { codeEditor } from "./code-editor.ts";

/** The wrong turns of a new user: each says what is wrong, loses nothing, and breaks nothing that runs. */

const SERVER_KEY = "planted-server-key-55d2";

let authority: CertificateAuthority;
let desk: SdkServer;
let model: ModelServer;
/** Gives a page to whoever asks, or wants a credential below `/locked`. */
let html: Listening;
let browser: Browser;
let folder: string;
let gateway: BegunGateway;

before(async () => {
  authority = await CertificateAuthority.create();
  desk = await startSdkServer(fillPlain("desk"));
  model = await ModelServer.start();
  html = await startUpstream(({ url, headers }, response) => {
    const isLocked = url?.startsWith("/locked") === true;
    const isIn = headers.authorization === `Bearer ${SERVER_KEY}`;
    if (isLocked) response.writeHead(isIn ? 404 : 401).end();
    else response.writeHead(200, { "content-type": "text/html" }).end("<h1>Log in</h1>");
  });
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), "wrong-turns-"));
  gateway = beginGateway(join(folder, "gateway.yaml"), await freePort());
  await gateway.address();
});

after(async () => {
  await browser?.close();
  await gateway?.close();
  await html?.close();
  await model?.[Symbol.asyncDispose]();
  await desk?.close();
  await authority?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Opens a form. */
async function open(page: Page, kind: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/ui/new?kind=${kind}`);
  await page.getByRole("heading", { name: "Step 2 of 3: its values" }).waitFor();
}

/** A field with what is said of it. */
function labelled(page: Page, name: string): Locator {
  return page.locator("label", { has: page.getByText(new RegExp(`^${name}`)) });
}

async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await labelled(page, name).locator("input, textarea").fill(value);
}

async function apply(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
}

test("a certificate with another key, an expired one, a taken name and a taken port", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(await gateway.nextAddress());
  await page.getByRole("heading", { name: "Begin" }).waitFor();
  const names = ["IP:127.0.0.1"];
  const good = await authority.issue({ name: "good", alternativeNames: names });
  const old = await authority.issue({ name: "old", alternativeNames: names, days: -1 });
  await open(page, "listener");
  await type(page, { Name: "web", Port: String(html.port) });
  await type(page, { Certificate: good.certificatePath, "Private key": old.keyPath });
  await labelled(page, "Name").getByText("web is there already").waitFor();
  assert.ok(await page.getByRole("button", { name: "Show what changes" }).isDisabled());
  await type(page, { Name: "secure" });
  await labelled(page, "Private key").getByText("does not belong to the certificate").waitFor();
  await page.reload();
  await labelled(page, "Private key").getByText("does not belong to the certificate").waitFor();
  await type(page, { Certificate: old.certificatePath });
  await labelled(page, "Certificate").getByText("Warning: certificate expired").waitFor();
  await assertAccessible(page);
  await type(page, { Certificate: good.certificatePath, "Private key": good.keyPath });
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("alert").getByText("already in use by another process").waitFor();
  await labelled(page, "Port").getByText("already in use by another process").waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("could not take the change").waitFor();
  assert.match(await readFile(gateway.file, "utf8"), /name: welcome/);
  await type(page, { Port: String(await freePort()) });
  await page.getByText("already in use").first().waitFor({ state: "detached" });
  await apply(page);
  await page.getByText("The gateway runs it.").waitFor();
  assert.match(await readFile(gateway.file, "utf8"), /name: welcome[^]*secure:/);
  await page.goBack();
  await page.goForward();
  await page.getByRole("heading", { name: "Step 2 of 3: its values" }).waitFor();
  assert.equal(await page.getByLabel(/^Name/).inputValue(), "");
});

test("keys of tokens that are a page for people, and keys that are not there", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(await gateway.nextAddress());
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await open(page, "token");
  await page.getByLabel(/^Route/).selectOption("web/welcome");
  await type(page, { Issuer: html.url, Audience: "shop", "URL of the keys": `${html.url}/jwks` });
  await page.getByRole("button", { name: "Show what changes" }).click();
  await labelled(page, "URL of the keys").getByText("the response is not JSON").waitFor();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText(/The keys cannot be fetched from .*: the response is not JSON/).waitFor();
  await page.getByText("every token is refused").waitFor();
  await assertAccessible(page);
  await page.getByRole("link", { name: "Correct it" }).click();
  await codeEditor(page).getByText("/jwks").waitFor();
  await open(page, "token");
  await page.getByLabel(/^Route/).selectOption("web/welcome");
  await type(page, { Issuer: html.url });
  const existing = labelled(page, "The rule for tokens");
  await existing.getByText(`So far: tokens of ${html.url} for shop.`).waitFor();
  await existing.getByRole("combobox").selectOption("kept beside this one");
  await labelled(page, "Issuer").getByText("is there already").waitFor();
});

test("an MCP server that is away, one that wants a token, and a path without one", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(await gateway.nextAddress());
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await open(page, "mcp");
  await page.getByLabel(/^Gateway/).selectOption("web");
  await type(page, { Name: "away", "Path for agents": "/away", "URL of": "127.0.0.1:9" });
  await labelled(page, "URL of").getByText("must be a URL such as").waitFor();
  await type(page, { "URL of": "http://127.0.0.1:9" });
  await apply(page);
  await page.getByText("The server cannot be read: connection refused").waitFor();
  await assertAccessible(page);

  await open(page, "mcp");
  await page.getByLabel(/^Gateway/).selectOption("web");
  await type(page, {
    Name: "locked",
    "Path for agents": "/locked",
    "URL of": `${html.url}/locked`,
  });
  await apply(page);
  await page.getByText("status 401: the server wants a credential").waitFor();

  await open(page, "mcp");
  await page.getByLabel(/^Gateway/).selectOption("web");
  await type(page, {
    Name: "opened",
    "Path for agents": "/opened",
    "URL of": `${html.url}/locked`,
  });
  await type(page, { "Token for the server": SERVER_KEY });
  await page.reload();
  await page
    .getByRole("region", { name: "Lines of the file" })
    .getByText("name: opened")
    .first()
    .waitFor();
  assert.equal(await page.getByLabel(/^Name/).inputValue(), "opened");
  assert.equal(await page.getByLabel(/^Token for the server/).inputValue(), "");
  await type(page, { "Token for the server": SERVER_KEY });
  await apply(page);
  await page.getByText("there is no MCP server at this path").waitFor();
  const kept = await page.evaluate(
    "JSON.stringify([document.body.innerText, localStorage, sessionStorage, location.href])",
  );
  assert.ok(!String(kept).includes(SERVER_KEY));
});

test("a model whose provider refuses the key", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  model.answer = () => ({ status: 401, json: { error: { message: "Incorrect API key." } } });
  await page.goto(await gateway.nextAddress());
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await open(page, "model");
  await type(page, { Name: "fast", "Key of the provider": "planted-key" });
  await page.getByLabel(/^Provider \(/).selectOption("OpenAI");
  await page.getByLabel(/^Gateway/).selectOption("web");
  await type(page, { "URL of the provider": `http://127.0.0.1:${model.port}/v1` });
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByText(/other secrets (added|changed)/).waitFor();
  assert.equal(await page.getByText("configMaps").count(), 0);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("✗ A call of the model has the status 401: Incorrect API key.").waitFor();
  await page.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("Without a token or key: the response has the status 401.").waitFor();
  const body = page.getByRole("region", { name: "Body of the last response" });
  await body.getByText("Incorrect API key.").waitFor();
  await page.getByRole("link", { name: "All models, and a playground" }).click();
  await page.getByRole("link", { name: "Try a model" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("alert").getByText("Incorrect API key.", { exact: true }).waitFor();
  await assertAccessible(page);
});
