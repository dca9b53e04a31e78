import { join } from "node:path";
import type { Case } from "./cases.ts";
import { type Command, type CoreList, pinned, run } from "./processes.ts";
import { ROOT } from "./tools.ts";

/** What a run of the load generator counted; the same names as in `native/load.lua`. */
export interface Load {
  readonly requests: number;
  readonly durationMicroseconds: number;
  /** Connections that broke, time-outs, and answers other than 2xx and 3xx. */
  readonly failures: number;
  readonly p50Microseconds: number;
  readonly p99Microseconds: number;
}

/** A closed loop: as many requests as there are connections are always on their way. */
export interface LoadShape {
  readonly connections: number;
  readonly seconds: number;
}

/** Longer than any candidate pauses, also on a busy machine. */
const TIMEOUT_SECONDS = 10;

/** The command that sends the requests of a case to a port of 127.0.0.1. */
export function loadCommand(which: Case, port: number, shape: LoadShape): Command {
  const script = join(ROOT, "tests/bench/native/load.lua");
  const amount = ["-t", "1", "-c", String(shape.connections), "-d", `${shape.seconds}s`];
  const options = ["--timeout", `${TIMEOUT_SECONDS}s`, "-s", script];
  const url = `http://127.0.0.1:${port}${which.path}`;
  return { program: "wrk", args: [...amount, ...options, url, "--", String(which.bodyBytes)] };
}

/** Runs the load to its end. */
export async function load(command: Command, cores: CoreList, signal?: AbortSignal): Promise<Load> {
  return parseLoad(await run(pinned(command, cores), signal));
}

/** Reads the last line of the load generator's output. */
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
