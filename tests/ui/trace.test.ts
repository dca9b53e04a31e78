import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/gateway";
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
        policies: { directResponse: { status: 200 } }
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
  await page.getByRole("button", { name: "Wait for the next request" }).click();
  await page.getByText("Waiting for a request").waitFor();
  // The gateway traces from when the page listens, which the page shows before.
  await waitFor("traced request", async () => {
    await (await fetch(`${gateway.url}/orders/7`)).arrayBuffer();
    return page.getByRole("button", { name: "requestFinished" }).isVisible();
  });
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
