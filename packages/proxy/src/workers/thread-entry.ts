/** The module that a thread starts with: beside the one that starts it as source, or a part of the bundle. */
export function threadEntry(startedBy: string, source: string, bundled: string): URL {
  return new URL(startedBy.endsWith(".ts") ? source : bundled, startedBy);
}
