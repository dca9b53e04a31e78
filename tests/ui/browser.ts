import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** The browser of all tests. */
export const CHROMIUM = "/usr/bin/chromium";
/** The browser connects only to this machine; inside a container it cannot use its sandbox. */
const ARGUMENTS = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];
/** Milliseconds for one step of the browser on a busy machine, on which the pages are built, too. */
export const PATIENCE = 120_000;

/** Starts the browser. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS, timeout: PATIENCE });
}

/** A window without animations. */
export async function openWindow(browser: Browser): Promise<BrowserContext & AsyncDisposable> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(PATIENCE);
  return Object.assign(context, { [Symbol.asyncDispose]: () => context.close() });
}

/** Fails unless the page has no violation of accessibility, light and dark. */
export async function assertAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const builder = new AxeBuilder({ page });
    // The scheme changes only colours, so all other rules have the same result.
    if (colorScheme === "dark") builder.withRules(["color-contrast"]);
    const { violations } = await builder.analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`);
    assert.deepEqual(found, []);
  }
}
