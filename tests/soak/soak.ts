import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type Server, createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { answering, freePort } from "../bench/processes.ts";
import { Clients, exchange } from "./clients.ts";
import {
  PERIOD,
  type Scene,
  WAYS,
  type Way,
  configuration,
  proofTarget,
  replaceFile,
} from "./configuration.ts";
import { type Footprint, Gateway } from "./gateway.ts";

export interface Plan {
  /** Number of versions to apply, one after the other. */
  readonly versions: number;
  /** Milliseconds after which no further period of versions begins, in place of `versions`. */
  readonly duration?: number;
  /**
   * The version after which memory and descriptors are measured for the comparison with the last
   * version.
   */
  readonly baseline: number;
  readonly clients: number;
  readonly workers: number;
  readonly progress: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** The resources of the gateway, and how many of its descriptors are upstream connections. */
export interface Rest extends Footprint {
  readonly upstreamConnections: number;
}

export interface Outcome {
  readonly versions: number;
  readonly requests: number;
  readonly failures: readonly string[];
  /** Connections that clients had to open again. */
  readonly reconnects: number;
  /** Milliseconds from the change of the file until all workers responded with it, by version. */
  readonly applyMilliseconds: readonly number[];
  readonly baseline: Rest;
  readonly end: Rest;
}

/** Number of consecutive versions that are applied in the same way. */
const TURN = 5;
const APPLY_MILLISECONDS = 20_000;
const POLL_MILLISECONDS = 5;
const SETTLE_MILLISECONDS = 10_000;

/**
 * Growth that is not a leak: pages that allocators keep, and memory of code that is compiled late.
 */
const TOLERANCE = { heapBytes: 2 ** 20, anonymousShare: 0.1 };

/**
 * Applies one version of the configuration after the other while clients send requests.
 * @throws {Error} with the gateway's output if a version is not applied in time
 */
export async function soak(plan: Plan): Promise<Outcome> {
  await using started = new AsyncDisposableStack();
  const directory = mkdtempSync(join(tmpdir(), "soak-"));
  started.defer(() => rmSync(directory, { recursive: true }));
  const upstreams = [await upstream(), await upstream()] as const;
  for (const one of upstreams) started.defer(() => closeServer(one.server));
  const ports = [upstreams[0].port, upstreams[1].port] as const;
  const scene: Scene = { port: await freePort(), upstreams: ports, workers: plan.workers };
  const file = join(directory, "gw.yaml");
  replaceFile(file, configuration(scene, 0), "written in place", 0);
  const gateway = new Gateway(file);
  started.defer(() => gateway.stop());
  await answering(gateway, scene.port);
  const clients = new Clients(scene.port, plan.clients);
  started.defer(() => clients.close());
  const servers = upstreams.map(({ server }) => server);
  return await applyAll(plan, { scene, file, gateway, clients, servers });
}

interface Stage {
  readonly scene: Scene;
  readonly file: string;
  readonly gateway: Gateway;
  readonly clients: Clients;
  readonly servers: readonly Server[];
}

async function applyAll(plan: Plan, stage: Stage): Promise<Outcome> {
  const { clients } = stage;
  const applyMilliseconds: number[] = [];
  let baseline: Rest | undefined;
  clients.start();
  const isOver = endOf(plan);
  let version = 0;
  while (!isOver(version)) {
    version += 1;
    plan.signal?.throwIfAborted();
    const way = WAYS[Math.floor((version - 1) / TURN) % WAYS.length] ?? "written in place";
    applyMilliseconds.push(await apply(stage, version, way));
    if (version % plan.baseline === 0) {
      const rest = await atRest(stage);
      baseline ??= rest;
      plan.progress(describe(version, clients, rest));
      clients.start();
    }
  }
  const end = await settled(stage, baseline);
  const { requests, failures } = clients.tally;
  const reconnects = clients.connections - plan.clients;
  return {
    versions: version,
    requests,
    failures,
    reconnects,
    applyMilliseconds,
    baseline: baseline ?? end,
    end,
  };
}

/** Whether the last version has been applied: baseline and end have the same configuration. */
function endOf({ versions, duration }: Plan): (version: number) => boolean {
  if (duration === undefined) return (version) => version >= versions;
  const end = performance.now() + duration;
  return (version) => version > 0 && version % PERIOD === 0 && performance.now() >= end;
}

function describe(version: number, { tally }: Clients, rest: Rest): string {
  const heap = (rest.heapBytes / 2 ** 20).toFixed(1);
  const own = (rest.anonymousBytes / 2 ** 20).toFixed(0);
  return (
    `version ${version}: ${tally.requests} requests, ${tally.failures.length} failures, heap ${heap} MiB, ` +
    `${own} MiB of its own, ${rest.descriptors} descriptors`
  );
}

/**
 * Changes the file and waits until a new connection and every existing one are served with it;
 * returns the milliseconds.
 */
async function apply(stage: Stage, version: number, way: Way): Promise<number> {
  const { scene, file, gateway, clients } = stage;
  const start = performance.now();
  replaceFile(file, configuration(scene, version), way, version);
  const single = new Agent({ keepAlive: false });
  let proof = "";
  while (performance.now() - start < APPLY_MILLISECONDS && gateway.alive()) {
    const { status, text } = await exchange(scene.port, proofTarget(version), single);
    proof = `${status} ${text}`;
    if (proof === `200 version ${version}` && clients.seen.every((seen) => seen === version)) {
      clients.expectAtLeast(version);
      return performance.now() - start;
    }
    await delay(POLL_MILLISECONDS);
  }
  throw new Error(
    `version ${version} (${way}) was not applied: its own request got "${proof}", the clients saw ` +
      `${clients.seen.join(", ")}; ${gateway.output()}`,
  );
}

/** Memory and descriptors while no request is in progress. */
async function atRest({ scene, gateway, clients, servers }: Stage): Promise<Rest> {
  await clients.pause();
  const footprint = await gateway.footprint(scene.workers);
  const counts = await Promise.all(servers.map(connectionsOf));
  return { ...footprint, upstreamConnections: counts.reduce((sum, count) => sum + count, 0) };
}

/**
 * Memory and descriptors at the end: connections and threads that have just ended still have
 * descriptors for a while.
 */
async function settled(stage: Stage, baseline: Rest | undefined): Promise<Rest> {
  const deadline = performance.now() + SETTLE_MILLISECONDS;
  for (;;) {
    const rest = await atRest(stage);
    if (baseline === undefined || ownDescriptors(rest) <= ownDescriptors(baseline)) return rest;
    if (performance.now() > deadline) return rest;
    await delay(POLL_MILLISECONDS);
  }
}

/** Descriptors without those of upstream connections. */
function ownDescriptors({ descriptors, upstreamConnections }: Rest): number {
  return descriptors - upstreamConnections;
}

/** The problems of a run, one line each; empty if there are none. */
export function problems({ failures, reconnects, baseline, end }: Outcome): string[] {
  const found = [...failures];
  if (reconnects > 0) found.push(`${reconnects} connections of clients were closed`);
  // A connection that was being closed at the baseline is missing at the end.
  const [first, last] = [ownDescriptors(baseline), ownDescriptors(end)];
  if (last > first)
    found.push(`descriptors without those to upstreams: ${first}, at the end ${last}`);
  const heap = end.heapBytes - baseline.heapBytes;
  if (heap > TOLERANCE.heapBytes) found.push(`${heap} bytes more heap than at the baseline`);
  const anonymous = end.anonymousBytes / baseline.anonymousBytes - 1;
  if (anonymous > TOLERANCE.anonymousShare) {
    found.push(`${Math.round(anonymous * 100)} % more memory of its own than at the baseline`);
  }
  return found;
}

/** Responds with the number of body bytes and the version in the request header of the gateway. */
async function upstream(): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on("data", (chunk: Uint8Array) => (bytes += chunk.length));
    request.on("end", () => {
      response.end(`${bytes} bytes, version ${String(request.headers["x-version"])}`);
    });
  });
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP port");
  return { server, port: address.port };
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

/** The number of versions, rounded so that baseline and end have the same configuration. */
export function whole(versions: number): number {
  return versions - (versions % PERIOD);
}
