import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Page } from "playwright-core";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";
import { codeEditor, codeIn, writeCode } from "./code-editor.ts";

/** Two people who change the same object in two tabs: one gets both versions, and nothing is lost. */

const GATEWAY = `gateways:
  web:
    port: \${PORT}
`;
const SHOP = `  - name: shop
    gateways: [web]
    policies: { directResponse: { status: 200, body: open } }
`;

async function openEditor(page: Page, { adminPort }: Gateway): Promise<void> {
  await page.goto(`http://127.0.0.1:${adminPort}/ui/configuration`);
  await codeEditor(page).waitFor();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
}

for (const mode of ["file", "database"] as const)
  test(`a change of the same object in another tab is shown beside the own one (${mode})`, async () => {
    const head = `config: { storage: { mode: ${mode} } }\n${GATEWAY}`;
    const first = `routes:\n${SHOP}`;
    await using gateway = await Gateway.start({ config: mode === "file" ? head + first : head });
    await using browser = await startBrowser();
    await using context = await openWindow(browser);
    const [ann, bob] = [await context.newPage(), await context.newPage()];
    if (mode === "database") {
      await openEditor(ann, gateway);
      await writeCode(ann, first);
      await apply(ann);
      await ann.getByText("The gateway runs it.").waitFor();
    }
    await openEditor(ann, gateway);
    await openEditor(bob, gateway);
    const before = await codeIn(ann);
    assert.match(before, /body: open/);

    await writeCode(ann, before.replace("body: open", "body: by ann"));
    await apply(ann);
    await ann.getByText("The gateway runs it.").waitFor();
    const statuses: number[] = [];
    bob.on("response", (response) => {
      if (response.request().method() === "POST" && response.url().endsWith("/config/apply"))
        statuses.push(response.status());
    });
    await writeCode(bob, before.replace("body: open", "body: by bob"));
    await apply(bob);
    await bob
      .getByRole("region", { name: "Changes of others" })
      .getByText(/\+.*by ann/)
      .waitFor();
    await bob
      .getByRole("region", { name: "Your changes" })
      .getByText(/\+.*by bob/)
      .waitFor();
    assert.deepEqual(statuses, [412]);
    assert.match(await codeIn(bob), /by bob/);
    assert.equal(await (await fetch(gateway.url)).text(), "by ann");
    await assertAccessible(bob);

    await bob.getByRole("button", { name: "Keep my text" }).click();
    await bob.getByRole("button", { name: "Show what changes" }).click();
    await bob
      .getByRole("region", { name: "Changed lines" })
      .getByText(/-.*by ann/)
      .waitFor();
    await bob.getByRole("button", { name: "Apply" }).click();
    await bob.getByText("The gateway runs it.").waitFor();
    assert.equal(await (await fetch(gateway.url)).text(), "by bob");
    if (mode === "file") assert.match(await readFile(gateway.configPath, "utf8"), /by bob/);
  });

test("two forms that add to one file keep what both have added", async () => {
  await using gateway = await Gateway.start({ config: GATEWAY });
  await using browser = await startBrowser();
  await using context = await openWindow(browser);
  const [ann, bob] = [await context.newPage(), await context.newPage()];
  for (const [page, name] of [
    [ann, "ann"],
    [bob, "bob"],
  ] as const) {
    await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/new?kind=route`);
    await page.getByLabel(/^Name/).fill(name);
    await page.getByLabel(/^Path/).fill(`/${name}`);
    await page.getByLabel(/^Server/).fill("127.0.0.1:9");
  }
  await apply(ann);
  await ann.getByText("The gateway runs it.").waitFor();
  await apply(bob);
  await bob
    .getByRole("region", { name: "Changes of others" })
    .getByText(/name: ann/)
    .waitFor();
  await bob.getByRole("button", { name: "Keep my text" }).click();
  await apply(bob);
  await bob.getByText("The gateway runs it.").waitFor();
  const text = await readFile(gateway.configPath, "utf8");
  assert.match(text, /name: ann/);
  assert.match(text, /name: bob/);
});
