import { isJson } from "@edge-gateway/kube/objects";
import type { Document } from "@edge-gateway/translate/manifests/document";

/** A name of another object in an object, as far as it can be told without knowing the field. */
export interface Mention {
  /** Undefined: of any kind. */
  readonly kind: string | undefined;
  readonly namespace: string;
  readonly name: string;
}

/** What an object says of others. */
export interface Mentions {
  readonly names: readonly Mention[];
  /** Labels of objects of its namespace; no labels select all of them. */
  readonly selected: readonly {
    readonly kind: string | undefined;
    readonly labels: Readonly<Record<string, string>>;
  }[];
}

const KNOWN = new WeakMap<Document, Mentions>();

/**
 * All that may refer to another object: every `name`, whatever field it is in, and every selector.
 * Too many are not a fault: what is joined without need is translated together.
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
