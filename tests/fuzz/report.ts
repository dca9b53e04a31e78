/** The results of a fuzz run. */
export interface Report {
  /** The number of cases. */
  readonly cases: number;
  /** Messages, or requests, that both sides understood in the same way. */
  readonly agreed: number;
  /** The number of times that each allowed difference occurred. */
  readonly classes: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  readonly milliseconds: number;
}

/** A failed case, shrunk to a small one. */
export interface Failure {
  readonly fault: string;
  /** The file in `seeds/` that repeats it as a test, or the options that repeat it. */
  readonly seed: string;
}

/** The number of cases and the time of a fuzz run. */
export interface Effort {
  readonly count: number;
  readonly seed: number;
  /** `performance.now()` at which the run ends, even if cases remain. */
  readonly until: number;
  readonly progress: (line: string) => void;
}

/** The lines of a report. */
export function linesOf(
  title: string,
  { cases, agreed, classes, failures, milliseconds }: Report,
): string[] {
  const seconds = (milliseconds / 1000).toFixed(1);
  const sorted = [...classes].sort(([, one], [, other]) => other - one);
  return [
    `${title}: ${cases} cases in ${seconds} s, ${agreed} messages understood alike, ${failures.length} failures`,
    ...sorted.map(([name, times]) => `  ${String(times).padStart(8)}  ${name}`),
    ...failures.map(({ fault, seed }) => `  failure (${seed}): ${fault}`),
  ];
}
