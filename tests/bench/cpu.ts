import { readFileSync, readdirSync, writeFileSync } from "node:fs";

/** CPU time and memory of a process with all its descendants and all their threads, as the kernel counts them. */
export interface Usage {
  /** Nanoseconds per thread, by `<pid>/<tid>`; from schedstat. */
  readonly threads: ReadonlyMap<string, number>;
  /** Nanoseconds of the threads of a gateway that serve requests. */
  readonly servingNanoseconds: number;
  /** Clock ticks in user mode and in the kernel; they include threads that have ended. */
  readonly userTicks: number;
  readonly systemTicks: number;
  /** The resident memory of the process in bytes. */
  readonly residentBytes: number;
  /** The same with a fair part of the memory that processes share. */
  readonly proportionalBytes: number;
  /** The peak of resident memory since {@link forgetPeak}. */
  readonly peakBytes: number;
}

/** The resources used between two readings. */
export interface Used {
  readonly nanoseconds: number;
  readonly servingNanoseconds: number;
  /** Share of user mode, 0 to 1. */
  readonly userShare: number;
}

/** The name of the threads of a gateway that serve requests. */
const SERVING = "serving";
/** USER_HZ: the unit of /proc/<pid>/stat is 1/100 s on every Linux architecture that Node.js runs on. */
const TICK_NANOSECONDS = 1e7;
const KIBIBYTE = 1024;
/**
 * The value that resets the peak of resident memory, written to /proc/<pid>/clear_refs
 * (proc_pid_clear_refs(5)).
 */
const RESET_PEAK = "5";
/** Position of a field in /proc/<pid>/stat after the command's closing bracket (proc_pid_stat(5)). */
const STAT = { parent: 1, userTicks: 11, systemTicks: 12 };

/** The cores that this process may use, by number. */
export function allowedCores(): number[] {
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return coresOf(list ?? "");
}

/** The numbers of a list like `0-3,6` (cpuset(7)). */
export function coresOf(list: string): number[] {
  return list.split(",").flatMap((range) => {
    const [first = NaN, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/**
 * The fields of /proc/<pid>/stat after the command, which may itself contain spaces and brackets.
 */
export function statFields(text: string): readonly string[] {
  return text
    .slice(text.lastIndexOf(")") + 2)
    .trim()
    .split(" ");
}

/** Nanoseconds on a CPU: the first of the three numbers of /proc/<pid>/task/<tid>/schedstat. */
export function schedstatNanoseconds(text: string): number {
  return Number(text.split(" ", 1)[0]);
}

/** The process and all its descendants, by the parent ids that `parentOf` contains. */
export function tree(root: number, parentOf: ReadonlyMap<number, number>): number[] {
  const members = [root];
  for (const member of members) {
    for (const [child, parent] of parentOf) if (parent === member) members.push(child);
  }
  return members;
}

/** Reads the resources that a process and its descendants have used until now. */
export function usage(root: number): Usage {
  return usageOf(tree(root, parents()));
}

/**
 * Reads the resources of processes, of which all but the first may have ended since they were listed.
 * @throws {Error} if the first one has ended
 */
export function usageOf([root, ...others]: readonly number[]): Usage {
  const threads = new Map<string, number>();
  const sums = {
    servingNanoseconds: 0,
    userTicks: 0,
    systemTicks: 0,
    residentBytes: 0,
    proportionalBytes: 0,
    peakBytes: 0,
  };
  for (const pid of [root, ...others]) {
    const stat = readOptional(`/proc/${pid}/stat`);
    if (stat === undefined && pid === root) throw new Error(`process ${pid} has ended`);
    const fields = statFields(stat ?? "");
    sums.userTicks += Number(fields[STAT.userTicks] ?? 0);
    sums.systemTicks += Number(fields[STAT.systemTicks] ?? 0);
    const status = readOptional(`/proc/${pid}/status`);
    sums.residentBytes += bytesIn(status, /^VmRSS:\s+(\d+)/m);
    sums.peakBytes += bytesIn(status, /^VmHWM:\s+(\d+)/m);
    sums.proportionalBytes += bytesIn(readOptional(`/proc/${pid}/smaps_rollup`), /^Pss:\s+(\d+)/m);
    for (const thread of threadsOf(pid)) {
      const text = readOptional(`/proc/${pid}/task/${thread}/schedstat`);
      if (text === undefined) continue;
      const nanoseconds = schedstatNanoseconds(text);
      threads.set(`${pid}/${thread}`, nanoseconds);
      const name = readOptional(`/proc/${pid}/task/${thread}/comm`);
      if (name?.trimEnd() === SERVING) sums.servingNanoseconds += nanoseconds;
    }
  }
  return { threads, ...sums };
}

/** The bytes that a file of /proc gives in KiB; 0 without the file or the line. */
function bytesIn(text: string | undefined, line: RegExp): number {
  return KIBIBYTE * Number(line.exec(text ?? "")?.[1] ?? 0);
}

/** Resets the memory peak of a process and its descendants. */
export function forgetPeak(root: number): void {
  for (const pid of tree(root, parents())) writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
}

/**
 * The difference of two readings. Threads are counted by schedstat, to the nanosecond; the time of
 * a thread that ended in between is only in the clock ticks, which are then the larger number.
 */
export function usedBetween(before: Usage, after: Usage): Used {
  let nanoseconds = 0;
  for (const [thread, total] of after.threads)
    nanoseconds += total - (before.threads.get(thread) ?? 0);
  const user = after.userTicks - before.userTicks;
  const ticks = user + after.systemTicks - before.systemTicks;
  const ended = [...before.threads.keys()].some((thread) => !after.threads.has(thread));
  return {
    servingNanoseconds: after.servingNanoseconds - before.servingNanoseconds,
    nanoseconds: ended ? Math.max(nanoseconds, ticks * TICK_NANOSECONDS) : nanoseconds,
    userShare: ticks === 0 ? 0 : user / ticks,
  };
}

function parents(): Map<number, number> {
  const parentOf = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const text = readOptional(`/proc/${name}/stat`);
    if (text !== undefined) parentOf.set(Number(name), Number(statFields(text)[STAT.parent]));
  }
  return parentOf;
}

function threadsOf(pid: number | undefined): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A process or thread may end between being listed and being read. */
function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
