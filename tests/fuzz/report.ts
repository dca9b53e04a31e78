/** What a run found. */
export interface Report {
  /** Cases that were tried. */
  readonly cases: number;
  /** Messages, or requests, that both sides understood alike. */
  readonly agreed: number;
  /** How often each allowed difference was met. */
  readonly classes: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  readonly milliseconds: number;
}

/** One case that failed, shrunk. */
export interface Failure {
  readonly fault: string;
  /** File in `seeds/` that makes a test of it, or the options that try it again. */
  readonly seed: string;
}

/** How long and how much. */
export interface Effort {
  readonly count: number;
  readonly seed: number;
  /** `performance.now()` at which to end even if there is more to do. */
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
