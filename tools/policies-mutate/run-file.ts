import { run } from "node:test";
import { join } from "node:path";
import { ROOT } from "../testing/workspace.ts";

const HOOK = new URL("./hook.mjs", import.meta.url).href;

export interface FileRun {
  /** The path relative to the repository root. */
  readonly file: string;
  /** The tests to run; empty: all of them. */
  readonly tests: readonly string[];
  readonly limitMs: number;
  /** Environment variables for each process of the file. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface Failure {
  readonly test: string;
  readonly message: string;
}

/** Runs tests of a file with the hook, until the first of them fails. */
export async function runFile({
  file,
  tests,
  limitMs,
  environment,
}: FileRun): Promise<Failure | undefined> {
  const { NODE_OPTIONS: options = "", ...others } = process.env;
  const path = join(ROOT, file);
  const stop = new AbortController();
  const limit = setTimeout(() => stop.abort(), limitMs);
  let failure: Failure | undefined;
  const events = run({
    files: [path],
    cwd: ROOT,
    signal: stop.signal,
    ...(tests.length === 0 ? {} : { testNamePatterns: tests.map(pattern) }),
    env: { ...others, NODE_OPTIONS: `${options} --import ${HOOK}`, ...environment },
  });
  for await (const { type, data } of events) {
    if (type !== "test:fail" || failure !== undefined) continue;
    const { error } = data.details;
    if ("failureType" in error && error.failureType === "subtestsFailed") continue;
    failure = { test: data.name === path ? "" : data.name, message: messageOf(error) };
    stop.abort();
  }
  clearTimeout(limit);
  return failure;
}

/** Test names may contain slashes, which begin and end a pattern. */
function pattern(name: string): RegExp {
  return new RegExp(RegExp.escape(name), "u");
}

function messageOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
