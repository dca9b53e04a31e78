import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A program with its arguments. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/** A program that runs until `stop`. */
export interface Running {
  readonly name: string;
  readonly pid: number;
  /**
   * The first line of the process's standard output; rejects if the process ends before that line.
   */
  firstLine(): Promise<string>;
  /** Becomes false as soon as the process has ended. */
  alive(): boolean;
  /** The last part of the process's output. */
  output(): string;
  /** Ends the process and waits until it has ended; without effect if it already has. */
  stop(): Promise<void>;
}

const KEPT_OUTPUT = 4000;
const STOP_MILLISECONDS = 5000;
const START_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 20;

/** Cores of the machine as taskset takes them, e.g. `0` or `0-3`. */
export type CoreList = string;

/**
 * Makes a command that is bound to some cores, and that is ended when this process ends for any
 * reason.
 */
export function pinned(command: Command, cores: CoreList): Command {
  const bound = ["taskset", "-c", cores, command.program, ...command.args];
  return { program: "setpriv", args: ["--pdeathsig", "TERM", ...bound] };
}

/** Starts a program bound to some cores; its output is kept for the message of a failure. */
export function start(name: string, command: Command, cores: CoreList): Running {
  const { program, args } = pinned(command, cores);
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
  };
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  child.on("error", (error) => keep(error.message));
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid: child.pid ?? 0,
    firstLine: () => firstLine(name, child, () => output),
    alive,
    output: () => output,
    stop: () => stop(child, alive),
  };
}

async function firstLine(name: string, child: ChildProcess, output: () => string): Promise<string> {
  const ended = once(child, "exit").then(() =>
    Promise.reject(new Error(`${name} ended: ${output()}`)),
  );
  ended.catch(() => undefined);
  while (!output().includes("\n")) {
    await Promise.race([once(child.stdout ?? child, "data"), ended]);
  }
  return output().split("\n", 1)[0] ?? "";
}

async function stop(child: ChildProcess, alive: () => boolean): Promise<void> {
  if (!alive() || child.pid === undefined) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_MILLISECONDS);
  await exit;
  clearTimeout(late);
}

/**
 * Waits until the program responds to HTTP requests on a port of 127.0.0.1, with any status.
 * @throws {Error} with its output if it ends or does not respond in time
 */
export async function answering(
  running: Pick<Running, "name" | "alive" | "output">,
  port: number,
): Promise<void> {
  const end = performance.now() + START_MILLISECONDS;
  while (performance.now() < end && running.alive()) {
    if (await answers(port)) return;
    await delay(POLL_MILLISECONDS);
  }
  throw new Error(`${running.name} does not answer on port ${port}: ${running.output()}`);
}

async function answers(port: number): Promise<boolean> {
  return (await statusOf(port, "/")) !== undefined;
}

/** The status of the response to a request to 127.0.0.1; undefined if there is none. */
async function statusOf(port: number, path: string): Promise<number | undefined> {
  const timeout = START_MILLISECONDS;
  const sent = request({ port, path, host: "127.0.0.1", agent: false, timeout });
  sent.on("timeout", () => sent.destroy(new Error("no answer")));
  sent.end();
  try {
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  } catch {
    return undefined;
  }
}

/** A TCP port of 127.0.0.1 that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no TCP port");
  return address.port;
}

/**
 * Runs a program to its end and returns its standard output.
 * @throws {Error} with what it printed, when its exit status is not 0
 */
export async function run(command: Command, signal?: AbortSignal): Promise<string> {
  const child = spawn(command.program, command.args, {
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal === undefined ? {} : { signal }),
  });
  let standardOutput = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (standardOutput += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const [status] = (await once(child, "close")) as [number | null];
  if (status !== 0) {
    const said = `${standardOutput}\n${errors}`.trim().slice(-KEPT_OUTPUT);
    throw new Error(`${command.program} ended with status ${status}: ${said}`);
  }
  return standardOutput;
}
