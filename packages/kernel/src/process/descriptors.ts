/**
 * Whether an error, or its message, says that the process or the machine has no file descriptor left (POSIX,
 * open). The same operation may succeed later without any other change.
 */
export function lacksDescriptors(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error);
  return /\bE[MN]FILE\b/.test(text);
}
