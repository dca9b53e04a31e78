import type { McpGuardrailProcessor } from "@edge-gateway/generated/types/index.ts";

export type GuardedPhase = McpGuardrailProcessor["methods"][string];

const WILDCARD = "*";

/**
 * Selects which messages of a method are checked. An exact name takes precedence over patterns, a longer
 * pattern over a shorter one, and a prefix over a suffix of the same length.
 */
export function compileMethods(
  methods: McpGuardrailProcessor["methods"],
): (method: string) => GuardedPhase {
  const exact = new Map(Object.entries(methods));
  const patterns = Object.entries(methods)
    .filter(([name]) => name.includes(WILDCARD))
    .toSorted(([one], [other]) => other.length - one.length || rank(one) - rank(other));
  return (method) =>
    exact.get(method) ?? patterns.find(([pattern]) => isMatch(pattern, method))?.[1] ?? "Off";
}

function rank(pattern: string): number {
  return pattern.startsWith(WILDCARD) ? 1 : 0;
}

function isMatch(pattern: string, method: string): boolean {
  return pattern.startsWith(WILDCARD)
    ? method.endsWith(pattern.slice(WILDCARD.length))
    : method.startsWith(pattern.slice(0, -WILDCARD.length));
}
