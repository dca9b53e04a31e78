import type { LabelSelector } from "@edge-gateway/generated/types/index.ts";
import type { Cursor } from "../document/cursor.ts";
import type { HolderKind } from "../shape/find-references.ts";
import { isSelected } from "../shape/selector.ts";
import type { KeyedValues } from "./index.ts";

/** An object with values, where labels may select it. */
export interface LabelledValues {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly values: KeyedValues;
}

/** The labels that a place of a document asks for; undefined where it is not a selector. */
export function selectorAt(place: Cursor): LabelSelector | undefined {
  const labels = place.at("matchLabels");
  if (!labels.isSet) return undefined;
  return { matchLabels: textsOf(labels) };
}

/** A map of texts. */
export function textsOf(place: Cursor): Readonly<Record<string, string>> {
  return Object.fromEntries(place.entries().map(([name, { text = "" }]) => [name, text]));
}

/** Under which name the values that labels select are among the secrets of the internal form. */
export function selectionKey(
  kind: HolderKind,
  namespace: string,
  { matchLabels }: LabelSelector,
): string {
  const labels = Object.entries(matchLabels)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  return `${kind} ${namespace}/${labels.join(",")}`;
}

/** The values of all objects that labels select, each under the name of its object and its key. */
export function selectedValues(
  holders: readonly LabelledValues[],
  selector: LabelSelector,
): KeyedValues {
  return Object.fromEntries(
    holders
      .filter(({ labels }) => isSelected(labels, selector))
      .flatMap(({ name, values }) =>
        Object.entries(values).map(([key, value]) => [`${name}/${key}`, value] as const),
      ),
  );
}

/**
 * API keys of ConfigMaps, which everybody may read: only their hashes count. What else an entry holds
 * is left out.
 */
export function hashesOnly(values: KeyedValues): KeyedValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, JSON.stringify(hashOf(text))]),
  );
}

function hashOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return { ...value, key: undefined };
  } catch {
    return {};
  }
}
