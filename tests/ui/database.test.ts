import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser } from "playwright-core";
import { AdminClient, fetchTransport } from "@edge-gateway/admin-client";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";
import { codeEditor, codeIn, writeCode } from "./code-editor.ts";

/** The pages of the admin UI where the configuration is kept in a database. */

const ROUTE = `routes:
  - name: shop
    gateways: [web]
    policies: { directResponse: { status: 200, body: open } }
`;

let echo: Listening;
let gateway: Gateway;
let browser: Browser;

before(async () => {
  echo = await startEcho();
  const config = `config:
  storage: { mode: database }
gateways:
  web:
    port: \${PORT}
`;
  gateway = await Gateway.start({ config, environment: { POD_NAME: "one" } });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await echo?.close();
});

test("objects are changed beside the file, and the history has each version and each gateway", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/configuration`);
  await codeEditor(page).waitFor();
  await page.getByText("comments are not kept").waitFor();
  await writeCode(page, ROUTE.replace("name: shop", "nam: shop"));
  await page.getByText("an object of the database needs a name").waitFor();
  await writeCode(page, ROUTE);
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByLabel("What it is for").fill("opens the shop");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  assert.equal(await (await fetch(gateway.url)).text(), "open");

  await page.getByLabel("File").selectOption({ label: gateway.configPath });
  await page.getByText("the file is the baseline").waitFor();
  await assertAccessible(page);
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/history`);
  await page.getByRole("cell", { name: "opens the shop" }).waitFor();
  await page.getByRole("row", { name: "one (this one)" }).getByText("✓ runs").waitFor();
  await page.getByRole("link", { name: "1", exact: true }).click();
  await page
    .getByRole("region", { name: "Changes of <database>" })
    .getByText("+   - name: shop")
    .waitFor();
  await assertAccessible(page);
});

test("a second change from the same page keeps what somebody else has changed meanwhile", async () => {
  const other = `  - name: other
    gateways: [web]
    matches: [{ path: { value: /other } }]
    policies: { directResponse: { status: 200, body: theirs } }
`;
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/configuration`);
  await codeEditor(page).waitFor();
  const admin = new AdminClient(fetchTransport(`http://127.0.0.1:${gateway.adminPort}`));
  const { version = "" } = await admin.call("getConfigSource");
  const body = { files: [{ name: "<database>", text: ROUTE + other }] };
  await admin.call("applyConfig", { body, version });
  const apply = async (text: string): Promise<void> => {
    await writeCode(page, text);
    await page.getByRole("button", { name: "Show what changes" }).click();
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("The gateway runs it.").waitFor();
  };
  await apply(ROUTE.replace("open", "first"));
  const stored = await waitFor("the text of both", async () => {
    const text = await codeIn(page);
    return text.includes("name: other") && text;
  });
  await apply(stored.replace("first", "second"));
  assert.equal(await (await fetch(gateway.url)).text(), "second");
  assert.equal(await (await fetch(`${gateway.url}/other`)).text(), "theirs");
});

test("forms write objects of the database, also for what is in the file", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const begin = async (kind: string): Promise<void> => {
    await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/new?kind=${kind}`);
    await page.getByRole("heading", { name: "Step 2 of 3" }).waitFor();
  };
  const apply = async (): Promise<void> => {
    await page
      .getByRole("region", { name: "Lines of the database" })
      .getByText("+")
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Show what changes" }).click();
    await page.getByRole("region", { name: "Changed lines" }).waitFor();
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("The gateway runs it.").waitFor();
  };
  await begin("route");
  await page.getByLabel(/^Name/).fill("formed");
  await page.getByLabel(/^Path/).fill("/formed");
  await page.getByLabel(/^Server/).fill(echo.url.replace("http://", ""));
  await assertAccessible(page);
  await apply();
  assert.match(await (await fetch(`${gateway.url}/formed`)).text(), /formed/);

  await begin("rate");
  await page.getByLabel(/^Route/).selectOption("web/formed");
  await page.getByLabel(/^Requests/).fill("1");
  await page.getByLabel(/^In each/).selectOption("Hours");
  await apply();
  await (await fetch(`${gateway.url}/formed`)).arrayBuffer();
  assert.equal((await fetch(`${gateway.url}/formed`)).status, 429);

  await begin("keys");
  assert.equal(await page.getByLabel(/^File of the keys/).count(), 0);
  await apply();
  assert.equal((await fetch(`${gateway.url}/other`)).status, 401);
  const kept = await readFile(gateway.configPath, "utf8");
  assert.ok(!kept.includes("formed") && !kept.includes("runtimeKeys"));
});
