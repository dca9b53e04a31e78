import assert from "node:assert/strict";
import { test } from "node:test";
import { REFERENCE_PLACES } from "@edge-gateway/generated/references/places.ts";
import { Cursor } from "../document/cursor.ts";
import { checkReference, HolderIndex } from "./check-reference.ts";
import type { Holder, Holders } from "./check-reference.ts";
import { findReferences } from "./places/find-references.ts";
import type { HolderKind } from "./places/find-references.ts";

const SECRET = "never-shown";
const USERS = "never-shown:HtlmNZnIgRCRE";
const HASH = `sha256:${"a".repeat(64)}`;

function holder(name: string, keys: readonly string[] | undefined, text = SECRET): Holder {
  return { name, labels: { of: name }, keys, text: () => text };
}

const OBJECTS: Readonly<Record<HolderKind, readonly Holder[]>> = {
  Secret: [
    holder("keys", ["a", "b"]),
    holder("users", [".htaccess", "a"], USERS),
    holder("nobody", [".htaccess"]),
    holder("cloud", ["accessKey"]),
    holder("unread", undefined),
    holder("blank", ["a", "b"], " \n"),
    holder("none", []),
    holder("broken", ["a"], '{"key": "never-shown",}'),
    holder("pair", ["tls.crt", "tls.key"]),
    holder("many", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
  ],
  ConfigMap: [holder("plain", ["x"]), holder("hashes", ["x"], JSON.stringify({ keyHash: HASH }))],
};
const HOLDERS: Holders = {
  of: (kind) => new HolderIndex(OBJECTS[kind]),
  nameOf: (kind, name) => `${kind} ${name}`,
};

/** The findings about references in a value of a type: place, code, message, suggestion. */
function said(type: string, value: unknown): readonly string[] {
  const found = findReferences([{ type, place: new Cursor(value) }]);
  assert.ok(found.length > 0, "no reference was found");
  return found
    .flatMap((reference) => checkReference(reference, HOLDERS))
    .map(({ pointer, code, message, suggestion = "" }) =>
      [pointer, code, message, suggestion].join(" | "),
    );
}

test("a reference to an object with the required keys is valid", () => {
  assert.deepEqual(said("ApiKeyAuthentication", { secretRef: { name: "keys" } }), []);
  assert.deepEqual(said("BasicAuthentication", { secretRef: { name: "users" } }), []);
  assert.deepEqual(said("BasicAuthentication", { secretRef: { name: "users", key: "a" } }), []);
  assert.deepEqual(said("BasicAuthentication", { secretRef: { name: "unread" } }), []);
});

test("an unknown name has the most similar one as its suggestion", () => {
  assert.deepEqual(said("ApiKeyAuthentication", { secretRef: { name: "kyes" } }), [
    "/secretRef/name | unknown-reference | there is no Secret kyes | keys",
  ]);
  assert.deepEqual(said("ApiKeyAuthentication", { secretRef: { name: "hashes" } }), [
    "/secretRef/name | unknown-reference | there is no Secret hashes, only ConfigMap hashes | ",
  ]);
});

test("a missing key is reported with the keys that exist, never with their values", () => {
  assert.deepEqual(said("BasicAuthentication", { secretRef: { name: "keys" } }), [
    "/secretRef/name | missing-key | Secret keys has no key `.htaccess`: it has `a`, `b` | ",
  ]);
  assert.deepEqual(said("BasicAuthentication", { secretRef: { name: "users", key: "htaccess" } }), [
    "/secretRef/key | missing-key | Secret users has no key `htaccess`: it has `.htaccess`, `a` | .htaccess",
  ]);
  assert.deepEqual(said("AwsCredential", { secretRef: { name: "cloud" } }), [
    "/secretRef/name | missing-key | Secret cloud has no key `secretKey`: it has `accessKey` | ",
  ]);
  assert.deepEqual(said("JwtSign", { signingKeyRef: { name: "many" } }), [
    "/signingKeyRef/name | missing-key | Secret many has no key `signingKey`: it has `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8` and 2 more | ",
  ]);
});

test("certificates must be certificates, and other content is not shown", () => {
  const messages = said("BackendTls", { mtlsCertificateRef: [{ name: "pair" }] });
  assert.deepEqual(messages, [
    "/mtlsCertificateRef/0/name | wrong-value | `tls.crt` of Secret pair must hold certificates in the form of PEM | ",
    "/mtlsCertificateRef/0/name | wrong-value | `tls.key` of Secret pair must hold a private key in the form of PEM | ",
  ]);
  assert.ok(!messages.join().includes(SECRET));
});

test("a value is checked for its use, and not shown", () => {
  const messages = said("JwtSign", { signingKeyRef: { name: "keys", key: "a" }, alg: "ES256" });
  assert.deepEqual(messages, [
    "/signingKeyRef/key | wrong-value | `a` of Secret keys cannot be used: the signing key is not a private key in PEM | ",
  ]);
  assert.ok(!messages.join().includes(SECRET));
});

test("kinds of other groups, and kinds without values, are refused", () => {
  const secretRef = { name: "keys", group: "example.com", kind: "Vault" };
  assert.deepEqual(said("ApiKeyAuthentication", { secretRef }), [
    "/secretRef/group | wrong-value | the reference must name a Secret of the core group | ",
  ]);
  assert.deepEqual(said("BackendTls", { caCertificateRefs: [{ name: "a", kind: "Service" }] }), [
    "/caCertificateRefs/0/kind | wrong-value | the reference must name a ConfigMap or Secret of the core group | ",
  ]);
});

test("a Secret or ConfigMap of which no entry is an API key is a warning, because the last key may be removed", () => {
  const warnings = (value: unknown) =>
    findReferences([{ type: "ApiKeyAuthentication", place: new Cursor(value) }])
      .flatMap((reference) => checkReference(reference, HOLDERS))
      .map(({ pointer, severity, isEmpty, message }) => {
        assert.deepEqual([severity, isEmpty], ["warning", true]);
        assert.ok(!message.includes(SECRET));
        return `${pointer} | ${message.slice(0, message.indexOf(","))}`;
      });
  for (const name of ["blank", "none", "broken"]) {
    const said = `no entry of Secret ${name} can be used as an API key`;
    assert.deepEqual(warnings({ secretRef: { name } }), [`/secretRef/name | ${said}`]);
  }
  assert.deepEqual(warnings({ secretSelector: { matchLabels: { of: "blank" } } }), [
    "/secretSelector | no entry of these Secrets can be used as an API key",
  ]);
  assert.deepEqual(warnings({ configMapSelector: { matchLabels: { of: "plain" } } }), [
    "/configMapSelector | no entry of these ConfigMaps can be used as an API key",
  ]);
  assert.deepEqual(warnings({ secretRef: { name: "unread" } }), []);
});

test("labels select objects of the kind", () => {
  const selected = (of: string) => ({ matchLabels: { of } });
  assert.deepEqual(said("ApiKeyAuthentication", { secretSelector: selected("keys") }), []);
  assert.deepEqual(said("ApiKeyAuthentication", { configMapSelector: selected("hashes") }), []);
  assert.deepEqual(said("ApiKeyAuthentication", { configMapSelector: selected("keys") }), [
    "/configMapSelector | unknown-reference | no ConfigMap has these labels | ",
  ]);
});

test("a missing optional value is not reported", () => {
  const secretKeyRef = { name: "absent", key: "a", optional: true };
  assert.deepEqual(said("EnvVarSource", { secretKeyRef }), []);
});

test("every reference to an object with values is found at its place", () => {
  const kinds = ["Secret", "ConfigMap"];
  for (const [type, places] of Object.entries(REFERENCE_PLACES))
    for (const { path, kinds: own } of places) {
      const value = path.reduceRight<unknown>(
        (inner, name) => (name === "*" ? [inner] : { [name]: inner }),
        { name: "absent" },
      );
      const found = findReferences([{ type, place: new Cursor(value) }]);
      assert.equal(found.length, own.some((kind) => kinds.includes(kind)) ? 1 : 0, type);
    }
});
