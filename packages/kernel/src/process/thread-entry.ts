/**
 * Returns the module that a thread runs: a source file beside the starting module, or a file of the bundle.
 */
export function threadEntry(startedBy: string, source: string, bundled: string): URL {
  return new URL(startedBy.endsWith(".ts") ? source : bundled, startedBy);
}
