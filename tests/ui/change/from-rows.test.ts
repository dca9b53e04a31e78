import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible, openWindow } from "../browser.ts";
import { press, typeLabelled } from "../keys.ts";
import { apply, arrange } from "./arrange.ts";
import type { Arranged } from "./arrange.ts";

/** What is shown in a row is changed by a form of its own, which begins with the row. */

/** Pixels of the window of a small notebook. */
const WIDTH = 1280;

let arranged: Arranged;

before(async () => {
  arranged = await arrange();
});

after(async () => {
  await arranged?.[Symbol.asyncDispose]();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(arranged.ui + path);
}

test("what changes a row, and what became of a version, is in sight in a window of 1280 pixels", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: WIDTH, height: 800 });
  for (const [path, seen] of [
    ["/traffic", page.getByRole("link", { name: "Change gateways/web/routes/2" })],
    ["/llm", page.getByRole("link", { name: "Change models/fast" })],
    ["/history", page.getByText("✓ applied").first()],
  ] as const) {
    await open(page, path);
    const { x = -1, width = 0 } = (await seen.boundingBox()) ?? {};
    assert.ok(x >= 0 && x + width <= WIDTH, `${path}: ${x} to ${x + width}`);
    await assertAccessible(page);
  }
  await open(page, "/traffic/route?id=web%2Fdesk");
  await press(page, "Change gateways/web/routes/1/policies/rateLimit", "link");
  await page.getByRole("heading", { name: /^Change .*rateLimit$/ }).waitFor();
});

test("the row of a model leads to the form for a new key, and then the provider is called with it", async () => {
  await using context = await openWindow(arranged.browser);
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
    await readFile(arranged.gateway.configPath, "utf8"),
    /fast-key: \{ data: \{ Authorization: planted-second-key \} \}/,
  );
  assert.equal(arranged.model.last.headers.authorization, "Bearer planted-second-key");
});

test("a name that is there already leads to the forms that change it, and a reference to its secret", async () => {
  await using context = await openWindow(arranged.browser);
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
  await using context = await openWindow(arranged.browser);
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
  assert.doesNotMatch(await readFile(arranged.gateway.configPath, "utf8"), /mcp\.tool\.name/);
});
