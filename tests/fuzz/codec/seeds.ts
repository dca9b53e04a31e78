import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CodecCase } from "./case.ts";

const FOLDER = join(import.meta.dirname, "../seeds");
const NAME_CHARACTERS = 12;

/** A case that failed once; `seed` chooses the positions at which its bytes are split. */
export interface Seed extends CodecCase {
  readonly seed: number;
}

/** Writes a case to `seeds/`, where the tests find it; returns the file name. */
export function keepSeed(seed: Seed): string {
  const text = `${JSON.stringify(seed, undefined, 2)}\n`;
  const name = `${createHash("sha256").update(text).digest("hex").slice(0, NAME_CHARACTERS)}.json`;
  writeFileSync(join(FOLDER, name), text);
  return `tests/fuzz/seeds/${name}`;
}

/** Reads all cases that have failed before, by their file names. */
export function keptSeeds(): (readonly [name: string, seed: Seed])[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Seed]);
}
