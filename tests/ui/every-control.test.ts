import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser, Page } from "playwright-core";
import { openWindow, startBrowser } from "./browser.ts";

/** The tabulator reaches every control of every page, which then shows that it has the focus, and leaves it again. */

const PAGES = [
  ...["", "/traffic", "/traffic?list=backends", "/traffic?list=policies"],
  ...["/traffic?list=listeners", "/traffic/route?id=web%2Forders", "/trace", "/identity", "/mcp"],
  ...["/mcp/server?id=tools", "/llm", "/configuration", "/new", "/new?kind=route", "/history"],
  ...["/llm?part=playground", "/llm?part=keys", "/llm?part=spending", "/llm?part=calls"],
  "/change?at=gateways%2Fweb%2Froutes%2Forders",
  "/cel?expression=request.path",
];

/** The regions of pages that come with an answer of the gateway. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  "/cel?expression=request.path": ["Value", "Fields"],
};

/** In the page: what the tabulator must reach, what has the focus now, and whether that can be seen. */
const HELPERS = `
globalThis.reached = new Set();
globalThis.focused = () => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};
globalThis.controls = (root = document) => [...root.querySelectorAll("*")].flatMap((element) => [
  ...(element.matches("a[href], button, input, select, textarea, summary, [tabindex]") &&
    element.tabIndex >= 0 && !element.disabled && element.checkVisibility({ visibilityProperty: true })
    ? [element] : []),
  ...(element.shadowRoot ? controls(element.shadowRoot) : []),
]);
globalThis.isSeen = (element) => {
  for (let at = element; at instanceof Element; at = at.parentElement ?? at.getRootNode().host) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) return true;
  }
  return false;
};
`;

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
        policies: { directResponse: { status: 403 } }
      - name: tools
        backends: [{ backend: tools }]
backends:
  tools: { mcp: { targets: [{ name: alpha, static: { host: 127.0.0.1, port: 9 } }] } }
  claude: { ai: { provider: { anthropic: {} } } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

/** Presses the tabulator until it comes back to where it began; returns the controls without a visible focus. */
async function tabThrough(page: Page): Promise<readonly string[]> {
  const most = Number(await page.evaluate("controls().length")) * 2;
  const unseen = new Set<string>();
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    const [isNew, isSeen, name] = JSON.parse(
      String(
        await page.evaluate(`(() => {
          const element = focused();
          const isNew = element !== document.body && !reached.has(element);
          reached.add(element);
          return JSON.stringify([isNew, element === document.body || isSeen(element), element.outerHTML.slice(0, 120)]);
        })()`),
      ),
    );
    if (isSeen !== true) unseen.add(String(name));
    // The end of the page leads to the browser, and then to its beginning again.
    if (isNew !== true && name?.startsWith("<body") !== true) break;
  }
  return [...unseen];
}

test("the tabulator reaches every control of every page, and its focus is visible", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.addInitScript(HELPERS);
  for (const path of PAGES) {
    await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui${path}`);
    await page.locator("main h1").waitFor();
    await waitFor("the page", async () => (await page.getByLabel("Loading").count()) === 0);
    for (const name of LATER[path] ?? []) await page.getByRole("region", { name }).waitFor();
    assert.deepEqual(await tabThrough(page), [], `without a visible focus: ${path}`);
    const missed = await page.evaluate(
      "controls().filter((each) => !reached.has(each)).map(({ outerHTML }) => outerHTML.slice(0, 160))",
    );
    assert.deepEqual(missed, [], `not reached: ${path}`);
  }
});
