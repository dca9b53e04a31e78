import type { Ir, KeyedValues } from "../ir/index.ts";
import { targetOf } from "../shape/check-reference.ts";
import {
  hashesOnly,
  selectedValues,
  selectionKey,
  selectorAt,
} from "../ir/policies/selected-values.ts";
import type { ReferenceTarget } from "../shape/check-reference.ts";
import type { Document } from "./document/document.ts";
import { holderKey } from "./document/keys.ts";
import { secretText } from "./document/secret-text.ts";
import type { Resolver } from "./resolver.ts";

/**
 * The values that references of backends, models and policies name, by key; unused objects are left
 * out.
 */
export function namedValues(context: Resolver): Pick<Ir, "named"> {
  const { snapshot } = context;
  const secrets: Record<string, KeyedValues> = {};
  const configMaps: Record<string, KeyedValues> = {};
  const documents = [
    ...snapshot.all("EdgeBackend"),
    ...snapshot.all("EdgeModel"),
    ...snapshot.all("EdgePolicy"),
    ...snapshot.all("BackendTLSPolicy"),
    ...snapshot.all("XBackend"),
  ];
  for (const document of documents) {
    for (const [key, values] of selectedBy(document, context)) secrets[key] ??= values;
    for (const target of followed(document, context)) {
      const object = { namespace: document.namespace, name: target.name };
      const key = holderKey(object);
      if (target.kind === "Secret") secrets[key] ??= secretValues(snapshot.find("Secret", object));
      else configMaps[key] ??= snapshot.find("ConfigMap", object)?.value.data ?? {};
    }
  }
  const isEmpty = [secrets, configMaps].every((values) => Object.keys(values).length === 0);
  return isEmpty ? {} : { named: { secrets, configMaps } };
}

function followed(document: Document, context: Resolver): readonly ReferenceTarget[] {
  const failed = new Set(context.referenceFaults(document).map(({ reference }) => reference));
  return document.references
    .filter(({ place }) => !failed.has(place.pointer))
    .flatMap((reference) => targetOf(reference) ?? []);
}

function secretValues(secret: Document<"Secret"> | undefined): KeyedValues {
  if (secret === undefined) return {};
  const { data, stringData } = secret.value;
  return Object.fromEntries(
    Object.keys({ ...data, ...stringData }).map((key) => [key, secretText(secret, key) ?? ""]),
  );
}

/** The values of objects in a document's namespace that its selectors match. */
function selectedBy(
  document: Document,
  { snapshot }: Resolver,
): readonly (readonly [key: string, values: KeyedValues])[] {
  const { namespace } = document;
  return document.references.flatMap(({ place, kinds: [kind] }) => {
    const selector = selectorAt(place);
    if (selector === undefined) return [];
    const key = selectionKey(kind, namespace, selector);
    if (kind === "ConfigMap") {
      const holders = snapshot
        .within("ConfigMap", namespace)
        .map(({ name, labels, value }) => ({ name, labels, values: value.data ?? {} }));
      return [[key, hashesOnly(selectedValues(holders, selector))] as const];
    }
    const holders = snapshot.within("Secret", namespace).map((secret) => ({
      name: secret.name,
      labels: secret.labels,
      values: secretValues(secret),
    }));
    return [[key, selectedValues(holders, selector)] as const];
  });
}
