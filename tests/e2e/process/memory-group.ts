import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";

/** A control group whose processes together may use some memory (cgroups(7)). */
export interface MemoryGroup extends Disposable {
  /** The file that takes the ids of processes. */
  readonly processes: string;
  /** How many processes the kernel has killed in it for memory. */
  kills(): number;
}

/** Where the two versions of control groups are, and the names of their files. */
const VERSIONS = [
  {
    root: "/sys/fs/cgroup",
    mark: "cgroup.subtree_control",
    limit: "memory.max",
    events: "memory.events",
  },
  {
    root: "/sys/fs/cgroup/memory",
    mark: "memory.limit_in_bytes",
    limit: "memory.limit_in_bytes",
    events: "memory.oom_control",
  },
];

/** Makes a group; undefined where this process may not, or the system has none for memory. */
export function makeMemoryGroup(bytes: number): MemoryGroup | undefined {
  for (const { root, mark, limit, events } of VERSIONS) {
    const folder = `${root}/edge-gateway-${process.pid}`;
    try {
      if (!existsSync(`${root}/${mark}`)) continue;
      mkdirSync(folder);
    } catch {
      continue;
    }
    try {
      writeFileSync(`${folder}/${limit}`, String(bytes));
    } catch {
      rmdirSync(folder);
      continue;
    }
    return {
      processes: `${folder}/cgroup.procs`,
      kills: () =>
        Number(/^oom_kill (\d+)/m.exec(readFileSync(`${folder}/${events}`, "utf8"))?.[1]),
      [Symbol.dispose]: () => rmdirSync(folder),
    };
  }
  return undefined;
}

/** Whether {@link makeMemoryGroup} makes a group. */
export function canLimitMemory(): boolean {
  using group = makeMemoryGroup(2 ** 30);
  return group !== undefined;
}
