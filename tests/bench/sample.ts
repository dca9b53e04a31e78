import { forgetPeak, usage, usedBetween } from "./cpu.ts";
import type { Load } from "./load.ts";
import type { Running } from "./processes.ts";

/** The measured values of one run of a candidate. */
export interface Sample {
  readonly cpuMicrosecondsPerRequest: number;
  /** The part of that time that is of the threads that serve requests; 0 for programs other than a gateway. */
  readonly servingMicrosecondsPerRequest: number;
  /** Share of that time in user mode, 0 to 1. */
  readonly userShare: number;
  /** CPU seconds per second of the run: 1 means one core was busy all the time. */
  readonly cores: number;
  readonly requestsPerSecond: number;
  readonly p50Microseconds: number;
  readonly p99Microseconds: number;
  /** The maximum of resident memory during the run, in bytes. */
  readonly peakBytes: number;
  /** Share of the events that arrived together with others, 0 to 1; only for streams. */
  readonly togetherShare?: number;
}

/**
 * The resources that a process used while a load ran.
 * @throws {Error} with its output if a request failed, or if there was none
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
    servingMicrosecondsPerRequest: used.servingNanoseconds / 1e3 / result.requests,
    userShare: used.userShare,
    cores: microseconds / result.durationMicroseconds,
    requestsPerSecond: (result.requests / result.durationMicroseconds) * 1e6,
    p50Microseconds: result.p50Microseconds,
    p99Microseconds: result.p99Microseconds,
    peakBytes: after.peakBytes,
    ...(result.together === undefined ? {} : { togetherShare: result.together / result.requests }),
  };
}

/** A program that is compared with others, and a function that loads it for some seconds. */
export interface Contender {
  readonly name: string;
  readonly running: Running;
  load(seconds: number): Promise<Load>;
}

/** Number and duration of the rounds. */
export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  /** Duration of the warm-up of each contender before the first round. */
  readonly warmUpSeconds: number;
  /** Is called with each sample. */
  readonly sampled: (name: string, round: number, sample: Sample) => void;
}

/**
 * Measures contenders in turn, round by round, so that disturbances of the machine affect all of
 * them.
 */
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
