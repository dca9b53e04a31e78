import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM, openWindow, PATIENCE } from "./browser.ts";

/** A page of an attacker in the browser of somebody who may use the admin UI. */

const HOST = "evil.test";
const ARGUMENTS = ["--no-sandbox", `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];

let gateway: Gateway;
let attacker: Listening;
let browser: Browser;
let admin: string;

before(async () => {
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes: [{ name: shop, policies: { directResponse: { status: 200 } } }]
`,
  });
  admin = `http://127.0.0.1:${gateway.adminPort}`;
  attacker = await startUpstream((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>A game</title><body>
<form method="post" enctype="text/plain" action="${admin}/api/config/apply"><input name="x" value="y"></form>
<iframe src="${admin}/ui"></iframe></body>`);
  });
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ARGUMENTS,
    timeout: PATIENCE,
  });
});

after(async () => {
  await browser?.close();
  await attacker?.close();
  await gateway?.[Symbol.asyncDispose]();
});

async function openGame(page: Page): Promise<void> {
  await page.goto(`http://${HOST}:${attacker.port}/`);
}

test("a page of another origin cannot change anything, whatever it sends", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const before = await readFile(gateway.configPath, "utf8");
  await openGame(page);
  const file = { name: gateway.configPath, text: before.replace("status: 200", "status: 500") };
  for (const order of [
    { method: "POST", mode: "no-cors", body: JSON.stringify({ files: [file] }) },
    { method: "POST", headers: { "content-type": "application/json" }, body: "{}" },
    { method: "GET" },
  ]) {
    const read = await page.evaluate(
      `fetch("${admin}/api/config/source", ${JSON.stringify(order)}).then((r) => r.text(), () => "")`,
    );
    assert.equal(read, "");
  }
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.url().includes("/api/config/apply")),
    page.evaluate("document.forms[0].submit()"),
  ]);
  assert.equal(response.status(), 403);
  assert.equal(await readFile(gateway.configPath, "utf8"), before);
});

test("a name of the attacker that leads to this machine reaches nothing", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  for (const path of ["/ui", "/api/runtime", "/config_dump"]) {
    const response = await page.goto(`http://${HOST}:${gateway.adminPort}${path}`);
    assert.equal(response?.status(), 403);
  }
});

test("no page frames the admin UI, and none keeps a hold of the window that it opens", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await openGame(page);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  await frame?.waitForLoadState();
  assert.ok(!(await frame?.content())?.includes("Edge Gateway"));
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate(`globalThis.opened = open("${admin}/ui"); undefined`),
  ]);
  await opened.getByRole("heading", { name: "Overview" }).waitFor();
  assert.equal(await opened.evaluate("opener"), null);
  assert.equal(await page.evaluate("opened.closed"), true);
});
