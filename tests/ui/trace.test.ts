import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser } from "playwright-core";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";

/** The page Trace in a real browser, against a running gateway. */

let gateway: Gateway;
let browser: Browser;

before(async () => {
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: orders
        matches: [{ path: { type: PathPrefix, value: /orders } }]
        policies:
          headerModifiers: { request: { set: [{ name: x-added, value: by-policy }] } }
          directResponse: { status: 200, body: traced }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

test("a trace shows the steps of the next request", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/trace`);
  await page.getByText("Waiting for a request").waitFor();
  // The gateway traces from when the page listens, which the page shows before.
  await waitFor("traced request", async () => {
    await (await fetch(`${gateway.url}/orders/7`)).arrayBuffer();
    return page.getByRole("button", { name: "requestFinished" }).isVisible();
  });
  await page.getByText("ended with 200").waitFor();
  const selection = page.getByRole("row").filter({ hasText: "policySelection" });
  await selection.filter({ hasText: "route: headerModifiers, directResponse" }).waitFor();
  await selection
    .first()
    .getByText(/^[0-9.]+ ms$/)
    .nth(1)
    .waitFor();
  // States are folded: they are many, and compared below.
  const states = page.getByRole("button", { name: "requestSnapshot" });
  assert.equal(await states.count(), 0);
  await page.getByLabel("Show the states between").check();
  await states.first().waitFor();
  await page.getByRole("button", { name: "routeSelection" }).click();
  await page.getByRole("heading", { name: "routeSelection" }).waitFor();
  await assertAccessible(page);
  await page.getByText("Decide it by another").click();
  const decision = page.getByRole("form", { name: "Another configuration" });
  const decide = decision.getByRole("button", { name: "Decide again" });
  await decide.click();
  await decision.getByText("✓ Everything is decided as it was.").waitFor();
  const candidate = decision.getByRole("textbox");
  await candidate.fill((await candidate.inputValue()).replace("value: /orders", "value: /order"));
  await decide.click();
  await decision.getByRole("cell", { name: "404 by the gateway" }).waitFor();
  await assertAccessible(page);
});

test("a page that waits by itself leaves the next request to others when nobody sees it for long", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.clock.install();
  let ended = 0;
  page.on("requestfailed", () => (ended += 1));
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/trace`);
  const waits = page.getByText("Waiting for a request");
  const turn = (isHidden: boolean): Promise<unknown> =>
    page.evaluate(
      `Object.defineProperty(document, "hidden", { value: ${isHidden}, configurable: true });
       document.dispatchEvent(new Event("visibilitychange"))`,
    );
  await waits.waitFor();
  await turn(true);
  await page.clock.fastForward("04:00");
  assert.ok(await waits.isVisible());
  await page.clock.fastForward("01:00");
  await waits.waitFor({ state: "hidden" });
  await turn(false);
  await waits.waitFor();
  await page.getByRole("button", { name: "Wait for the next request" }).click();
  await turn(true);
  await page.clock.fastForward("10:00");
  await turn(false);
  await waits.waitFor();
  // The first ended unseen, the second by that of the person, which goes on.
  assert.equal(ended, 2);
});

test("a request is sent from the page and traced, with a credential that is not kept", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/trace`);
  const form = page.getByRole("form", { name: "Request" });
  await form.getByLabel("Method").selectOption("POST");
  await form.getByLabel(/^URL/).fill(`${gateway.url}/orders/8`);
  await form.getByLabel(/^Header fields/).fill("x-user: ann");
  await form.getByLabel("Body").fill('{"item":1}');
  await form.getByLabel(/^Token or key/).fill("Bearer planted-traced-token");
  await form.getByRole("button", { name: "Send and trace" }).click();
  await page.getByText("The response has the status 200.").waitFor();
  await page.getByRole("region", { name: "Body of the response" }).getByText("traced").waitFor();
  await page.getByText(/^[0-9]+ records\.$/).waitFor();
  const states = page.getByRole("region", { name: "What has changed between two states" });
  const stages = await states.getByLabel("After").locator("option").count();
  await states.getByLabel("After").selectOption({ index: stages - 1 });
  await states
    .getByRole("region", { name: "Difference" })
    .getByText(/\+.*by-policy/)
    .waitFor();
  await assertAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as JSON lines" }).click();
  const lines = await readFile(await (await saved).path(), "utf8");
  assert.match(lines, /"x-user"/);
  const kept = await page.evaluate(
    "JSON.stringify([document.body.innerText, localStorage, sessionStorage, location.href])",
  );
  for (const text of [lines, String(kept), gateway.output])
    assert.ok(!text.includes("planted-traced-token"));
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Stop waiting" }).click();
  const file = {
    name: "trace.jsonl",
    mimeType: "application/x-ndjson",
    buffer: Buffer.from(lines),
  };
  await page.getByLabel("Open a saved trace").setInputFiles(file);
  await page.getByText("ended with 200").waitFor();
  await states.getByRole("region", { name: "Difference" }).waitFor();
});

test("the page waits for requests that match, and says where an expression is wrong", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/trace`);
  await page.getByText("Choose which requests").click();
  const form = page.getByRole("form", { name: "Requests to wait for" });
  await form.getByLabel("Path begins with").fill("/orders");
  await form.getByLabel("Number of requests").fill("2");
  await form.getByLabel("Expression in CEL").fill('request.methud == "PUT"');
  await assertAccessible(page);
  const wait = form.getByRole("button", { name: "Wait for the next 2 requests that match" });
  // The address has the choice: a link, and a reload, show the same.
  await page.reload();
  assert.equal(await form.getByLabel("Path begins with").inputValue(), "/orders");
  assert.equal(await form.getByLabel("Number of requests").inputValue(), "2");
  assert.match(await form.getByLabel("Expression in CEL").inputValue(), /methud/);
  const stop = form.getByRole("button", { name: "Stop waiting" });
  await wait.click();
  await page
    .getByRole("alert")
    .getByText(/'filter' is wrong at character 8: .*methud/)
    .waitFor();
  await form.getByLabel("Expression in CEL").fill('request.method == "PUT"');
  await wait.click();
  await page.getByText("Waiting for a request").waitFor();
  await waitFor("two traced requests", async () => {
    await (await fetch(`${gateway.url}/orders/9`)).arrayBuffer();
    await (await fetch(`${gateway.url}/orders/9`, { method: "PUT" })).arrayBuffer();
    return stop.isHidden();
  });
  const choice = page.getByRole("combobox", { name: "Request", exact: true });
  assert.deepEqual(
    await choice.locator("option").allTextContents(),
    [1, 2].map((number) => `${number}: PUT ${gateway.url}/orders/9`),
  );
  await choice.selectOption({ index: 1 });
  await page.getByRole("button", { name: "requestFinished" }).waitFor();
  await assertAccessible(page);
});

test("a request that is sent from the page is traced, and not one that somebody else sends", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  // Somebody else is between the beginning of the trace and the request of the page.
  await page.route("**/api/send", async (route) => {
    await (await fetch(`${gateway.url}/orders/somebody`)).arrayBuffer();
    await route.continue();
  });
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/trace`);
  const form = page.getByRole("form", { name: "Request" });
  await form.getByLabel(/^URL/).fill(`${gateway.url}/orders/mine`);
  await form.getByRole("button", { name: "Send and trace" }).click();
  await page.getByText(/^[0-9]+ records\.$/).waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as JSON lines" }).click();
  const lines = await readFile(await (await saved).path(), "utf8");
  assert.match(lines, /orders\/mine/);
  assert.doesNotMatch(lines, /somebody/);
});
