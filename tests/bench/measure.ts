import { join } from "node:path";
import { type Candidate, GATEWAY_CONFIGURATION, configured } from "./candidates.ts";
import type { Case } from "./cases.ts";
import { type Endurance, measureEndurance } from "./endurance.ts";
import { idleBytes } from "./idle.ts";
import { type LoadShape, type Ports, load } from "./load.ts";
import { type CoreList, type Running, answering, freePort, start } from "./processes.ts";
import { type Sample, interleaved } from "./sample.ts";
import { CACHE, GRPC_UPSTREAM, type Progress, upstreamProgram } from "./tools.ts";

/** The samples of one case by candidate, in the order of the rounds. */
export interface CaseSamples {
  readonly case: Case;
  readonly samples: ReadonlyMap<string, readonly Sample[]>;
}

/** The measured values of a run. */
export interface Measured {
  readonly cases: readonly CaseSamples[];
  /** Bytes per idle connection, by candidate; empty if not measured. */
  readonly idleBytes: ReadonlyMap<string, number>;
  /** Memory growth by candidate; only for gateways. */
  readonly endurance: ReadonlyMap<string, Endurance>;
}

export interface Plan {
  readonly candidates: readonly Candidate[];
  readonly cases: readonly Case[];
  readonly rounds: number;
  readonly workers: number;
  readonly shape: LoadShape;
  /** Number of idle connections with which memory is measured; 0: not measured. */
  readonly idleConnections: number;
  /** Number of requests with which memory growth of the gateways is measured; 0: not measured. */
  readonly enduranceRequests: number;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** The cores of gateway, load and upstream. */
export interface Cores {
  readonly candidate: CoreList;
  readonly upstream: CoreList;
  readonly load: CoreList;
}

interface Contestant {
  readonly name: string;
  /** Whether the candidate is a gateway of this repository. */
  readonly ours: boolean;
  readonly running: Running;
  readonly ports: Ports;
}

interface Contestants extends AsyncDisposable {
  readonly all: readonly Contestant[];
}

/** The ports of the upstreams. */
interface Upstreams {
  readonly upstream: number;
  readonly grpcUpstream: number;
}

const WARM_UP_SECONDS = 4;
/** Seconds of each run while a gateway serves a very large number of requests. */
const ENDURANCE_SECONDS = 10;

/**
 * For one worker the last core, away from load and upstream, which share the first where there are
 * only two; several workers take all cores and share them with the load.
 * @throws {Error} for a single core
 */
export function assignCores(cores: readonly number[], workers: number): Cores {
  const [first, second, third] = cores;
  if (first === undefined || second === undefined) throw new Error("the benchmark needs two cores");
  const all = cores.join(",");
  if (workers > 1) return { candidate: all, upstream: all, load: all };
  const upstream = third === undefined ? first : second;
  return { candidate: String(cores.at(-1)), upstream: String(upstream), load: String(first) };
}

/** Starts all programs, measures case by case in interleaved rounds, and ends the programs. */
export async function measure(plan: Plan, cores: Cores): Promise<Measured> {
  await using started = new AsyncDisposableStack();
  const upstream = start(
    "upstream",
    { program: await upstreamProgram(), args: [] },
    cores.upstream,
  );
  started.defer(() => upstream.stop());
  const upstreamPort = Number(await upstream.firstLine());
  const calls = start("gRPC upstream", GRPC_UPSTREAM, cores.upstream);
  started.defer(() => calls.stop());
  const upstreams = { upstream: upstreamPort, grpcUpstream: Number(await calls.firstLine()) };
  const idle = await measureIdle(plan, cores, upstreams);
  await using contestants = await startAll(plan, cores, upstreams);
  const cases: CaseSamples[] = [];
  for (const which of plan.cases)
    cases.push(await measureCase(plan, cores, which, contestants.all));
  const endurance = await measureEndurances(plan, cores, contestants.all);
  return { cases, idleBytes: idle, endurance };
}

/** Starts the candidates; they answer once this resolves. */
async function startAll(plan: Plan, cores: Cores, upstreams: Upstreams): Promise<Contestants> {
  await using started = new AsyncDisposableStack();
  const all: Contestant[] = [];
  for (const candidate of plan.candidates) {
    const port = await freePort();
    const securePort = await freePort();
    const directory = join(CACHE, "run", candidate.name);
    const place = { directory, port, securePort, ...upstreams, workers: plan.workers };
    const command = await configured(candidate, place);
    const running = start(candidate.name, command, cores.candidate);
    started.defer(() => running.stop());
    await answering(running, port);
    const { name, configuration } = candidate;
    const ours = configuration === GATEWAY_CONFIGURATION;
    all.push({ name, ours, running, ports: { port, securePort } });
  }
  const ended = started.move();
  return { all, [Symbol.asyncDispose]: () => ended.disposeAsync() };
}

async function measureEndurances(
  { cases: [first], enduranceRequests, shape, signal, progress }: Plan,
  cores: Cores,
  contestants: readonly Contestant[],
): Promise<ReadonlyMap<string, Endurance>> {
  const found = new Map<string, Endurance>();
  if (first === undefined || enduranceRequests === 0) return found;
  for (const { name, ours, ports, running } of contestants) {
    if (!ours) continue;
    const long = { ...shape, seconds: ENDURANCE_SECONDS };
    const where = { shape: long, cores: cores.load, signal };
    const target = { pid: running.pid, ports };
    const endurance = await measureEndurance(enduranceRequests, target, first, where);
    found.set(name, endurance);
    progress(`${name}: ${JSON.stringify(endurance)}`);
  }
  return found;
}

/**
 * Uses fresh processes that run nothing else before or after, so that earlier work does not hide
 * memory needs.
 */
async function measureIdle(
  plan: Plan,
  cores: Cores,
  upstreams: Upstreams,
): Promise<ReadonlyMap<string, number>> {
  const { cases, idleConnections, progress } = plan;
  const [first] = cases;
  const found = new Map<string, number>();
  if (first === undefined || idleConnections === 0) return found;
  await using contestants = await startAll(plan, cores, upstreams);
  for (const { name, ports, running } of contestants.all) {
    const bytes = await idleBytes(running.pid, ports.port, first, idleConnections);
    found.set(name, bytes);
    progress(`${name}: ${Math.round(bytes)} bytes per idle connection`);
  }
  return found;
}

async function measureCase(
  plan: Plan,
  cores: Cores,
  which: Case,
  contestants: readonly Contestant[],
): Promise<CaseSamples> {
  const contenders = contestants.map(({ name, running, ports }) => ({
    name,
    running,
    load: (seconds: number) =>
      load(which, ports, { ...plan.shape, seconds }, { cores: cores.load, signal: plan.signal }),
  }));
  const samples = await interleaved(contenders, {
    rounds: plan.rounds,
    seconds: plan.shape.seconds,
    warmUpSeconds: WARM_UP_SECONDS,
    sampled(name, round, { cpuMicrosecondsPerRequest }) {
      const cpu = cpuMicrosecondsPerRequest.toFixed(1);
      plan.progress(`${which.name} ${round}/${plan.rounds} ${name}: ${cpu} us CPU per request`);
    },
  });
  return { case: which, samples };
}
