/** A failed test. */
export interface Failure {
  /** File and name of the test. */
  readonly name: string;
  /** The first lines of the test's error; empty if the name says everything. */
  readonly error: string;
}

/** The numbers of tests that passed, failed or were skipped, and details about the failures. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 };

/** One failed test, with its name. */
export function oneFailed(name: string): Tally {
  return { ...NOTHING, failed: 1, failures: [{ name, error: "" }] };
}

/** Adds up the results of several test runs. */
export function sum(tallies: readonly Tally[]): Tally {
  const total = (pick: (tally: Tally) => number) =>
    tallies.reduce((count, tally) => count + pick(tally), 0);
  return {
    passed: total((tally) => tally.passed),
    failed: total((tally) => tally.failed),
    skipped: total((tally) => tally.skipped),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/** The closing line of every run. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
