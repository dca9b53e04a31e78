import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser } from "playwright-core";
import { PAGES } from "../../../packages/ui/src/app/pages.ts";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";
import { codeEditor } from "../code-editor.ts";

/** The pages at a listener, under a path: whatever they load and ask is below it. */

let gateway: Gateway;
let browser: Browser;

before(async () => {
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes: [{ name: hello, policies: { directResponse: { status: 200, body: hello } } }]
ui: { gateways: [web], path: /tools/gateway, hostnames: [127.0.0.1], insecure: true }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

test("code, workers, traces and downloads of the pages are below the path of the UI", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const base = `${gateway.url}/tools/gateway`;
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  await page.goto(`${base}/configuration`);
  await page.getByText("✓ The gateway can run this.").waitFor();
  await codeEditor(page).waitFor();
  for (const { name, path } of PAGES) {
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name }).click();
    await page.waitForURL(base + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  await page.goto(`${base}/trace`);
  await page.getByText("Waiting for a request").waitFor();
  await waitFor("traced request", async () => {
    await (await fetch(`${gateway.url}/orders`)).arrayBuffer();
    return page.getByRole("button", { name: "requestFinished" }).isVisible();
  });
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as JSON lines" }).click();
  assert.match(await readFile(await (await saved).path(), "utf8"), /requestFinished/);
  await assertAccessible(page);
  assert.ok(asked.some((url) => url.includes("worker")));
  const outside = asked.filter((url) => !url.startsWith(base) && /^https?:/.test(url));
  assert.deepEqual(outside, []);
});
