import type { Addresses, Feature, Kind } from "../features/feature.ts";
import type { Fields } from "../model/message.ts";

/** Features that are configured together. */
export interface Case {
  readonly name: string;
  readonly features: readonly Feature[];
}

export function caseOf(features: readonly Feature[]): Case {
  return { name: features.map(({ name }) => name).join(" + "), features };
}

/** The header fields that clients of the case must send. */
export function credentialsOf({ features }: Case, addresses: Addresses): Fields {
  return Object.assign({}, ...features.map(({ credentials }) => credentials?.(addresses) ?? {}));
}

/** Features that validation refuses together, or whose meaning is open, each with its reason. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ["kind.dynamicForwardProxy", "backend.tunnel", "it resolves servers itself, not through a proxy"],
];

/** Whether the features can be in one configuration. */
export function canMeet(features: readonly Feature[]): boolean {
  const slots = new Set(features.map(({ slot }) => slot));
  const has = (part: string) => features.some(({ name }) => name.endsWith(part));
  const kinds = new Set(features.flatMap(({ kind }) => kind ?? []));
  const isRefused = REFUSED.some(([one, other]) => has(one) && has(other));
  return slots.size === features.length && kinds.size <= 1 && !isRefused;
}

/** Whether two features touch the same thing. */
export function touch(one: Feature, other: Feature): boolean {
  return one.touches.some((thing) => other.touches.includes(thing));
}

/** The kind of backend that the features need. */
export function kindOf(features: readonly Feature[]): Kind {
  return features.find(({ kind }) => kind !== undefined)?.kind ?? "static";
}

/** Every ordered pair of different features that touch the same thing. */
export function pairsOf(features: readonly Feature[]): readonly Case[] {
  return features.flatMap((one) =>
    features
      .filter((other) => other !== one && touch(one, other) && canMeet([one, other]))
      .map((other) => caseOf([one, other])),
  );
}
