import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createPrivateKey, createPublicKey } from "node:crypto";
import { test } from "node:test";
import { requestCertificate } from "./certificate-request.ts";

const WORKLOAD = "spiffe://cluster.local/ns/infra/sa/gateway";

test("a request is signed with its key, and names the workload", () => {
  const { request, privateKey } = requestCertificate(WORKLOAD);
  const openssl = (...args: readonly string[]) =>
    execFileSync("openssl", ["req", ...args], { input: request, stdio: "pipe" }).toString();
  const text = openssl("-verify", "-text");
  assert.match(
    text,
    /X509v3 Subject Alternative Name: critical\s+URI:spiffe:\/\/cluster\.local\/ns\/infra\/sa\/gateway\n/,
  );
  assert.match(text, /Subject: *\n/);
  const shown = createPublicKey(openssl("-noout", "-pubkey"));
  assert.ok(shown.equals(createPublicKey(createPrivateKey(privateKey))));
});

test("a name is encoded correctly if its length does not fit into a byte", () => {
  const uri = `${WORKLOAD}${"a".repeat(300)}`;
  const { request } = requestCertificate(uri);
  const args = ["req", "-verify", "-text", "-noout"];
  assert.ok(
    execFileSync("openssl", args, { input: request, stdio: "pipe" }).toString().includes(uri),
  );
});
