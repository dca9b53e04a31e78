import type { Cores } from "../measure.ts";
import type { CaseReport } from "../report.ts";
import type { Contender, Rounds, Sample } from "../sample.ts";
import { medianRatio } from "../statistics.ts";
import type { Progress } from "../tools.ts";

/** The parameters with which a suite is measured. */
export interface SuitePlan {
  readonly rounds: number;
  readonly seconds: number;
  readonly cores: Cores;
  readonly adapter: "Net" | "Fast";
  /** Whether the gateways are the release bundles. */
  readonly bundle: boolean;
  /** A check-out that is compared with this one. */
  readonly base: string | undefined;
  /** Language model gateways to compare with: installing others takes long. */
  readonly peers: readonly Peer[];
  /** The number of idle MCP sessions. */
  readonly idleSessions: number;
  /** Number of concurrent streams of chat completions. */
  readonly streams: number;
  /** Load of the machine before the run: other programs use caches and slow everything down. */
  readonly loadBefore: number;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Gateways of language models to compare with. */
export const PEERS = ["envoy", "portkey", "litellm"] as const;
export type Peer = (typeof PEERS)[number];

/** A figure with the limit that it is held to. */
export interface Bar {
  readonly what: string;
  readonly measured: number;
  readonly kind: "at most" | "at least";
  readonly limit: number;
}

/** The results of a suite of the benchmark. */
export interface SuiteReport {
  readonly cases: readonly CaseReport[];
  readonly bars: readonly Bar[];
  /** Versions of the programs that the gateway is compared with, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Measures one kind of traffic with its own limits. */
export type Suite = (plan: SuitePlan) => Promise<SuiteReport>;

const WARM_UP_SECONDS = 4;

/** How the contenders of a case are measured in turn. */
export function roundsOf({ rounds, seconds, progress }: SuitePlan, title: string): Rounds {
  return {
    rounds,
    seconds,
    warmUpSeconds: Math.min(WARM_UP_SECONDS, seconds * 2),
    sampled: (name, round, { cpuMicrosecondsPerRequest: cpu, p50Microseconds: p50 }) =>
      progress(`${title} ${round}/${rounds} ${name}: ${cpu.toFixed(1)} us CPU, p50 ${p50} us`),
  };
}

/** A contender that differs only in its load. */
export function contender(
  { name, running }: Pick<Contender, "name" | "running">,
  load: Contender["load"],
): Contender {
  return { name, running, load };
}

/** The most CPU time that a request may take beside another revision. */
const TO_BEFORE = 1.03;

/** The bar of a gateway beside that of another revision; none where that was not measured. */
export function barsToBefore(
  what: string,
  samples: ReadonlyMap<string, readonly Sample[]>,
  name: string,
  base: string,
): readonly Bar[] {
  const cpuOf = (who: string): number[] =>
    (samples.get(who) ?? []).map((one) => one.cpuMicrosecondsPerRequest);
  if (!samples.has(base)) return [];
  const measured = medianRatio(cpuOf(name), cpuOf(base));
  return [{ what, measured, kind: "at most", limit: TO_BEFORE }];
}

export function isMet({ kind, measured, limit }: Bar): boolean {
  return kind === "at most" ? measured <= limit : measured >= limit;
}
