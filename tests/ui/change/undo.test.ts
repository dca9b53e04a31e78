import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Page } from "playwright-core";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";
import { codeEditor, codeIn, writeCode } from "../code-editor.ts";
import { press, tabTo, typeLabelled } from "../keys.ts";
import { apply } from "./arrange.ts";

/** A change is taken back where it was made, as long as nobody has changed something after it. */

const CONFIG = `gateways:
  web:
    port: \${PORT}
    routes:
      # The shop.
      - name: shop
        policies: { directResponse: { status: 200, body: open } }
`;

async function undo(page: Page): Promise<void> {
  await press(page, /^Undo this change/);
  await page.getByRole("dialog").waitFor();
  await assertAccessible(page);
  await tabTo(page, /^Undo$/, "button");
  await page.keyboard.press("Enter");
}

test("a changed object, an added one and a changed text are taken back where they were made", async () => {
  await using gateway = await Gateway.start({ config: CONFIG });
  await using browser = await startBrowser();
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const ui = `http://127.0.0.1:${gateway.adminPort}/ui`;
  const text = await readFile(gateway.configPath, "utf8");
  const body = async (): Promise<string> => (await fetch(gateway.url)).text();

  await page.goto(`${ui}/change?at=gateways/web/routes/shop/policies/directResponse`);
  await typeLabelled(page, /^body/, "closed");
  await apply(page);
  assert.equal(await body(), "closed");
  await undo(page);
  await page.getByText("✓ Undone").waitFor();
  await assertAccessible(page);
  assert.equal(await readFile(gateway.configPath, "utf8"), text);
  assert.equal(await body(), "open");

  await page.goto(`${ui}/new?kind=route`);
  await typeLabelled(page, /^Name/, "added");
  await typeLabelled(page, /^Path/, "/added");
  await typeLabelled(page, /^Server/, "127.0.0.1:9");
  await apply(page);
  await undo(page);
  await page.getByText("✓ Undone").waitFor();
  assert.equal(await readFile(gateway.configPath, "utf8"), text);

  await page.goto(`${ui}/configuration`);
  await codeEditor(page).waitFor();
  await writeCode(page, text.replace("body: open", "body: edited"));
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: /^Undo this change/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("✓ Undone").waitFor();
  await waitFor("the text from before", async () => (await codeIn(page)).includes("body: open"));
  assert.equal(await body(), "open");
});

test("a change after which another one was made is not undone, and both are shown", async () => {
  await using gateway = await Gateway.start({ config: CONFIG });
  await using browser = await startBrowser();
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const ui = `http://127.0.0.1:${gateway.adminPort}/ui`;
  await page.goto(`${ui}/change?at=gateways/web/routes/shop/policies/directResponse`);
  await typeLabelled(page, /^body/, "mine");
  await apply(page);
  await page.getByRole("button", { name: /^Undo this change/ }).waitFor();
  const mine = await readFile(gateway.configPath, "utf8");
  const both = mine.replace("status: 200", "status: 201");
  await writeFile(gateway.configPath, both);
  await waitFor("the later change", async () => (await fetch(gateway.url)).status === 201);
  await undo(page);
  await page.getByRole("heading", { name: "Something was changed after it" }).waitFor();
  await page
    .getByRole("region", { name: "This change" })
    .getByText(/\+.*body: mine/)
    .waitFor();
  await page
    .getByRole("region", { name: "Later change" })
    .getByText(/\+.*status: 201/)
    .waitFor();
  await assertAccessible(page);
  assert.equal(await readFile(gateway.configPath, "utf8"), both);
});
