import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The schema of the standalone file for editors. */
export const SCHEMA = join(ROOT, "generated/schema/standalone-config.schema.json");

const PATTERNS = [
  "examples/**/*.{yaml,yml}",
  "docs/**/*.{yaml,yml}",
  "schemas/examples/standalone-config/valid/*.yaml",
];

/** Lists all example files, relative to the root of the repository. */
export function exampleFiles(): readonly string[] {
  return PATTERNS.flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT, exclude: isForeign }),
  ).toSorted();
}

/** The files of the example of Kubernetes manifests, which are one set. */
export function manifestExamples(): readonly string[] {
  return globSync(`${MANIFESTS}/*.yaml`, { cwd: ROOT }).toSorted();
}

const MANIFESTS = "examples/manifests";

/** Files that are not standalone configurations; other tests check them. */
function isForeign(path: string): boolean {
  return [/node_modules/, /examples\/manifests/, /docs\/conformance/].some((one) => one.test(path));
}

export function readExample(file: string): { readonly path: string; readonly text: string } {
  const path = join(ROOT, file);
  return { path, text: readFileSync(path, "utf8") };
}

/** A fenced block of YAML in a page. */
export interface FencedBlock {
  /** The name of the file that the reader writes; tests/docs runs it. */
  readonly fileName: string | undefined;
  /**
   * Whether the block is only for clusters; tests/docs checks it with the validator and the charts.
   */
  readonly isOfCluster: boolean;
  readonly file: string;
  /** The line in the page at which the example begins, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Every YAML block in the hand-written pages; the blocks of the reference are also files. */
export function fencedBlocks(): readonly FencedBlock[] {
  return globSync(["*.md", "docs/**/*.md", "examples/**/*.md", "schemas/**/*.md"], {
    cwd: ROOT,
    exclude: (path) => isForeign(path) || path === "docs/reference",
  })
    .toSorted()
    .flatMap((file) => blocksOf(file, readFileSync(join(ROOT, file), "utf8")))
    .filter(({ fileName, isOfCluster }) => fileName === undefined && !isOfCluster);
}

/** The YAML blocks of one page; a block inside a list loses the indentation of its fence. */
export function blocksOf(file: string, page: string): readonly FencedBlock[] {
  const fence = /^( *)(`{3,}|~{3,})ya?ml\b(?: +(\S+\.ya?ml)\b)?([^\n]*)\n([\s\S]*?)^\1\2/gm;
  return [...page.matchAll(fence)].map(
    ({ 1: indentation = "", 3: fileName, 4: rest = "", 5: text = "", index }) => ({
      file,
      fileName,
      isOfCluster: rest.includes("needs=kubectl"),
      line: page.slice(0, index).split("\n").length + 1,
      text: text.replaceAll(new RegExp(`^${indentation}`, "gm"), ""),
    }),
  );
}
