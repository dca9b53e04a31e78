import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "./load.ts";

/** The findings about TLS references to the given secrets: place, code and message. */
function said(secrets: string, tls: string): readonly string[] {
  const text = `gateways: {web: {port: 80, routes: [{backends: [{host: 'a:1', policies: {tls: ${tls}}}]}]}}\nsecrets: ${secrets}\n`;
  const input = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const { diagnostics, ir } = loadStandalone(input);
  assert.equal(ir, undefined);
  return diagnostics.map(
    ({ path, code, message }) => `${path.split("tls.").at(-1)}: ${code}: ${message}`,
  );
}

test("a broken reference within the file is an error", () => {
  assert.deepEqual(
    said("{roots: {data: {a: hidden}}}", "{caCertificateRefs: [{name: roots, kind: Secret}]}"),
    ["caCertificateRefs[0].name: missing-key: `secrets.roots` has no key `ca.crt`: it has `a`"],
  );
  assert.deepEqual(said("{roots: {data: {a: hidden}}}", "{caCertificateRefs: [{name: roots}]}"), [
    "caCertificateRefs[0].name: unknown-reference: there is no `configMaps.roots`, only `secrets.roots`",
  ]);
});

test("an unreadable secret is reported once, at its own place", () => {
  const tls = "{caCertificateRefs: [{name: roots, kind: Secret}]}";
  assert.deepEqual(said("{roots: {file: a.yaml}}", tls), [
    "secrets.roots.file: file-unreadable: the file cannot be read: no such file (ENOENT)",
  ]);
  assert.deepEqual(said("{roots: {env: {ca.crt: ROOTS}}}", tls), [
    'secrets.roots.env["ca.crt"]: undefined-variable: the environment variable ROOTS is not set',
  ]);
});
