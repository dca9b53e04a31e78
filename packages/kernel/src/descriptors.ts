/**
 * Whether an error, or a message about it, says that the process or the machine has no file descriptor
 * left (POSIX, open): what failed may work later, without any other change.
 */
export function lacksDescriptors(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error);
  return /\bE[MN]FILE\b/.test(text);
}
