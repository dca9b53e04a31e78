import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Case } from "./cases.ts";
import { type Command, type CoreList, pinned, run } from "./processes.ts";
import { CACHE, ROOT, echoProgram, eventsProgram } from "./tools.ts";

/** The counts of a load generator's run; the names are the same as in `native/`. */
export interface Load {
  readonly requests: number;
  readonly durationMicroseconds: number;
  /** Broken connections, timeouts, and responses with other statuses than 2xx and 3xx. */
  readonly failures: number;
  readonly p50Microseconds: number;
  readonly p99Microseconds: number;
  /** Events that arrived together with others; only for streams. */
  readonly together?: number;
}

/** Number of concurrent connections, and duration of the load. */
export interface LoadShape {
  readonly connections: number;
  readonly seconds: number;
}

/** The ports on which a candidate listens. */
export interface Ports {
  readonly port: number;
  readonly securePort: number;
}

/** A time longer than any pause of a candidate, even on a busy machine. */
const TIMEOUT_SECONDS = 10;
const MESSAGE_HEAD_BYTES = 5;
/** Concurrent requests on a connection of HTTP/2. */
const STREAMS = 4;

/** Sends the requests of a case to a candidate for the given time. */
export async function load(
  which: Case,
  ports: Ports,
  shape: LoadShape,
  where: { readonly cores: CoreList; readonly signal: AbortSignal },
): Promise<Load> {
  const connections = which.connections ?? shape.connections;
  const generator = generatorOf(which, ports, { ...shape, connections });
  const { command, read } = await generator;
  return read(await run(pinned(command, where.cores), where.signal));
}

interface Generator {
  readonly command: Command;
  /** Reads the results in the output of the load program. */
  read(output: string): Load;
}

async function generatorOf(which: Case, ports: Ports, shape: LoadShape): Promise<Generator> {
  if (which.events === true) return streams(await eventsProgram(), which, ports, shape);
  if (which.echo === true) return streams(await echoProgram(), which, ports, shape);
  return which.rate === undefined && which.over !== "h2"
    ? wrk(which, ports, shape)
    : h2load(which, ports, shape);
}

function urlOf({ over, path }: Case, { port, securePort }: Ports): string {
  const origin =
    over === undefined ? `http://127.0.0.1:${port}` : `https://127.0.0.1:${securePort}`;
  return `${origin}${path}`;
}

/** The command of wrk: at any time, each connection has one request in progress. */
function wrk(which: Case, ports: Ports, { connections, seconds }: LoadShape): Generator {
  const script = join(ROOT, "tests/bench/native/load.lua");
  const amount = ["-t", "1", "-c", String(connections), "-d", `${seconds}s`];
  const options = ["--timeout", `${TIMEOUT_SECONDS}s`, "-s", script];
  const args = [...amount, ...options, urlOf(which, ports), "--", String(which.bodyBytes)];
  return { command: { program: "wrk", args }, read: parseLoad };
}

/**
 * The command of h2load, for HTTP/2 or at a fixed rate; then latency is measured from the planned
 * time of each request.
 */
function h2load(which: Case, ports: Ports, { connections, seconds }: LoadShape): Generator {
  // The certificate has its own folder, because gateways watch that folder.
  const log = join(CACHE, "run", "h2load.log");
  rmSync(log, { force: true });
  const amount = ["-t", "1", "-c", String(connections), "-D", `${seconds}s`];
  const kind = which.over === "h2" ? ["-m", String(STREAMS)] : ["--h1"];
  const call = which.grpc === true ? callOf(which) : [];
  const rate = which.rate === undefined ? [] : ["--rps", String(which.rate / connections)];
  return {
    command: {
      program: "h2load",
      args: [...amount, ...kind, ...rate, ...call, `--log-file=${log}`, urlOf(which, ports)],
    },
    read: (output) => parseH2load(output, readFileSync(log, "utf8"), seconds),
  };
}

/**
 * One gRPC message after its header: an uncompressed flag and its length (gRPC over HTTP/2,
 * "Requests").
 */
function callOf({ bodyBytes }: Case): string[] {
  const file = join(CACHE, "call");
  const message = Buffer.alloc(MESSAGE_HEAD_BYTES + bodyBytes);
  message.writeUInt32BE(bodyBytes, 1);
  writeFileSync(file, message);
  return ["-d", file, "-H", "content-type: application/grpc", "-H", "te: trailers"];
}

/** Connections that stay open all the time, from a program in `native/`. */
function streams(program: string, which: Case, { port }: Ports, shape: LoadShape): Generator {
  const args = [String(port), which.path, String(shape.connections), String(shape.seconds)];
  return { command: { program, args }, read: parseLoad };
}

/** Parses the last line of the output of wrk with our script, or of our own generator. */
export function parseLoad(output: string): Load {
  const line = output.trimEnd().split("\n").at(-1) ?? "";
  const value: unknown = JSON.parse(line);
  if (!isLoad(value)) throw new Error(`not the output of the load generator: ${line}`);
  return value;
}

const COUNTS = [
  "requests",
  "durationMicroseconds",
  "failures",
  "p50Microseconds",
  "p99Microseconds",
];

function isLoad(value: unknown): value is Load {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return COUNTS.every((name) => typeof fields.get(name) === "number");
}

const SECOND = 1e6;
const OUTCOME = /^requests: .* (\d+) succeeded, (\d+) failed, (\d+) errored, (\d+) timeout$/m;

/**
 * Parses the output of h2load, and its log with one line for each request: start, status,
 * microseconds.
 */
export function parseH2load(output: string, log: string, seconds: number): Load {
  const [, succeeded, ...failures] = OUTCOME.exec(output) ?? [];
  if (succeeded === undefined) throw new Error(`not the output of h2load: ${output}`);
  const times = log
    .split("\n")
    .flatMap((line) => line.split("\t").slice(2, 3))
    .map(Number)
    .sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    requests: Number(succeeded),
    durationMicroseconds: seconds * SECOND,
    failures: failures.map(Number).reduce((sum, count) => sum + count, 0),
    p50Microseconds: percentile(0.5),
    p99Microseconds: percentile(0.99),
  };
}
