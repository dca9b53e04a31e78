import { availableParallelism } from "node:os";

/**
 * What glibc's allocator is told (mallopt(3)), by variables that it reads when a process starts: what is
 * freed goes back to the system, and pieces as large as those that V8 compiles with are taken from it
 * one by one. That is 10 to 20 MiB which threads would keep otherwise.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: String(availableParallelism() + 1),
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Runs the program of this process once more, as the same process, if the allocator was not told; without
 * effect on other systems, and where Node.js cannot or must not do that. What the caller has set stays.
 */
export function useAllocator() {
  const { argv, connected, env, execArgv, execPath, execve, permission, platform } = process;
  if (platform !== "linux" || connected) return;
  if (execve === undefined || permission !== undefined) return;
  if (Object.keys(ALLOCATOR).every((name) => name in env)) return;
  execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...ALLOCATOR, ...env });
}
