import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../testing/workspace.ts";
import { RECORDED } from "./environment.ts";
import { runFile } from "./run-file.ts";
import { textOf } from "./test-files.ts";

const LIMIT_MS = 600_000;
const FOLDER = join(ROOT, ".cache", "policies-mutate", "recorded");

/** The tests of a file, and the fields that they set, without a mutant. */
export interface Recorded {
  readonly milliseconds: number;
  /** Why the file cannot judge mutants. */
  readonly failed: string | undefined;
  /**
   * The tests that set a field, by its path; no test is named for gateways that all tests share.
   */
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

/**
 * Runs a test file without a mutant and records it; a recording is reused until the file changes.
 */
export function recordingOf(file: string): Recorded | undefined {
  const path = pathOf(file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** Runs a test file and stores its recording. */
export async function record(file: string): Promise<Recorded> {
  const folder = mkdtempSync(join(tmpdir(), "policies-mutate-"));
  const started = Date.now();
  const environment = { [RECORDED]: folder };
  const failure = await runFile({ file, tests: [], limitMs: LIMIT_MS, environment });
  const milliseconds = Date.now() - started;
  const failed = failure === undefined ? undefined : `${failure.test}: ${failure.message}`;
  const recorded = { milliseconds, failed, uses: usesIn(folder) };
  rmSync(folder, { recursive: true });
  // A file that failed at random is run again next time.
  if (failed === undefined) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(pathOf(file), JSON.stringify(recorded));
  }
  return recorded;
}

function usesIn(folder: string): Recorded["uses"] {
  const uses: Record<string, string[]> = {};
  for (const name of readdirSync(folder))
    for (const line of readFileSync(join(folder, name), "utf8").split("\n").slice(0, -1)) {
      const [path, test]: [string, string] = JSON.parse(line);
      const tests = (uses[path] ??= []);
      if (!tests.includes(test)) tests.push(test);
    }
  return uses;
}

function pathOf(file: string): string {
  const hash = createHash("sha256")
    .update(`${file}\n${textOf(file)}`)
    .digest("hex");
  return join(FOLDER, `${hash}.json`);
}
