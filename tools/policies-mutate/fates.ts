import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../testing/workspace.ts";
import type { Fate } from "./judge.ts";

const FOLDER = join(ROOT, ".cache", "policies-mutate", "fates");

/** The result of a mutant in the last run: it decides which test is tried first. */
export function lastFate(path: string): Fate | undefined {
  const file = join(FOLDER, `${path}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Stores the result of a mutant for the next run. */
export function keepFate(path: string, fate: Fate): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${path}.json`), JSON.stringify(fate));
}
