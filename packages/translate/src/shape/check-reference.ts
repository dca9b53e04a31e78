import { closest, KnownNames } from "@edge-gateway/kernel/suggest";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { isSelected } from "./selector.ts";
import type { Cursor } from "../document/cursor.ts";
import { holdsCertificates, keyFault } from "./certificates.ts";
import type { HolderKind, ObjectReference } from "./find-references.ts";

/** An object with values, without the values. */
export interface Holder {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Undefined when they cannot be read, which is said where the object stands. */
  readonly keys: readonly string[] | undefined;
  /** A value, which is never printed. */
  readonly text: (key: string) => string | undefined;
}

/** Objects with values, found by their names. */
export class HolderIndex {
  readonly all: readonly Holder[];
  readonly #byName: ReadonlyMap<string, Holder>;
  readonly #names: KnownNames;

  constructor(holders: readonly Holder[]) {
    this.all = holders;
    this.#byName = new Map(holders.map((holder) => [holder.name, holder]));
    this.#names = new KnownNames(this.#byName.keys());
  }

  find(name: string): Holder | undefined {
    return this.#byName.get(name);
  }

  /** The name that is perhaps meant by one that no object has. */
  closest(name: string): string | undefined {
    return this.#names.closest(name);
  }
}

/** The objects that references of one document may lead to. */
export interface Holders {
  readonly of: (kind: HolderKind) => HolderIndex;
  /** How messages name one: `Secret default/a`. */
  readonly nameOf: (kind: HolderKind, name: string) => string;
}

/** What a reference leads to. */
export interface ReferenceTarget {
  readonly kind: HolderKind;
  readonly name: string;
}

/** What a reference names; undefined for selectors, and where it is wrong. */
export function targetOf({ place, kinds }: ObjectReference): ReferenceTarget | undefined {
  const name = place.at("name").text;
  const kind = kindOf(place, kinds);
  return name === undefined || kind === undefined ? undefined : { kind, name };
}

/** Why a reference cannot be followed, with the place of the reference as a whole. */
export interface ReferenceFault extends Finding {
  readonly reference: string;
  /** Whether it only selects nothing yet. */
  readonly isEmpty: boolean;
}

/** Keys whose values are certificates (Kubernetes, kubernetes.io/tls; Gateway API). */
const CERTIFICATES = ["tls.crt", "ca.crt", "ca.cert"] as const;
const PRIVATE_KEY = "tls.key";
/** Authorities that may be beside a certificate and its key. */
const OPTIONAL_AUTHORITIES = "ca.cert";

/** How many keys a message lists. */
const KEYS_SHOWN = 8;

/** What is wrong with a reference: no object, one of a wrong kind, or without the key. */
export function checkReference(
  reference: ObjectReference,
  holders: Holders,
): readonly ReferenceFault[] {
  const { place } = reference;
  if (place.at("optional").value === true) return [];
  const isSelector = place.at("matchLabels").isSet;
  const findings = isSelector ? checkSelector(reference, holders) : checkName(reference, holders);
  return findings.map((finding) => ({
    ...finding,
    reference: place.pointer,
    isEmpty: isSelector,
  }));
}

function checkSelector({ place, kinds: [kind] }: ObjectReference, holders: Holders) {
  const matchLabels = Object.fromEntries(
    place
      .at("matchLabels")
      .entries()
      .map(([name, { text = "" }]) => [name, text]),
  );
  if (holders.of(kind).all.some(({ labels }) => isSelected(labels, { matchLabels }))) return [];
  const message = `no ${kind} carries these labels`;
  return [{ pointer: place.pointer, code: "unknown-reference", message } as const];
}

function checkName({ place, kinds, needs }: ObjectReference, holders: Holders): readonly Finding[] {
  const name = place.at("name");
  if (name.text === undefined) return [];
  const kind = kindOf(place, kinds);
  if (kind === undefined) return [wrongKind(place, kinds)];
  const found = holders.of(kind).find(name.text);
  if (found === undefined) return [unknownName(name, name.text, kind, holders)];
  const key = place.at("key");
  const besides = needs.includes(PRIVATE_KEY) ? optionalKeys(found) : [];
  const keys = key.text === undefined ? [...needs, ...besides] : [key.text];
  return keys.flatMap((each) =>
    checkKey(each, found, {
      place: key.isSet ? key : name,
      holder: holders.nameOf(kind, found.name),
    }),
  );
}

function optionalKeys({ keys = [] }: Holder): readonly string[] {
  return keys.filter((key) => key === OPTIONAL_AUTHORITIES);
}

/** Undefined for a kind that a reference cannot lead to; an empty name of a kind is not one. */
function kindOf(place: Cursor, kinds: ObjectReference["kinds"]): HolderKind | undefined {
  const { text: group = "" } = place.at("group");
  const { text: kind = "" } = place.at("kind");
  if (group !== "") return undefined;
  return kind === "" ? kinds[0] : kinds.find((each) => each === kind);
}

function wrongKind(place: Cursor, kinds: ObjectReference["kinds"]): Finding {
  const group = place.at("group");
  const { pointer } = (group.text ?? "") === "" ? place.at("kind") : group;
  const message = `the reference must lead to a ${kinds.join(" or ")} of the core group`;
  return { pointer, code: "wrong-value", message };
}

function unknownName(
  { pointer }: Cursor,
  name: string,
  kind: HolderKind,
  holders: Holders,
): Finding {
  const other = kind === "Secret" ? "ConfigMap" : "Secret";
  const isOther = holders.of(other).find(name) !== undefined;
  const beside = isOther ? `, only ${holders.nameOf(other, name)}` : "";
  const message = `there is no ${holders.nameOf(kind, name)}${beside}`;
  const suggestion = holders.of(kind).closest(name);
  return { pointer, code: "unknown-reference", message, suggestion };
}

function checkKey(
  key: string,
  { keys, text: valueOf }: Holder,
  { place: { pointer, text }, holder }: { readonly place: Cursor; readonly holder: string },
): readonly Finding[] {
  if (keys === undefined) return [];
  if (!keys.includes(key)) {
    const message = `${holder} has no key \`${key}\`: it has ${listed(keys)}`;
    // Without a name for it in the reference, the object has to change.
    const suggestion = text === key ? closest(key, keys) : undefined;
    return [{ pointer, code: "missing-key", message, suggestion }];
  }
  const value = valueOf(key);
  const wrong = value === undefined ? undefined : contentFault(key, value, valueOf);
  if (wrong === undefined) return [];
  return [{ pointer, code: "wrong-value", message: `\`${key}\` of ${holder} ${wrong}` }];
}

/** What is wrong with the value of a key that stands for a certificate or its private key. */
function contentFault(key: string, value: string, valueOf: Holder["text"]): string | undefined {
  const [certificate] = CERTIFICATES;
  if (CERTIFICATES.some((each) => each === key))
    return holdsCertificates(value) ? undefined : "must hold certificates in the form of PEM";
  if (key !== PRIVATE_KEY) return undefined;
  return keyFault(value, valueOf(certificate) ?? "");
}

function listed(keys: readonly string[]): string {
  if (keys.length === 0) return "none";
  const shown = keys.slice(0, KEYS_SHOWN).map((key) => `\`${key}\``);
  return keys.length > KEYS_SHOWN
    ? `${shown.join(", ")} and ${keys.length - KEYS_SHOWN} more`
    : shown.join(", ");
}
