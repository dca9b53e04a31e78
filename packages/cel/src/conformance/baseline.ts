import { readFileSync, writeFileSync } from "node:fs";
import type { Section } from "./suite.ts";

const FILE = new URL("../../conformance-baseline.json", import.meta.url);

/** The number of passing tests, by section of the conformance data. */
export type Baseline = Readonly<Record<string, number>>;

export function countsOf(sections: readonly Section[]): Baseline {
  return Object.fromEntries(
    sections.map(({ name, total, failures }) => [name, total - failures.length]),
  );
}

/**
 * Reads the committed numbers of passing tests.
 * @throws SyntaxError if the file is not JSON
 */
export function readBaseline(): unknown {
  return JSON.parse(readFileSync(FILE, "utf8"));
}

export function writeBaseline(baseline: Baseline): void {
  writeFileSync(FILE, `${JSON.stringify(baseline, undefined, 2)}\n`);
}
