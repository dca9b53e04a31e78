import {
  HASH_FORM,
  KEY_FORM,
  readApiKey,
  unknownMembers,
  withoutKey,
} from "@edge-gateway/kernel/http/api-key";
import { closest, KnownNames } from "@edge-gateway/kernel/text/suggest";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { isSelected } from "./places/selector.ts";
import type { Cursor } from "../document/cursor.ts";
import { holdsCertificates, keyFault } from "./places/certificates.ts";
import type { HolderKind, ObjectReference } from "./places/find-references.ts";
import { heldFault } from "./places/secret-contents.ts";

/** A Secret or ConfigMap with its keys; values are read only on demand. */
export interface Holder {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /**
   * The keys of the object; undefined if they cannot be read, which is reported at the object's own
   * place.
   */
  readonly keys: readonly string[] | undefined;
  /** Returns a value, which must never be printed. */
  readonly text: (key: string) => string | undefined;
}

/** An index of Secrets and ConfigMaps by their names. */
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

  /** A similar name, if no object has the given one. */
  closest(name: string): string | undefined {
    return this.#names.closest(name);
  }
}

/** The objects that a document's references can mean. */
export interface Holders {
  readonly of: (kind: HolderKind) => HolderIndex;
  /** An object's name in messages: `Secret default/a`. */
  readonly nameOf: (kind: HolderKind, name: string) => string;
  /** How to add an object with a given name. */
  readonly additionOf?: (kind: HolderKind, name: string) => string;
  /** Why an object of the given name cannot be read; undefined if no such object exists. */
  readonly faultOf?: (kind: HolderKind, name: string) => string | undefined;
}

/** The object to which a reference points. */
export interface ReferenceTarget {
  readonly kind: HolderKind;
  readonly name: string;
}

/** The object to which a reference points; undefined for selectors and invalid references. */
export function targetOf({ place, kinds }: ObjectReference): ReferenceTarget | undefined {
  const name = place.at("name").text;
  const kind = kindOf(place, kinds);
  return name === undefined || kind === undefined ? undefined : { kind, name };
}

/** Why a reference is broken, with the place of the whole reference. */
export interface ReferenceFault extends Finding {
  readonly reference: string;
  /** Whether the reference is right, but finds no value that can be used. */
  readonly isEmpty: boolean;
}

/** Keys whose values must be certificates (Kubernetes, kubernetes.io/tls; Gateway API). */
const CERTIFICATES = ["tls.crt", "ca.crt", "ca.cert"] as const;
const PRIVATE_KEY = "tls.key";
/** The key of optional authorities in a Secret with a certificate and its key. */
const OPTIONAL_AUTHORITIES = "ca.cert";

/** The maximum number of keys that a message lists. */
const KEYS_SHOWN = 8;

/**
 * Finds the problem of a reference: the object does not exist, has the wrong kind, or lacks a key.
 */
export function checkReference(
  reference: ObjectReference,
  holders: Holders,
): readonly ReferenceFault[] {
  const { place } = reference;
  if (place.at("optional").value === true) return [];
  const isSelector = place.at("matchLabels").isSet;
  const findings = isSelector ? checkSelector(reference, holders) : checkName(reference, holders);
  const unusable = findings.length === 0 ? checkApiKeys(reference, holders) : [];
  return [...findings, ...unusable].map((finding) => ({
    ...finding,
    reference: place.pointer,
    isEmpty: isSelector || unusable.length > 0,
  }));
}

function checkSelector(reference: ObjectReference, holders: Holders): readonly Finding[] {
  const { place, kinds } = reference;
  if (selected(reference, holders).length > 0) return [];
  const message = `no ${kinds[0]} has these labels`;
  return [{ pointer: place.pointer, code: "unknown-reference", message }];
}

function selected({ place, kinds: [kind] }: ObjectReference, holders: Holders): readonly Holder[] {
  const matchLabels = Object.fromEntries(
    place
      .at("matchLabels")
      .entries()
      .map(([name, { text = "" }]) => [name, text]),
  );
  return holders.of(kind).all.filter(({ labels }) => isSelected(labels, { matchLabels }));
}

/**
 * Checks that one entry at least is a key. It is no error: while the last key is removed, the
 * previous configuration, which accepts that key, must not stay.
 */
