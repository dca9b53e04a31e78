import { DROPPED } from "./environment.ts";
import type { Mutant } from "./mutants.ts";
import { recordingOf } from "./recording.ts";
import { runFile } from "./run-file.ts";
import type { Failure } from "./run-file.ts";

/** The result of a mutant. */
export type Fate =
  | { readonly kind: "killed"; readonly by: Killer }
  /** Tests that set the field pass although the gateway ignores the field. */
  | { readonly kind: "survived"; readonly files: readonly string[] }
  /** No test sets the field of the mutant. */
  | { readonly kind: "unset" }
  | { readonly kind: "skipped"; readonly reason: string };

/** The test that fails; the name is empty when the whole file fails. */
export interface Killer extends Failure {
  readonly file: string;
}

const LIMIT_FACTOR = 5;
const LEAST_LIMIT_MS = 60_000;

export interface Judges {
  /** All test files; the files that set the field judge the mutant. */
  readonly files: readonly string[];
  /** The result of the mutant in the last run. */
  readonly last: Fate | undefined;
}

/** Runs the tests that set the field, the fastest files first, until one fails. */
export async function fateOf({ path, skipped }: Mutant, judges: Judges): Promise<Fate> {
  if (skipped !== undefined) return { kind: "skipped", reason: skipped };
  const users = usersOf(path, judges);
  if (users.length === 0) return { kind: "unset" };
  const { last } = judges;
  const killer = last?.kind === "killed" ? last.by : undefined;
  const user = users.find(({ file }) => file === killer?.file);
  const trials = user === undefined ? users : [...again(user, killer), ...users];
  for (const { file, tests, milliseconds } of trials) {
    const limitMs = milliseconds * LIMIT_FACTOR + LEAST_LIMIT_MS;
    const trial = { file, tests, limitMs, environment: { [DROPPED]: path } };
    const first = await runFile(trial);
    // On a busy machine a gateway may start too late, so the test is tried again.
    const failure = isOfStart(first) ? await runFile(trial) : first;
    if (failure !== undefined) return { kind: "killed", by: { file, ...failure } };
  }
  return { kind: "survived", files: users.map(({ file }) => file) };
}

/**
 * Whether a file or a gateway failed to start or to end: either the mutant cannot run at all, or
 * the machine was too busy.
 */
export function isOfStart(failure: Failure | undefined): boolean {
  return (
    failure?.test === "" || /did not start|did not finish before/u.test(failure?.message ?? "")
  );
}

interface User {
  readonly file: string;
  /** The test files that run; empty: all. */
  readonly tests: readonly string[];
  readonly milliseconds: number;
}

/** The tests that set a field. */
function usersOf(path: string, { files }: Judges): readonly User[] {
  return files
    .flatMap((file): readonly User[] => {
      const { uses, milliseconds } = recordingOf(file) ?? {};
      const tests = uses?.[path];
      if (tests === undefined || milliseconds === undefined) return [];
      return [{ file, tests: tests.includes("") ? [] : tests, milliseconds }];
    })
    .toSorted((one, other) => one.milliseconds - other.milliseconds);
}

/** The test that killed the mutant in the last run. */
function again(user: User, killer: Killer | undefined): readonly User[] {
  return killer === undefined || killer.test === "" ? [user] : [{ ...user, tests: [killer.test] }];
}
