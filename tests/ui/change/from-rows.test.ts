import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import type { Browser, Page } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../../e2e/mcp/arrange.ts";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";
import { press, typeLabelled } from "../keys.ts";

/** What is shown in a row is changed by a form of its own, which begins with the row. */

/** Pixels of the window of a small notebook. */
const WIDTH = 1280;

let desk: SdkServer;
let model: ModelServer;
let gateway: Gateway;
let browser: Browser;

before(async () => {
  desk = await startSdkServer(fillPlain("desk"));
  model = await ModelServer.start();
  gateway = await Gateway.start({
    config: `gateways:
  web:
    port: ${await freePort()}
    routes:
      - name: desk
        matches: [{ path: { type: PathPrefix, value: /mcp } }]
        policies:
          rateLimit: { local: [{ requests: 90, unit: Hours }] }
        backends: [{ backend: desk }]
      - name: documents-of-the-warehouse
        hostnames: [documents.warehouse.example.com, archive.warehouse.example.com]
        matches: [{ path: { type: PathPrefix, value: /documents/of/the/warehouse } }]
        policies: { timeouts: { request: 10s }, rateLimit: { local: [{ requests: 9, unit: Hours }] }, directResponse: { status: 403 } }
backends:
  desk:
    mcp: { targets: [{ name: desk, static: { host: 127.0.0.1, port: ${desk.port}, path: /mcp } }] }
    policies:
      mcp:
        authorization: { action: Deny, policy: { matchExpressions: ['mcp.tool.name == "who"'] } }
models:
  fast:
    provider: OpenAI
    baseURL: http://127.0.0.1:${model.port}/v1
    policies: { auth: { secretRef: { name: fast-key } } }
secrets:
  fast-key: { data: { Authorization: planted-first-key } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await model?.[Symbol.asyncDispose]();
  await desk?.close();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui${path}`);
}

async function apply(page: Page): Promise<void> {
  await press(page, "Show what changes");
  await press(page, "Apply");
  await page.getByText("The gateway runs it as generation").waitFor();
}

test("what changes a row, and what became of a version, is in sight in a window of 1280 pixels", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: WIDTH, height: 800 });
  for (const [path, seen] of [
    ["/traffic", page.getByRole("link", { name: "Change gateways/web/routes/1" })],
    ["/llm", page.getByRole("link", { name: "Change models/fast" })],
    ["/history", page.getByText(/applied as generation/).first()],
  ] as const) {
    await open(page, path);
    const { x = -1, width = 0 } = (await seen.boundingBox()) ?? {};
    assert.ok(x >= 0 && x + width <= WIDTH, `${path}: ${x} to ${x + width}`);
    await assertAccessible(page);
  }
  await open(page, "/traffic/route?id=web%2Fdesk");
  await press(page, "Change gateways/web/routes/0/policies/rateLimit", "link");
  await page.getByRole("heading", { name: /^Change .*rateLimit$/ }).waitFor();
});

test("the row of a model leads to the form for a new key, and then the provider is called with it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "/llm");
  await press(page, "Replace its key: provider of fast", "link");
  await typeLabelled(page, /^New key of the provider/, "planted-second-key");
  await page.getByRole("region", { name: "Lines of the file" }).getByText("•••").waitFor();
  await assertAccessible(page);
  await apply(page);
  await page.getByText("A call of the model has the status").waitFor();
  await assertAccessible(page);
  assert.ok(!(await page.content()).includes("planted-"));
  assert.match(
    await readFile(gateway.configPath, "utf8"),
    /fast-key: \{ data: \{ Authorization: planted-second-key \} \}/,
  );
  assert.equal(model.last.headers.authorization, "Bearer planted-second-key");
});

test("a name that is there already leads to the forms that change it, and a reference to its secret", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "/new?kind=model");
  await typeLabelled(page, /^Name/, "fast");
  await page.getByRole("link", { name: "Replace the key of its provider" }).waitFor();
  await assertAccessible(page);
  await press(page, "Change models/fast", "link");
  await page.getByRole("heading", { name: "Change models/fast" }).waitFor();
  await press(page, "Change the secret secrets/fast-key", "link");
  await page.getByRole("heading", { name: "Change secrets/fast-key" }).waitFor();
});

test("a hidden tool is shown to agents again", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "/mcp/server?id=desk");
  await press(page, /^who$/);
  await press(page, "Show it to agents again", "link");
  await page
    .getByRole("region", { name: "Lines of the file" })
    .getByText("mcp.tool.name")
    .waitFor();
  await assertAccessible(page);
  await apply(page);
  await page.getByText(/Tools that agents see: .*who.*\. Hidden: none\./).waitFor();
  assert.doesNotMatch(await readFile(gateway.configPath, "utf8"), /mcp\.tool\.name/);
});
