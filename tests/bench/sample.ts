import { forgetPeak, usage, usedBetween } from "./cpu.ts";
import type { Load } from "./load.ts";
import type { Running } from "./processes.ts";

/** One run of one candidate. */
export interface Sample {
  readonly cpuMicrosecondsPerRequest: number;
  /** Share of user mode in that, 0 to 1. */
  readonly userShare: number;
  /** CPU seconds per second of the run: 1 is a core that is busy all the time. */
  readonly cores: number;
  readonly requestsPerSecond: number;
  readonly p50Microseconds: number;
  readonly p99Microseconds: number;
  /** The most during the run. */
  readonly peakBytes: number;
  /** Share of the events that did not arrive alone, 0 to 1; only of streams. */
  readonly togetherShare?: number;
}

/**
 * What a process has used while a load ran.
 * @throws {Error} with its output when a request failed, or there was none
 */
export async function sampleOf(running: Running, run: () => Promise<Load>): Promise<Sample> {
  const { name, pid } = running;
  forgetPeak(pid);
  const before = usage(pid);
  const result = await run();
  const after = usage(pid);
  if (result.requests === 0 || result.failures > 0) {
    throw new Error(
      `${name}: ${result.failures} of ${result.requests} requests failed: ${running.output()}`,
    );
  }
  const used = usedBetween(before, after);
  const microseconds = used.nanoseconds / 1e3;
  return {
    cpuMicrosecondsPerRequest: microseconds / result.requests,
    userShare: used.userShare,
    cores: microseconds / result.durationMicroseconds,
    requestsPerSecond: (result.requests / result.durationMicroseconds) * 1e6,
    p50Microseconds: result.p50Microseconds,
    p99Microseconds: result.p99Microseconds,
    peakBytes: after.peakBytes,
    ...(result.together === undefined ? {} : { togetherShare: result.together / result.requests }),
  };
}

/** One of those that are compared, and how it is loaded for so many seconds. */
export interface Contender {
  readonly name: string;
  readonly running: Running;
  load(seconds: number): Promise<Load>;
}

/** How often, and how long, contenders are measured. */
export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  /** Of each, before the first round. */
  readonly warmUpSeconds: number;
  /** Hears of each sample. */
  readonly sampled: (name: string, round: number, sample: Sample) => void;
}

/** Measures contenders in turn, round by round, so that what disturbs the machine disturbs all of them. */
export async function interleaved(
  contenders: readonly Contender[],
  { rounds, seconds, warmUpSeconds, sampled }: Rounds,
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const samples = new Map<string, Sample[]>(contenders.map(({ name }) => [name, []]));
  for (const { load } of contenders) await load(warmUpSeconds);
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, running, load } of contenders) {
      const sample = await sampleOf(running, () => load(seconds));
      samples.get(name)?.push(sample);
      sampled(name, round, sample);
    }
  }
  return samples;
}
