import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser, Page } from "playwright-core";
import { startBrowser } from "../../ui/browser.ts";
import { median } from "../statistics.ts";
import { largeConfiguration } from "./configuration.ts";
import { judgePages } from "./lighthouse.ts";
import type { Judgement } from "./lighthouse.ts";
import { MEASURED_PAGES } from "./pages.ts";
import type { MeasuredPage } from "./pages.ts";
import { busyWhile, memoryOf, openWatched } from "./watch-page.ts";
import type { Busyness } from "./watch-page.ts";

/** What is measured. */
export interface UiPlan {
  readonly routes: number;
  readonly rounds: number;
  /** Whether Lighthouse judges the pages. */
  readonly judges: boolean;
  readonly progress: (line: string) => void;
}

/** A visit of a page. */
export interface PageResult {
  readonly name: string;
  /** Milliseconds from the beginning of the page until it shows its content. */
  readonly milliseconds: number;
  /** Mebibytes of the page's process. */
  readonly memory: number;
}

/** What was measured. */
export interface UiResult {
  readonly routes: number;
  readonly pages: readonly PageResult[];
  /** While a person types in the search of the routes. */
  readonly typing: Busyness;
  /** While the records of a trace arrive at once. */
  readonly trace: Busyness;
  readonly judgements: readonly Judgement[];
}

/** Records of a trace that arrive at once. */
export const TRACE_RECORDS = 1_000;

/** Measures the pages at a gateway with many routes. */
export async function measureUi({ routes, rounds, judges, progress }: UiPlan): Promise<UiResult> {
  await using gateway = await Gateway.start({ config: largeConfiguration(routes) });
  const base = `http://127.0.0.1:${gateway.adminPort}/ui`;
  await waitFor("built pages", async () => (await fetch(base)).ok);
  const browser = await startBrowser();
  try {
    const pages: PageResult[] = [];
    for (const page of MEASURED_PAGES) {
      progress(page.name);
      const visits: PageResult[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, base, page));
      pages.push({
        name: page.name,
        milliseconds: median(visits.map(({ milliseconds }) => milliseconds)),
        memory: median(visits.map(({ memory }) => memory)),
      });
    }
    const typing = await typeInSearch(browser, base);
    const trace = await showTrace(browser, base);
    const judgements = judges ? await judgeOrdinary(progress) : [];
    return { routes, pages, typing, trace, judgements };
  } finally {
    await browser.close();
  }
}

/** Routes of a gateway as most people have one, at which Lighthouse judges the pages. */
export const ORDINARY_ROUTES = 20;

async function judgeOrdinary(progress: UiPlan["progress"]): Promise<readonly Judgement[]> {
  await using gateway = await Gateway.start({ config: largeConfiguration(ORDINARY_ROUTES) });
  const base = `http://127.0.0.1:${gateway.adminPort}/ui`;
  await waitFor("built pages", async () => (await fetch(base)).ok);
  return await judgePages(base, MEASURED_PAGES, progress);
}

async function visit(browser: Browser, base: string, page: MeasuredPage): Promise<PageResult> {
  const context = await openWatched(browser);
  try {
    const tab = await context.newPage();
    await tab.goto(base + page.path, { waitUntil: "commit" });
    await tab.locator(page.shown).first().waitFor();
    const milliseconds = Number(await tab.evaluate("performance.now()"));
    return { name: page.name, milliseconds, memory: await memoryOf(browser) };
  } finally {
    await context.close();
  }
}

/** A search that finds fewer routes with each key, and then all again. */
const SEARCHED = "h777 route-7";

async function typeInSearch(browser: Browser, base: string): Promise<Busyness> {
  const context = await openWatched(browser);
  try {
    const page = await context.newPage();
    await page.goto(`${base}/traffic`);
    await page.getByRole("cell").first().waitFor();
    return await busyWhile(page, async () => {
      await page.keyboard.press("/");
      for (const key of SEARCHED) await page.keyboard.press(key === " " ? "Space" : key);
      await page.getByText(/^[0-9]{1,2} of /).waitFor();
      for (const _ of SEARCHED) await page.keyboard.press("Backspace");
      await page.getByText(/^([0-9]+) of \1 /).waitFor();
    });
  } finally {
    await context.close();
  }
}

async function showTrace(browser: Browser, base: string): Promise<Busyness> {
  const context = await openWatched(browser);
  try {
    const page = await context.newPage();
    const event = { eventStart: 0, eventEnd: 1, severity: "info" };
    const message = { type: "cel", expression: "request.path", value: "/a" };
    const body = `data: ${JSON.stringify({ ...event, message })}\n\n`.repeat(TRACE_RECORDS);
    await page.route("**/api/trace*", (route) =>
      route.fulfill({ contentType: "text/event-stream", body }),
    );
    await page.goto(`${base}/trace`);
    await page.getByRole("button", { name: "Wait for" }).waitFor();
    return await busyWhile(page, () => receiveTrace(page));
  } finally {
    await context.close();
  }
}

async function receiveTrace(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Wait for" }).click();
  await page.getByText(`${TRACE_RECORDS} records.`).waitFor();
}
