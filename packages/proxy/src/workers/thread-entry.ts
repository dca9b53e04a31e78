/** The entry module of a thread: a source file beside its starter, or a file of the bundle. */
export function threadEntry(startedBy: string, source: string, bundled: string): URL {
  return new URL(startedBy.endsWith(".ts") ? source : bundled, startedBy);
}
