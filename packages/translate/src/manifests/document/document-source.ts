import type { KnownNames } from "@edge-gateway/kernel/text/suggest";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { nameOf } from "./document.ts";
import type { Document, KindName, ObjectKey } from "./document.ts";

/** The name and value of a label. */
export type Label = readonly [name: string, value: string];

/** An object of a set that could not be read, and why. */
export interface UnreadObject {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** Finds the documents of a set; lists are in the order of the set. */
export interface DocumentSource {
  readonly documents: readonly Document[];
  all(kind: KindName): readonly Document[];
  within(kind: KindName, namespace: string): readonly Document[];
  withLabel(kind: KindName, namespace: string, label: Label): readonly Document[];
  namesOf(kind: KindName, namespace: string): KnownNames;
  find(kind: KindName, object: Omit<ObjectKey, "kind">): Document | undefined;
  /** The unreadable object with the given name; undefined if the set has no such object. */
  unread(kind: KindName, object: Omit<ObjectKey, "kind">): UnreadObject | undefined;
  /** The objects of a namespace that could not be read, by name. */
  unreadWithin(kind: KindName, namespace: string): ReadonlyMap<string, UnreadObject>;
}

/**
 * The documents of a source; some have additional problems, given by the names of the documents
 * ({@link nameOf}).
 */
export class FaultyDocuments implements DocumentSource {
  readonly #source: DocumentSource;
  readonly #problems: ReadonlyMap<string, readonly Finding[]>;
  readonly #replaced = new Map<Document, Document>();

  constructor(source: DocumentSource, problems: ReadonlyMap<string, readonly Finding[]>) {
    this.#source = source;
    this.#problems = problems;
  }

  get documents(): readonly Document[] {
    return this.#source.documents.map((each) => this.#faulty(each));
  }

  all(kind: KindName): readonly Document[] {
    return this.#source.all(kind).map((each) => this.#faulty(each));
  }

  within(kind: KindName, namespace: string): readonly Document[] {
    return this.#source.within(kind, namespace).map((each) => this.#faulty(each));
  }

  withLabel(kind: KindName, namespace: string, label: Label): readonly Document[] {
    return this.#source.withLabel(kind, namespace, label).map((each) => this.#faulty(each));
  }

  namesOf(kind: KindName, namespace: string): KnownNames {
    return this.#source.namesOf(kind, namespace);
  }

  find(kind: KindName, object: Omit<ObjectKey, "kind">): Document | undefined {
    const found = this.#source.find(kind, object);
    return found && this.#faulty(found);
  }

  unread(kind: KindName, object: Omit<ObjectKey, "kind">): UnreadObject | undefined {
    return this.#source.unread(kind, object);
  }

  unreadWithin(kind: KindName, namespace: string): ReadonlyMap<string, UnreadObject> {
    return this.#source.unreadWithin(kind, namespace);
  }

  #faulty(document: Document): Document {
    const more = this.#problems.get(nameOf(document));
    if (more === undefined) return document;
    const known = this.#replaced.get(document);
    if (known !== undefined) return known;
    const replaced = { ...document, problems: [...document.problems, ...more] };
    this.#replaced.set(document, replaced);
    return replaced;
  }
}
