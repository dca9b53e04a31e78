import { withoutKey } from "@edge-gateway/kernel/http/api-key";
import type { LabelSelector } from "@edge-gateway/generated/types/index.ts";
import type { Cursor } from "../../document/cursor.ts";
import type { HolderKind } from "../../shape/places/find-references.ts";
import { isSelected } from "../../shape/places/selector.ts";
import type { KeyedValues } from "../index.ts";

/** An object with values and the labels by which it can be selected. */
export interface LabelledValues {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly values: KeyedValues;
}

/** The label selector at a place of a document; undefined if there is none. */
export function selectorAt(place: Cursor): LabelSelector | undefined {
  const labels = place.at("matchLabels");
  if (!labels.isSet) return undefined;
  return { matchLabels: textsOf(labels) };
}

/** The string entries of a map. */
export function textsOf(place: Cursor): Readonly<Record<string, string>> {
  return Object.fromEntries(place.entries().map(([name, { text = "" }]) => [name, text]));
}

/** The name under which a selector's values are stored in the internal form. */
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

/** The values of all selected objects, named by object and key. */
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
 * API keys in a ConfigMap, which many can read: only hashes count, and everything else in an entry
 * is left out.
 */
export function hashesOnly(values: KeyedValues): KeyedValues {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, withoutKey(text)]));
}
