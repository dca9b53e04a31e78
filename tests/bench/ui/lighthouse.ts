import { existsSync } from "node:fs";
import { readFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installNodePackage } from "../../../tools/node-package.ts";
import { CHROMIUM } from "../../ui/browser.ts";
import { run } from "../processes.ts";
import { CACHE, pinnedNode } from "../tools.ts";
import type { MeasuredPage } from "./pages.ts";

const LIGHTHOUSE = { name: "lighthouse", version: "12.2.3" };
const CATEGORIES = ["performance", "accessibility"] as const;
const PERCENT = 100;
const BROWSER_FLAGS = [
  ...["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
  // Chromium may begin to trace a new process after the page has begun to load there, and Lighthouse then finds no
  // beginning (NO_NAVSTART). So the page loads in the process of the empty page before it, which is traced already.
  ...["--renderer-process-limit=1", "--disable-site-isolation-trials"],
];

/** What Lighthouse says of a page: points of 100. */
export interface Judgement {
  readonly name: string;
  readonly performance: number;
  readonly accessibility: number;
}

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number }>>;
}

/** Judges pages by Lighthouse, as on a desktop; installs it if it is missing. */
export async function judgePages(
  base: string,
  pages: readonly MeasuredPage[],
  progress: (line: string) => void,
): Promise<readonly Judgement[]> {
  const target = join(CACHE, `lighthouse-${LIGHTHOUSE.version}`);
  if (!existsSync(target)) progress(`installing ${LIGHTHOUSE.name} ${LIGHTHOUSE.version}`);
  await installNodePackage(LIGHTHOUSE, target);
  const entry = join(target, "node_modules/lighthouse/cli/index.js");
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  try {
    const judgements: Judgement[] = [];
    for (const { name, path } of pages) {
      progress(`Lighthouse: ${name}`);
      const file = join(folder, "report.json");
      const args = [
        ...[entry, base + path, "--quiet", "--output=json", `--output-path=${file}`],
        ...["--preset=desktop", `--only-categories=${CATEGORIES.join()}`],
        `--chrome-flags=${BROWSER_FLAGS.join(" ")}`,
      ];
      const command = [`CHROME_PATH=${CHROMIUM}`, pinnedNode(), ...args];
      await run({ program: "env", args: command });
      const { categories }: Report = JSON.parse(await readFile(file, "utf8"));
      const points = (category: (typeof CATEGORIES)[number]): number =>
        Math.round(categories[category].score * PERCENT);
      judgements.push({
        name,
        performance: points("performance"),
        accessibility: points("accessibility"),
      });
    }
    return judgements;
  } finally {
    await rm(folder, { recursive: true });
  }
}
