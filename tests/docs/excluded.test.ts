import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { blocksOf } from "./blocks.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGES = ["README.md", "docs/*.md", "docs/{guides,operations,migration}/*.md"];

/** Requirements of some blocks, and why the tests cannot run these blocks. */
const EXCLUDED: Readonly<Record<string, string>> = {
  checkout: "writes into the check-out; tests/release runs the bundle",
  docker: "a container engine cannot be had everywhere that tests run",
  kubectl: "needs a cluster; tests/kube applies the definitions to a real API server",
  network: "installs packages, or clones this repository",
  systemd: "containers, in which tests run, have none",
};

/** The programs whose configuration pages show, for readers who know it. */
const FOREIGN: readonly string[] = ["envoy", "nginx"];

const blocks = globSync(PAGES, { cwd: ROOT }).flatMap((page) =>
  blocksOf(readFileSync(join(ROOT, page), "utf8")).map((block) => ({ page, block })),
);

test("every block that is not run needs something that is listed here, and all of the list is needed", () => {
  const needed = blocks.flatMap(({ block }) => (block.kind === "excluded" ? block.program : []));
  assert.deepEqual([...new Set(needed)].toSorted(), Object.keys(EXCLUDED).toSorted());
});

test("every configuration of another program is of one that is listed here", () => {
  const shown = blocks.flatMap(({ block }) => (block.kind === "foreign" ? block.program : []));
  assert.deepEqual([...new Set(shown)].toSorted(), FOREIGN.toSorted());
});
