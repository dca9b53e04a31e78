import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";

/** Collects, in the page, the tasks over 50 ms and the times between two frames. */
const WATCHER = `
globalThis.watched = { tasks: [0], frames: [0], last: 0 };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) watched.tasks.push(duration);
}).observe({ type: "longtask" });
const frame = (now) => {
  if (watched.last > 0) watched.frames.push(now - watched.last);
  watched.last = now;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
`;

/** What a page did while a person used it. */
export interface Busyness {
  /** The longest task in milliseconds; 0 if none was over 50 ms. */
  readonly longestTask: number;
  /** The longest time between two frames in milliseconds. */
  readonly longestFrame: number;
}

/** Opens a window whose pages are watched. */
export async function openWatched(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(WATCHER);
  return context;
}

/** What a page does while something is done with it, until the page is at rest. */
export async function busyWhile(page: Page, work: () => Promise<void>): Promise<Busyness> {
  await page.evaluate("watched.tasks = [0]; watched.frames = [0]; watched.last = 0");
  await work();
  // The observer gets a task after it has ended.
  await page.evaluate("new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)))");
  const text: unknown = await page.evaluate(
    "JSON.stringify([Math.max(...watched.tasks), Math.max(...watched.frames)])",
  );
  const [longestTask, longestFrame]: readonly [number, number] = JSON.parse(String(text));
  return { longestTask, longestFrame };
}

const KIBIBYTES = 1024;

/** Mebibytes of the process of a page: its own, and its part of what it shares with others. */
export async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === "renderer")
      .map(async ({ id }) => {
        const text = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
        return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / KIBIBYTES;
      }),
  );
  return Math.max(...sizes);
}
