import axe from "axe-core";
import type { RunOptions } from "axe-core";
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

/** What is judged in each colour scheme, which changes only colours: all other rules have the same result. */
const RULES: Readonly<Record<"light" | "dark", RunOptions>> = {
  light: { resultTypes: ["violations"] },
  dark: { resultTypes: ["violations"], runOnly: ["color-contrast"] },
};

/** Fails unless the page has no violation of accessibility, light and dark. */
export async function assertAccessible(page: Page): Promise<void> {
  // The rules take longer to read than to apply, so a document reads them once.
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(
      `axe.run(document, ${JSON.stringify(RULES[colorScheme])}).then(({ violations }) =>
         violations.map(({ id, nodes }) => id + ": " + nodes[0]?.html))`,
    );
    assert.deepEqual(found, [], `${page.url()}, ${colorScheme}`);
  }
}
