import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cacheFolder } from "../kube/programs.ts";
import type { Fate } from "./judge.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The inputs that determine the result of a mutant. */
const INPUTS = [
  "schemas/**/*.json",
  "tests/spec/**/*.{yaml,ts}",
  "codegen/src/**/*.ts",
  "tools/schemas-mutate/*.ts",
];

/** The known results, in a file that outlives an interrupted run. */
export class Journal {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
  }

  /** The journal of the sources as they are now; a new one unless the last run is resumed. */
  static async open(resumes: boolean): Promise<Journal> {
    const journal = new Journal(
      join(cacheFolder(), "schemas-mutate", `${await hashOfInputs()}.jsonl`),
    );
    if (!resumes) rmSync(journal.#file, { force: true });
    mkdirSync(dirname(journal.#file), { recursive: true });
    return journal;
  }

  /** The results of earlier runs, by the number of the mutant. */
  known(): ReadonlyMap<number, Fate> {
    if (!existsSync(this.#file)) return new Map();
    const lines = readFileSync(this.#file, "utf8").split("\n").slice(0, -1);
    return new Map(lines.map((line): [number, Fate] => JSON.parse(line)));
  }

  add(index: number, fate: Fate): void {
    appendFileSync(this.#file, `${JSON.stringify([index, fate])}\n`);
  }
}

async function hashOfInputs(): Promise<string> {
  const hash = createHash("sha256");
  const files = (await Array.fromAsync(glob(INPUTS, { cwd: ROOT }))).toSorted();
  for (const file of files) hash.update(`${file}\n${readFileSync(join(ROOT, file), "utf8")}`);
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

const HASH_LENGTH = 16;
