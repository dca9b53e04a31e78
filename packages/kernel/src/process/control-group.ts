import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** What the control groups of a process allow all of its group together (cgroups(7)); undefined: no limit. */
export interface ControlGroupLimits {
  /** Memory in bytes. */
  readonly memory: number | undefined;
  /** Processor time per time, in processors: half of one is 0.5. */
  readonly processors: number | undefined;
}

/** Where the hierarchies of both versions are mounted. */
const MOUNT = "sys/fs/cgroup";
/** Where the second version is if the first one has the controllers. */
const UNIFIED = "unified";

/**
 * Reads the limits of this process from control groups of both versions. A group is bound by those above it, too; in a
 * container, where the paths of groups may be those of the host, the mount itself is the group.
 * @param root the folder that has `proc` and `sys`
 */
export function controlGroupLimits(root = "/"): ControlGroupLimits {
  const folders = foldersOf(root);
  const memory = folders.flatMap((folder) => [
    numberIn(join(folder, "memory.max")),
    numberIn(join(folder, "memory.limit_in_bytes")),
  ]);
  const processors = folders.flatMap((folder) => [
    quotient(...wordsIn(join(folder, "cpu.max"))),
    quotient(
      ...wordsIn(join(folder, "cpu.cfs_quota_us")),
      ...wordsIn(join(folder, "cpu.cfs_period_us")),
    ),
  ]);
  return { memory: least(memory), processors: least(processors) };
}

/** The number of threads that can run at the same time, at least one. */
export function usableProcessors({ processors = Infinity } = controlGroupLimits()): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(processors)));
}

/** The folders of the process's groups, and of all groups above them. */
function foldersOf(root: string): readonly string[] {
  const lines = textOf(join(root, "proc/self/cgroup")).split("\n");
  return lines.flatMap((line) => {
    const [, controllers, path] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (controllers === undefined || path === undefined) return [];
    const mounts = controllers === "" ? ["", UNIFIED] : [controllers, ...controllers.split(",")];
    // A path with `..` is outside of what this process sees.
    const names = path.split("/").filter((name) => name !== "" && name !== "..");
    return [...new Set(mounts)].flatMap((mount) =>
      Array.from({ length: names.length + 1 }, (_, depth) =>
        join(root, MOUNT, mount, ...names.slice(0, depth)),
      ),
    );
  });
}

function least(values: readonly (number | undefined)[]): number | undefined {
  const limits = values.filter((value) => value !== undefined);
  return limits.length === 0 ? undefined : Math.min(...limits);
}

function quotient(quota = "", period = ""): number | undefined {
  const value = Number(quota) / Number(period);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** A number of bytes; undefined for `max`, and for the greatest of the first version, which means the same. */
function numberIn(path: string): number | undefined {
  const value = Number(textOf(path));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function wordsIn(path: string): readonly string[] {
  return textOf(path).trim().split(/\s+/);
}

/** The text of a file; empty if it cannot be read, as on other systems. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
