import { type ChildProcess, spawn } from "node:child_process";

const GUARD = new URL("../../../launcher/src/end-with-launcher.js", import.meta.url).href;

/** Runs a program as root without the rights of root (capabilities(7)). */
const WITHOUT_RIGHTS = ["setpriv", "--bounding-set=-all"];

export interface SpawnOptions {
  /** Environment variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The current folder of the process; unset: that of this process. */
  readonly folder?: string;
  /** Maximum number of file descriptors; unset: the limit of this process. */
  readonly maxDescriptors?: number | undefined;
  /** The file of a control group that takes the ids of processes; unset: the group of this process. */
  readonly controlGroup?: string | undefined;
  /** Whether the process has no rights of root, if this one has: it may only do what the modes of files allow. */
  readonly isUnprivileged?: boolean | undefined;
  /** The destinations of the standard input, output and error output of the process. */
  readonly stdio: readonly [
    "ignore" | "inherit",
    "ignore" | "inherit" | "pipe",
    "ignore" | "inherit" | "pipe",
  ];
}

/** Runs a program in its own Node.js process, which always ends together with this process. */
export function spawnNode(args: readonly string[], options: SpawnOptions): ChildProcess {
  const { maxDescriptors, environment, folder, controlGroup, isUnprivileged } = options;
  const limits = isUnprivileged === true && process.geteuid?.() === 0 ? WITHOUT_RIGHTS : [];
  const node = [...limits, process.execPath, "--import", GUARD, ...args];
  const limited = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', String(maxDescriptors)];
  const within = maxDescriptors === undefined ? node : [...limited, ...node];
  const grouped = ["sh", "-c", 'echo $$ > "$0" && exec "$@"', String(controlGroup)];
  const [program = "", ...rest] = controlGroup === undefined ? within : [...grouped, ...within];
  return spawn(program, rest, {
    stdio: [...options.stdio, "ipc"],
    env: { ...process.env, ...environment },
    ...(folder === undefined ? {} : { cwd: folder }),
  });
}

/** Whether a process has ended, by itself or by a signal. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
