import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/gateway";
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

let gateway: Gateway;
let browser: Browser;

before(async () => {
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
});

test("objects are changed beside the file, and the history has each version and each gateway", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/configuration`);
  await codeEditor(page).waitFor();
  await writeCode(page, ROUTE.replace("name: shop", "nam: shop"));
  await page.getByText("an object of the database needs a name").waitFor();
  await writeCode(page, ROUTE);
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByLabel("What it is for").fill("opens the shop");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it as generation").waitFor();
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
    await page.getByText("The gateway runs it as generation").waitFor();
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
