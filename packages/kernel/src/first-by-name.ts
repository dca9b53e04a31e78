/**
 * The entries whose name no earlier entry has: of equivalent names, which differ at most in case, only the
 * first one counts (Gateway API, HTTPHeaderMatch, GRPCHeaderMatch and HTTPHeader).
 */
export function firstByName<Entry extends { readonly name: string }>(
  entries: readonly Entry[] = [],
): readonly Entry[] {
  if (entries.length <= 1) return entries;
  const seen = new Set<string>();
  return entries.filter(({ name }) => {
    const field = name.toLowerCase();
    return !seen.has(field) && seen.add(field);
  });
}
