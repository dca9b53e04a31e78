import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import type { Listening } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import type { Browser, Page } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../../e2e/mcp/arrange.ts";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";
import { press, tabTo, typeLabelled } from "../keys.ts";

/** Objects of the configuration are changed and removed by their forms, and clients see the effect. */

let echo: Listening;
let desk: SdkServer;
let model: ModelServer;
let gateway: Gateway;
let browser: Browser;

before(async () => {
  echo = await startEcho();
  desk = await startSdkServer(fillPlain("desk"));
  model = await ModelServer.start();
  gateway = await Gateway.start({
    config: `# The head of the file.
gateways:
  web:
    port: \${PORT}
    routes:
      # The shop.
      - name: shop # of all
        matches: [{ path: { type: PathPrefix, value: /shop } }]
        policies:
          # Few are enough.
          rateLimit: { local: [{ requests: 1, unit: Hours }] }
        backends: [{ host: "127.0.0.1:9" }]
      - name: desk
        matches: [{ path: { type: PathPrefix, value: /mcp } }]
        backends: [{ backend: desk }]
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
    policies: { auth: { key: planted-first-key } }
  any: { virtualModel: { weighted: { targets: [{ modelRef: { name: fast } }] } } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await model?.[Symbol.asyncDispose]();
  await desk?.close();
  await echo?.close();
});

async function open(page: Page, at: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/change?at=${encodeURIComponent(at)}`);
  await page.getByRole("heading", { name: `Change ${at}` }).waitFor();
  await page.getByRole("button", { name: "Show what changes" }).waitFor();
}

async function apply(page: Page): Promise<void> {
  await press(page, "Show what changes");
  await page.getByRole("region", { name: "Changed lines" }).waitFor();
  await press(page, "Apply");
  await page.getByText("The gateway runs it as generation").waitFor();
}

function statusOf(path: string): Promise<number> {
  return fetch(gateway.url + path).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
}

test("a rate limit and the server of a route are changed by keys alone, and the rest of the file stays", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const text = await readFile(gateway.configPath, "utf8");
  await open(page, "gateways/web/routes/shop/policies/rateLimit");
  await assertAccessible(page);
  await typeLabelled(page, /^requests/, "2");
  await page
    .getByRole("region", { name: "Lines of the object" })
    .getByText("requests: 2")
    .waitFor();
  await apply(page);
  await assertAccessible(page);
  const limited = text.replace("requests: 1", "requests: 2");
  assert.equal(await readFile(gateway.configPath, "utf8"), limited);

  await open(page, "gateways/web/routes/shop");
  const server = echo.url.replace("http://", "");
  await typeLabelled(page, /^host/, server);
  await apply(page);
  assert.equal(
    await readFile(gateway.configPath, "utf8"),
    limited.replace('"127.0.0.1:9"', server),
  );
  const statuses = [await statusOf("/shop"), await statusOf("/shop"), await statusOf("/shop")];
  assert.deepEqual(statuses, [200, 200, 429]);
});

test("what is wrong is said at its field, and a field is added and removed", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "gateways/web/routes/shop/policies/rateLimit");
  await typeLabelled(page, /^Add a field to local 1/, "burst");
  await press(page, "Add it to local 1");
  await page
    .locator(":focus")
    .and(page.getByLabel(/^burst/))
    .waitFor();
  await page.keyboard.type("-1");
  const field = page.locator("label").filter({ hasText: /^burst/ });
  await field.locator(".bad").waitFor();
  await assertAccessible(page);
  await press(page, "Remove burst");
  await page.getByLabel(/^burst/).waitFor({ state: "detached" });
  await typeLabelled(page, /^requests/, "7");
  await press(page, "Discard");
  await page
    .getByRole("region", { name: "Lines of the object" })
    .getByText("requests: 2")
    .waitFor();
  assert.equal(await page.getByLabel(/^requests/).inputValue(), "2");
});

test("a route gets another name, and its address with it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "gateways/web/routes/desk");
  await typeLabelled(page, /^name/, "agents");
  await apply(page);
  await press(page, "Change it again");
  await page.getByRole("heading", { name: "Change gateways/web/routes/agents" }).waitFor();
  await page.getByRole("button", { name: "Show what changes" }).waitFor();
  await assertAccessible(page);
});

test("the key of a provider is replaced and never shown", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "models/fast");
  const field = page.getByLabel(/^key/);
  assert.equal(await field.inputValue(), "");
  await typeLabelled(page, /^key/, "planted-second-key");
  await page.getByRole("region", { name: "Lines of the object" }).getByText("•••").waitFor();
  await apply(page);
  assert.ok(!(await page.content()).includes("planted-"));
  assert.match(await readFile(gateway.configPath, "utf8"), /key: planted-second-key/);
  const response = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "fast", messages: [{ role: "user", content: "Hello" }] }),
  });
  await response.arrayBuffer();
  assert.equal(model.last.headers.authorization, "Bearer planted-second-key");
});

test("a rule that hides a tool is removed, which is confirmed and shows what goes with it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "backends/desk/policies/mcp/authorization");
  await press(page, "Remove it");
  await page.getByRole("region", { name: "Changed lines" }).getByText("mcp.tool.name").waitFor();
  await assertAccessible(page);
  await press(page, /^Remove backends/);
  await page.getByRole("dialog").waitFor();
  await assertAccessible(page);
  await tabTo(page, "Remove", "button");
  await page.keyboard.press("Enter");
  await page.getByText("The gateway runs it as generation").waitFor();
  assert.doesNotMatch(await readFile(gateway.configPath, "utf8"), /policies:\n *mcp/);
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/mcp/server?id=desk`);
  await page.getByRole("row", { name: "who" }).getByText("visible").waitFor();
});

test("each place that shows an object leads to its form, also in a narrow window", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 700 });
  const ui = `http://127.0.0.1:${gateway.adminPort}/ui`;
  for (const [from, link, address] of [
    ["/traffic?list=listeners", "gateways/web", "gateways/web"],
    ["/traffic?list=backends", "backends/desk", "backends/desk"],
    ["/traffic?list=policies", "gateways/web/routes/0/policies/rateLimit", ""],
    ["/traffic/route?id=web%2Fshop", "gateways/web/routes/0", "gateways/web/routes/shop"],
    ["/mcp/server?id=desk", "backends/desk", "backends/desk"],
    ["/llm", "models/fast", "models/fast"],
    ["/llm", "models/any", "models/any"],
  ] as const) {
    await page.goto(ui + from);
    await page
      .getByRole("link", { name: new RegExp(`^Change.* ${link}$`) })
      .first()
      .click();
    const named = address || "gateways/web/routes/shop/policies/rateLimit";
    await page.getByRole("heading", { name: `Change ${named}` }).waitFor();
    await page.getByRole("button", { name: "Show what changes" }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get("at"), named);
    const width = await page.evaluate("document.documentElement.scrollWidth");
    assert.equal(width, 360, address);
    await assertAccessible(page);
  }
});

test("a backend that a route needs is not removed, and the page says why", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "backends/desk");
  await page.getByRole("button", { name: "Remove it" }).click();
  const users = page.getByRole("list", { name: "Used by" });
  // Another test may have changed the name of the route.
  await users.getByText(/^The route web\/\w+ still refers to it/).waitFor();
  await users.getByRole("link", { name: "Change gateways/web/routes/1" }).waitFor();
  await page.getByText("would have 1 error").waitFor({ state: "detached" });
  await assertAccessible(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Show what changes" }).waitFor();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/change?at=backends/nothing`);
  await page.getByText("there is nothing at").waitFor();
  await assertAccessible(page);
});
