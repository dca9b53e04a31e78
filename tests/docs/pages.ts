import assert from "node:assert/strict";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { matchesOutput } from "./expected.ts";
import { Page } from "./page.ts";
import type { Mismatch } from "./page.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/**
 * The folder of the check-out in which readers of guides are; readers of README are in the root
 * folder.
 */
const TRY = "try";
const AT_ONCE = 2;

/**
 * Registers a test for each page that matches a pattern: following the page gives the outputs on
 * it.
 */
export function testPages(...patterns: readonly string[]): void {
  const pages = globSync(patterns, { cwd: ROOT }).toSorted();
  test(`the pages ${patterns.join(", ")}`, { concurrency: AT_ONCE }, async (context) => {
    assert.ok(pages.length > 0, "there are no such pages");
    await Promise.all(pages.map((page) => context.test(page, () => testPage(page))));
  });
}

async function testPage(page: string): Promise<void> {
  const path = join(ROOT, page);
  const text = readFileSync(path, "utf8");
  const mismatches = await Page.run(text, page === "README.md" ? "." : TRY);
  if (process.env["UPDATE_GOLDENS"] === "1") {
    if (mismatches.length > 0) writeFileSync(path, withOutputs(text, mismatches));
    return;
  }
  const [first] = mismatches;
  if (first === undefined) return;
  const cure = "is it meant? UPDATE_GOLDENS=1 npm test -- tests/docs writes it into the page";
  assert.equal(first.actual, first.expected.text, `${page}:${first.line}: another output; ${cure}`);
}

/** The page with the actual outputs. */
function withOutputs(text: string, mismatches: readonly Mismatch[]): string {
  const lines = text.split("\n");
  for (const { expected, actual } of mismatches.toReversed())
    lines.splice(expected.from, expected.to - expected.from, ...shown(actual, expected.text));
  return lines.join("\n");
}

/** Text that differs from one day or machine to the next. */
const ALWAYS_OTHER = [
  [/^(date: ).*/i, "$1…"],
  [/curl\/[\d.]+/, "curl/…"],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/, "…"],
] as const;

/** The lines of an output as a page shows them; existing placeholders are kept. */
function shown(actual: string, expected: string): readonly string[] {
  const patterns = expected.split("\n").filter((line) => line.includes("…") && line.trim() !== "…");
  return actual
    .split("\n")
    .map(
      (line) =>
        patterns.find((pattern) => matchesOutput(line, pattern)) ??
        ALWAYS_OTHER.reduce((text, [what, instead]) => text.replace(what, instead), line),
    );
}