function checkApiKeys(reference: ObjectReference, holders: Holders): readonly Finding[] {
  const { place, kinds, holds } = reference;
  const { pointer, text: name } = place.at("name");
  const [kind] = kinds;
  if (holds?.kind !== "api-keys") return [];
  const found = name === undefined ? undefined : holders.of(kind).find(name);
  const values = found === undefined ? selected(reference, holders) : [found];
  const form = kind === "ConfigMap" ? HASH_FORM : KEY_FORM;
  const at = found === undefined ? place.pointer : pointer;
  if (values.some((holder) => mayHoldApiKeys(kind, holder)))
    return values.flatMap((holder) =>
      faultyEntries(kind, holder, form).map((fault): Finding => ({
        pointer: at,
        severity: "warning",
        code: "wrong-value",
        message: `${holders.nameOf(kind, holder.name)}: ${fault}`,
      })),
    );
  const what = found === undefined ? `these ${kind}s` : holders.nameOf(kind, found.name);
  const message = `no entry of ${what} can be used as an API key, so no key is valid: an entry must be ${form}`;
  return [
    {
      pointer: at,
      severity: "warning",
      code: "wrong-value",
      message,
    },
  ];
}

/** What is wrong with single entries, of which others are keys. */
function faultyEntries(
  kind: HolderKind,
  { keys = [], text }: Holder,
  form: string,
): readonly string[] {
  return keys.flatMap((key) => {
    const entry = text(key) ?? "";
    if (!isApiKey(kind, entry)) return [`the entry \`${key}\` is no API key: it must be ${form}`];
    return unknownMembers(entry).map(
      (name) => `the entry \`${key}\` has an unknown field \`${name}\``,
    );
  });
}

function isApiKey(kind: HolderKind, entry: string): boolean {
  return readApiKey(kind === "ConfigMap" ? withoutKey(entry) : entry) !== undefined;
}

function mayHoldApiKeys(kind: HolderKind, { keys, text }: Holder): boolean {
  if (keys === undefined) return true;
  const entries = keys.map((key) => text(key) ?? "");
  return entries.some((entry) => isApiKey(kind, entry));
}

function checkName(
  { place, kinds, needs, holds }: ObjectReference,
  holders: Holders,
): readonly Finding[] {
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
      holds,
    }),
  );
}

function optionalKeys({ keys = [] }: Holder): readonly string[] {
  return keys.filter((key) => key === OPTIONAL_AUTHORITIES);
}

/** The referenced kind; undefined if a reference cannot have it. An empty name counts as unset. */
function kindOf(place: Cursor, kinds: ObjectReference["kinds"]): HolderKind | undefined {
  const { text: group = "" } = place.at("group");
  const { text: kind = "" } = place.at("kind");
  if (group !== "") return undefined;
  return kind === "" ? kinds[0] : kinds.find((each) => each === kind);
}

function wrongKind(place: Cursor, kinds: ObjectReference["kinds"]): Finding {
  const group = place.at("group");
  const { pointer } = (group.text ?? "") === "" ? place.at("kind") : group;
  const message = `the reference must name a ${kinds.join(" or ")} of the core group`;
  return { pointer, code: "wrong-value", message };
}

function unknownName(
  { pointer }: Cursor,
  name: string,
  kind: HolderKind,
  holders: Holders,
): Finding {
  const fault = holders.faultOf?.(kind, name);
  if (fault !== undefined) return { pointer, code: "unknown-reference", message: fault };
  const other = kind === "Secret" ? "ConfigMap" : "Secret";
  const isOther = holders.of(other).find(name) !== undefined;
  const beside = isOther ? `, only ${holders.nameOf(other, name)}` : "";
  const message = `there is no ${holders.nameOf(kind, name)}${beside}`;
  const suggestion = holders.of(kind).closest(name) ?? holders.additionOf?.(kind, name);
  return { pointer, code: "unknown-reference", message, suggestion };
}

interface KeyReference {
  readonly place: Cursor;
  /** The name of a Secret or ConfigMap in messages. */
  readonly holder: string;
  readonly holds: ObjectReference["holds"];
}

function checkKey(
  key: string,
  { keys, text: valueOf }: Holder,
  { place: { pointer, text }, holder, holds }: KeyReference,
): readonly Finding[] {
  if (keys === undefined) return [];
  if (!keys.includes(key)) {
    const message = `${holder} has no key \`${key}\`: it has ${listed(keys)}`;
    // If the reference cannot name a key, the object must have the right one.
    const suggestion = text === key ? closest(key, keys) : undefined;
    return [{ pointer, code: "missing-key", message, suggestion }];
  }
  const value = valueOf(key);
  const wrong =
    value === undefined
      ? undefined
      : (contentFault(key, value, valueOf) ?? (holds && heldFault(holds, value)));
  if (wrong === undefined) return [];
  return [{ pointer, code: "wrong-value", message: `\`${key}\` of ${holder} ${wrong}` }];
}

/** The problem of a value that must be a certificate or its private key. */
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
