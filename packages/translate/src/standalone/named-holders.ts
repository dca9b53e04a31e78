import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import type { KeyedValues, NamedValues } from "../ir/index.ts";
import { HolderIndex } from "../shape/check-reference.ts";
import type { Holder, Holders } from "../shape/check-reference.ts";
import type { HolderKind } from "../shape/places/find-references.ts";
import type { Cursor } from "../document/cursor.ts";

/**
 * The entries under `secrets` and `configMaps`. `named` is called only if there are references;
 * `unread` has the places of unusable files.
 */
export function namedHolders(
  document: Cursor,
  named: () => NamedValues,
  unread: ReadonlySet<string>,
): Holders {
  let values: NamedValues | undefined;
  const indexes = new Map<HolderKind, HolderIndex>();
  const indexOf = (kind: HolderKind): HolderIndex => {
    const section = SECTIONS[kind];
    values ??= named();
    const read = values[section];
    const holders = document
      .at(section)
      .entries()
      .map(([name, entry]) => holderOf(name, entry, { values: read[name] ?? {}, unread }));
    return new HolderIndex(holders);
  };
  return {
    of: (kind) => {
      const index = indexes.get(kind) ?? indexOf(kind);
      indexes.set(kind, index);
      return index;
    },
    nameOf: (kind, name) => `\`${SECTIONS[kind]}.${name}\``,
    additionOf: (kind, name) => {
      const section = SECTIONS[kind];
      const { keys } = keysAt("StandaloneConfig", `/${section}/name`);
      return `add ${section}: { ${name}: { ... } } at the top level; its fields are ${keys.join(", ")}`;
    },
  };
}

const SECTIONS = { Secret: "secrets", ConfigMap: "configMaps" } as const;

interface Contents {
  readonly values: KeyedValues;
  readonly unread: ReadonlySet<string>;
}

function holderOf(name: string, entry: Cursor, { values, unread }: Contents): Holder {
  const variables = entry
    .at("env")
    .entries()
    .map(([key]) => key);
  const labels = entry
    .at("labels")
    .entries()
    .map(([label, { text = "" }]) => [label, text]);
  return {
    name,
    labels: Object.fromEntries(labels),
    keys: unread.has(entry.at("file").pointer)
      ? undefined
      : [...new Set([...Object.keys(values), ...variables])],
    text: (key) => values[key],
  };
}
