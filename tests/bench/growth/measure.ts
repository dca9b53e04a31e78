import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { usage, usedBetween } from "../cpu.ts";
import { type Load, parseLoad } from "../load.ts";
import type { Cores } from "../measure.ts";
import { type Running, freePort, pinned, run, start } from "../processes.ts";
import { CACHE, ROOT } from "../tools.ts";
import {
  type GrowthCandidate,
  type GrowthPlace,
  type KeyPairOf,
  change,
  keyPairs,
  writeFiles,
} from "./configuration.ts";
import { type Description, withEndpoint, withRoute } from "./description.ts";
import {
  type Latencies,
  LatencyWatch,
  accepts,
  bytesOf,
  presented,
  statusFor,
  until,
} from "./probes.ts";
import { type Asked, takenRequests } from "./requests.ts";

/** The time until a change of the configuration is served, and latencies of the requests meanwhile. */
export interface Reload extends Latencies {
  readonly milliseconds: number;
}

/** What a candidate costs with a configuration. */
export interface Costs {
  /** Time from the start of the process to the first connection that it accepts, and to the first response. */
  readonly startMilliseconds: number;
  readonly firstMilliseconds: number;
  readonly route: Reload;
  readonly secret: Reload;
  readonly endpoint: Reload;
  /** Memory after the first load, and after the three changes. */
  readonly bytes: number;
  readonly bytesAfterChanges: number;
  readonly cpuMicroseconds: number;
}

/** How candidates are measured. */
export interface GrowthRun {
  readonly seconds: number;
  readonly cores: Cores;
  readonly signal: AbortSignal;
  /** The port of every endpoint. */
  readonly upstream: number;
}

const OK = 200;
/** What the endpoint {@link NEW_ADDRESS} responds. */
const ACCEPTED = 202;
/** Different requests of the load. */
const REQUESTS = 200;
const CONNECTIONS = 32;
/** An endpoint that no description has. */
const NEW_ADDRESS = "127.200.0.1";
const ADDED_PATH = "/added";

/** A candidate that runs a configuration. */
export interface Started extends AsyncDisposable {
  readonly running: Running;
  readonly place: GrowthPlace;
  readonly startMilliseconds: number;
  readonly firstMilliseconds: number;
}

/** Starts a candidate with a configuration and waits for its first response. */
export async function started(
  candidate: GrowthCandidate,
  description: Description,
  { cores, upstream }: Pick<GrowthRun, "cores" | "upstream">,
  { workers, connections }: Pick<GrowthPlace, "workers" | "connections">,
): Promise<Started> {
  const directory = join(CACHE, "run/growth", candidate.name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const [port, securePort] = [await freePort(), await freePort()];
  const place = { directory, port, securePort, upstream, workers, connections };
  writeFiles(directory, candidate.files(description, place, keyPairs()));
  const command = await candidate.command(place);
  const begin = performance.now();
  const running = start(candidate.name, command, cores.candidate);
  try {
    const startMilliseconds = await until(running, () => accepts(port));
    const asked = firstOf(takenRequests(description, 1));
    await until(running, async () => (await statusFor(port, asked)) === OK);
    const firstMilliseconds = performance.now() - begin;
    const dispose = () => running.stop();
    return { running, place, startMilliseconds, firstMilliseconds, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error("a description has at least one of everything");
  return first;
}

/** Measures a candidate with a configuration, and with one that differs in a route, a Secret, an endpoint. */
export async function costsOf(
  candidate: GrowthCandidate,
  description: Description,
  { seconds, cores, signal, upstream }: GrowthRun,
  workers: number,
): Promise<Costs> {
  const size = { workers, connections: CONNECTIONS };
  await using own = await started(candidate, description, { cores, upstream }, size);
  const { running, place, startMilliseconds, firstMilliseconds } = own;
  const requests = takenRequests(description, REQUESTS);
  const send = () => load(place.port, requests, seconds, { cores, signal });
  await send();
  const before = usage(running.pid);
  const { requests: count, failures } = await send();
  const after = usage(running.pid);
  if (failures > 0) throw new Error(`${candidate.name}: ${failures} of ${count} requests failed`);
  const changed = (to: Description, served: () => Promise<boolean>, keys?: KeyPairOf) =>
    reloadOf(candidate, running, place, {
      description: to,
      keys: keys ?? keyPairs(),
      served,
      requests,
    });
  const { port, securePort } = place;
  const host = firstOf(description.secrets);
  const added = { host: firstOf(description.routes).host, path: ADDED_PATH };
  const more = withRoute(description, ADDED_PATH);
  const route = await changed(more, async () => (await statusFor(port, added)) === OK);
  const moved = withEndpoint(more, NEW_ADDRESS);
  const endpoint = await changed(moved, async () => (await statusFor(port, added)) === ACCEPTED);
  const old = await presented(securePort, host);
  const isNew = async () => (await presented(securePort, host)) !== old;
  const secret = await changed(moved, isNew, keyPairs(host));
  return {
    ...{ startMilliseconds, firstMilliseconds, route, secret, endpoint },
    bytes: after.proportionalBytes,
    bytesAfterChanges: usage(running.pid).proportionalBytes,
    cpuMicroseconds: usedBetween(before, after).nanoseconds / 1e3 / count,
  };
}

interface Change {
  readonly description: Description;
  readonly keys: KeyPairOf;
  readonly served: () => Promise<boolean>;
  readonly requests: readonly Asked[];
}

async function reloadOf(
  candidate: GrowthCandidate,
  running: Running,
  place: GrowthPlace,
  { description, keys, served, requests }: Change,
): Promise<Reload> {
  const files = candidate.files(description, place, keys);
  const watch = new LatencyWatch(place.port, requests);
  const begin = await change(candidate, running, place.directory, files);
  try {
    await until(running, served);
    const milliseconds = performance.now() - begin;
    return { milliseconds, ...(await watch.stop()) };
  } finally {
    await watch.stop();
  }
}

/** Sends requests of a list over kept connections by wrk. */
async function load(
  port: number,
  requests: readonly Asked[],
  seconds: number,
  { cores, signal }: Pick<GrowthRun, "cores" | "signal">,
): Promise<Load> {
  const file = join(CACHE, "run/requests");
  writeFileSync(file, requests.map((asked) => `${bytesOf(asked)}\n.\n`).join(""));
  const script = join(ROOT, "tests/bench/native/requests.lua");
  const amount = ["-t", "1", "-c", String(CONNECTIONS), "-d", `${seconds}s`, "--timeout", "10s"];
  const args = [...amount, "-s", script, `http://127.0.0.1:${port}/`, "--", file];
  return parseLoad(await run(pinned({ program: "wrk", args }, cores.load), signal));
}
