import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT, testFiles } from "../testing/workspace.ts";

/** Tests of the behaviour of policies, not of their schemas and not of how they are read. */
const PACKAGES = ["backends", "credentials", "gateway", "policies"];
const FOLDERS = [...PACKAGES.map((name) => `packages/${name}/src`), "tests/e2e"];
const OTHERS = /^tests\/e2e\/(process|validate)\//u;
const IMPORT = /from "(\.[^"]+)"/gu;

/** The files whose tests may show the effect of a policy. */
export function judges(): readonly string[] {
  return FOLDERS.flatMap((folder) => testFiles(folder)).filter((file) => !OTHERS.test(file));
}

const TEXTS = new Map<string, string>();

/** The text of a test file, and of the files in its folders that it imports. */
export function textOf(file: string): string {
  const known = TEXTS.get(file);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const text = textWithImports(file, seen);
  TEXTS.set(file, text);
  return text;
}

function textWithImports(file: string, seen: Set<string>): string {
  const path = join(ROOT, file);
  if (seen.has(file) || !existsSync(path)) return "";
  seen.add(file);
  const text = readFileSync(path, "utf8");
  const imported = [...text.matchAll(IMPORT)]
    .map(([, name = ""]) => relative(ROOT, join(dirname(path), name)))
    .filter((other) => other.startsWith("tests/"));
  return [text, ...imported.map((other) => textWithImports(other, seen))].join("\n");
}

/** Whether a test file contains a word as a key. */
export function names(file: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b["']?\\s*[:,}]`, "u").test(textOf(file));
}
