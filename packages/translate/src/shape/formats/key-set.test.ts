import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { test } from "node:test";
import { keySetFault } from "./key-set.ts";

const SHARED = { kty: "oct", k: "c2VjcmV0" };

test("a set of shared keys alone is refused, and the message says that HS256 is not allowed", () => {
  const fault = keySetFault(JSON.stringify({ keys: [SHARED] }));
  assert.match(fault?.message ?? "", /no public key .*`kty: oct`, HS256\) are not allowed/);
});

test("a set without any key that verifies is refused without the sentence about HS256", () => {
  const fault = keySetFault('{"keys":[{"kty":"EC"}]}');
  assert.match(
    fault?.message ?? "",
    /no public key that can verify a token \(RFC 7517 section 4\)$/,
  );
});

test("a shared key beside a public key is no fault", () => {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const keys = [SHARED, publicKey.export({ format: "jwk" })];
  assert.equal(keySetFault(JSON.stringify({ keys })), undefined);
});
