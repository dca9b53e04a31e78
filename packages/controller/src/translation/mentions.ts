import { isJson } from "@edge-gateway/kube/objects";
import type { Document } from "@edge-gateway/translate/manifests/document/document";

/** The name of another object inside an object, found without knowledge of the field's meaning. */
export interface Mention {
  /** The kind of the referenced object; undefined if it can be any kind. */
  readonly kind: string | undefined;
  readonly namespace: string;
  readonly name: string;
}

/** All references in one object to other objects. */
export interface Mentions {
  readonly names: readonly Mention[];
  /** Label selectors for objects of the same namespace; an empty selector selects all of them. */
  readonly selected: readonly {
    readonly kind: string | undefined;
    readonly labels: Readonly<Record<string, string>>;
  }[];
}

const KNOWN = new WeakMap<Document, Mentions>();

/**
 * Finds everything that may refer to another object: each `name` in any field, and each selector. False
 * matches are harmless, because they only cause more objects to be translated together.
 */
export function mentionsOf(document: Document): Mentions {
  const known = KNOWN.get(document);
  if (known !== undefined) return known;
  const found = new Collector(document.namespace);
  found.visit(document.value);
  const mentions = { names: [...found.names.values()], selected: found.selected };
  KNOWN.set(document, mentions);
  return mentions;
}

class Collector {
  readonly names = new Map<string, Mention>();
  readonly selected: Mentions["selected"][number][] = [];
  readonly #namespace: string;

  constructor(namespace: string) {
    this.#namespace = namespace;
  }

  visit(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.visit(item);
    if (!isJson(value)) return;
    const { name, kind: written, matchLabels, selector } = value;
    const kind = typeof written === "string" ? written : undefined;
    const own = value["namespace"];
    const namespace = typeof own === "string" ? own : this.#namespace;
    if (typeof name === "string")
      this.names.set(`${kind} ${namespace}/${name}`, { kind, namespace, name });
    if (isJson(matchLabels)) this.selected.push({ kind, labels: textsOf(matchLabels) });
    if (isJson(selector)) this.selected.push({ kind: undefined, labels: {} });
    for (const inner of Object.values(value)) this.visit(inner);
  }
}

function textsOf(labels: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}
