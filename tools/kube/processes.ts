import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const LOOK_EVERY_MS = 20;

export interface ProcessOptions {
  /** The file to which the output of the process is appended. */
  readonly log: string;
  /**
   * Whether the process continues after this process has ended. Without it, the process ends with
   * this process in any case.
   */
  readonly detached: boolean;
  /** The environment variables of the process (default: the variables of this process). */
  readonly environment?: NodeJS.ProcessEnv;
}

/** Starts a program in the background. */
export function startProcess(
  program: string,
  args: readonly string[],
  { log, detached, environment = process.env }: ProcessOptions,
): ChildProcess {
  const output = openSync(log, "a");
  const isBound = !detached && process.platform === "linux";
  const command = isBound ? ["setpriv", "--pdeathsig", "KILL", program] : [program];
  const [first = program, ...rest] = command;
  const child = spawn(first, [...rest, ...args], {
    detached,
    env: environment,
    stdio: ["ignore", output, output],
  });
  child.on("error", () => undefined); // a program that cannot be started counts as an ended process
  if (detached) child.unref();
  closeSync(output);
  return child;
}

/** Whether a started process has ended. */
export function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/**
 * Ends a started process and waits until it has ended. With a gentler signal, the API server takes
 * half a minute.
 */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

/**
 * Ends a process that another process started, unless its id was reused since.
 * @param mark a part of its command line
 */
export async function endProcessById(pid: number, mark: string): Promise<void> {
  while (await isRunning(pid, mark)) {
    process.kill(pid, "SIGKILL");
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * Whether a process that another process started is running, by its id and a part of its command
 * line.
 */
export async function isRunning(pid: number, mark: string): Promise<boolean> {
  return (await commandLine(pid)).includes(mark);
}

async function commandLine(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
}
