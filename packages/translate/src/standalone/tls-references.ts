import { closest } from "@edge-gateway/kernel/suggest";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { NamedValues } from "../ir.ts";
import type { Cursor } from "./cursor.ts";
import { holdsCertificates } from "./tls-files.ts";
import type { TypedPlace } from "./typed-places.ts";

/** Keys of a Secret of type kubernetes.io/tls, and of an object with authorities. */
const PAIR = ["tls.crt", "tls.key"] as const;
const AUTHORITIES = ["ca.crt"] as const;

/** References of TLS lead to entries that have what is needed; `named` is only asked when there are any. */
export function checkTlsReferences(
  places: readonly TypedPlace[],
  named: () => NamedValues,
): readonly Finding[] {
  const references = places.flatMap(({ type, place }) => [
    ...(PAIRS[type] ?? []).flatMap((name) => pairs(place.at(name))),
    ...(AUTHORITY_LISTS.includes(type) ? authorities(place.at("caCertificateRefs")) : []),
  ]);
  if (references.length === 0) return [];
  const values = named();
  return references.flatMap((reference) => checkReference(reference, values));
}

const PAIRS: Readonly<Record<string, readonly string[]>> = {
  BackendTls: ["mtlsCertificateRef"],
  StandaloneTls: ["certificateRefs"],
};
const AUTHORITY_LISTS: readonly string[] = ["BackendTls", "StandaloneClientValidation"];

interface Reference {
  readonly name: Cursor;
  readonly section: "secrets" | "configMaps";
  readonly keys: readonly string[];
}

function pairs(list: Cursor): readonly Reference[] {
  return list.items().map((item) => ({ name: item.at("name"), section: "secrets", keys: PAIR }));
}

function authorities(list: Cursor): readonly Reference[] {
  return list.items().map((item) => ({
    name: item.at("name"),
    section: item.at("kind").text === "Secret" ? "secrets" : "configMaps",
    keys: AUTHORITIES,
  }));
}

function checkReference(
  { name: { text, pointer }, section, keys }: Reference,
  named: NamedValues,
): readonly Finding[] {
  if (text === undefined) return [];
  const values = named[section][text];
  if (values === undefined) {
    const message = `there is nothing called \`${text}\` under \`${section}\``;
    const suggestion = closest(text, Object.keys(named[section]));
    return [{ pointer, code: "unknown-reference", message, suggestion }];
  }
  return keys.flatMap((key): readonly Finding[] => {
    const value = values[key];
    if (value === undefined) {
      const message = `\`${section}.${text}\` has no key \`${key}\``;
      return [{ pointer, code: "missing-key", message }];
    }
    if (key === "tls.key" || holdsCertificates(value)) return [];
    const message = `\`${key}\` of \`${section}.${text}\` must hold certificates in the form of PEM`;
    return [{ pointer, code: "wrong-value", message }];
  });
}
