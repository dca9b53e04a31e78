import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import type { Page } from "playwright-core";
import { assertAccessible, openWindow } from "../browser.ts";
import { press, typeLabelled } from "../keys.ts";
import { apply, arrange } from "./arrange.ts";
import type { Arranged } from "./arrange.ts";

/** Objects of the configuration are changed and removed by their forms, and clients see the effect. */

let echo: Listening;
let arranged: Arranged;

before(async () => {
  echo = await startEcho();
  arranged = await arrange();
});

after(async () => {
  await arranged?.[Symbol.asyncDispose]();
  await echo?.close();
});

async function open(page: Page, at: string): Promise<void> {
  await page.goto(`${arranged.ui}/change?at=${encodeURIComponent(at)}`);
  await page.getByRole("heading", { name: `Change ${at}` }).waitFor();
  await page.getByRole("button", { name: "Show what changes" }).waitFor();
}

function statusOf(path: string): Promise<number> {
  return fetch(arranged.url + path).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
}

test("a rate limit and the server of a route are changed by keys alone, and the rest of the file stays", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  const text = await readFile(arranged.gateway.configPath, "utf8");
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
  assert.equal(await readFile(arranged.gateway.configPath, "utf8"), limited);

  await open(page, "gateways/web/routes/shop");
  const server = echo.url.replace("http://", "");
  await typeLabelled(page, /^host/, server);
  await apply(page);
  assert.equal(
    await readFile(arranged.gateway.configPath, "utf8"),
    limited.replace('"127.0.0.1:9"', server),
  );
  const statuses = [await statusOf("/shop"), await statusOf("/shop"), await statusOf("/shop")];
  assert.deepEqual(statuses, [200, 200, 429]);
});

test("what is wrong is said at its field, and a field is added and removed", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await open(page, "gateways/web/routes/limited/policies/rateLimit");
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
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await open(page, "gateways/web/routes/first-name");
  await typeLabelled(page, /^name/, "second-name");
  await apply(page);
  await press(page, "Change it again");
  await page.getByRole("heading", { name: "Change gateways/web/routes/second-name" }).waitFor();
  await page.getByRole("button", { name: "Show what changes" }).waitFor();
  await assertAccessible(page);
});

test("the key of a provider is replaced and never shown", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await open(page, "models/slow");
  const field = page.getByLabel(/^key/);
  assert.equal(await field.inputValue(), "");
  await typeLabelled(page, /^key/, "planted-second-key");
  await page.getByRole("region", { name: "Lines of the object" }).getByText("•••").waitFor();
  await apply(page);
  assert.ok(!(await page.content()).includes("planted-"));
  assert.match(await readFile(arranged.gateway.configPath, "utf8"), /key: planted-second-key/);
  const response = await fetch(`${arranged.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "slow", messages: [{ role: "user", content: "Hello" }] }),
  });
  await response.arrayBuffer();
  assert.equal(arranged.model.last.headers.authorization, "Bearer planted-second-key");
});

test("a rule that hides a tool is removed, which shows what goes with it before it is confirmed", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await open(page, "backends/desk/policies/mcp/authorization");
  await press(page, "Remove it");
  await page.getByRole("region", { name: "Changed lines" }).getByText("mcp.tool.name").waitFor();
  await assertAccessible(page);
  await press(page, /^Remove backends/);
  await page.getByText("The gateway runs it.").waitFor();
  assert.doesNotMatch(await readFile(arranged.gateway.configPath, "utf8"), /policies:\n *mcp/);
  await page.goto(`${arranged.ui}/mcp/server?id=desk`);
  await page.getByRole("row", { name: "who" }).getByText("visible").waitFor();
});

test("each place that shows an object leads to its form, also in a narrow window", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 700 });
  for (const [from, link, address] of [
    ["/traffic?list=listeners", "gateways/web", "gateways/web"],
    ["/traffic?list=backends", "backends/desk", "backends/desk"],
    ["/traffic?list=policies", "gateways/web/routes/0/policies/rateLimit", ""],
    ["/traffic/route?id=web%2Fshop", "gateways/web/routes/0", "gateways/web/routes/shop"],
    ["/mcp/server?id=desk", "backends/desk", "backends/desk"],
    ["/llm", "models/fast", "models/fast"],
    ["/llm", "models/any", "models/any"],
  ] as const) {
    await page.goto(arranged.ui + from);
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

test("a backend that a route needs is removed only with it, which shows all that goes", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await open(page, "backends/calc");
  await press(page, "Remove it");
  await page.getByRole("heading", { name: "Remove backends/calc" }).waitFor();
  await press(page, "Keep it");
  await press(page, "Remove it");
  const lines = page.getByRole("region", { name: "Changed lines" });
  await lines.getByText("name: calc").waitFor();
  await page.getByText("route calc removed").waitFor();
  await page.getByText("backend calc removed").waitFor();
  await assertAccessible(page);
  assert.match(await readFile(arranged.gateway.configPath, "utf8"), /name: calc/);
  await press(page, "Remove backends/calc and what refers to it");
  await page.getByText("The gateway runs it.").waitFor();
  assert.doesNotMatch(await readFile(arranged.gateway.configPath, "utf8"), /calc/);
  assert.equal(await statusOf("/calc"), 404);
});

test("an address of nothing says so", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await page.goto(`${arranged.ui}/change?at=backends/nothing`);
  await page.getByText("there is nothing at").waitFor();
  await assertAccessible(page);
});
