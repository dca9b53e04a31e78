import assert from "node:assert/strict";
import { test } from "node:test";
import { sha256, signatureV4, timestampOf } from "./signature-v4.ts";
import type { SignedRequest } from "./signature-v4.ts";

/** Test vectors of the "Signature Version 4 test suite" and the AWS documentation. */
const KEYS = {
  accessKey: "AKIDEXAMPLE",
  secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};
const SCOPE = { region: "us-east-1", service: "service", timestamp: "20150830T123600Z" };
const PLAIN: SignedRequest = {
  method: "GET",
  path: "/",
  query: undefined,
  headers: [
    ["x-amz-date", SCOPE.timestamp],
    ["host", "example.amazonaws.com"],
  ],
  bodyHash: sha256(""),
};

const VECTORS: Readonly<Record<string, readonly [Partial<SignedRequest>, signature: string]>> = {
  "get-vanilla": [{}, "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"],
  "get-vanilla-query-order-key-case": [
    { query: "Param2=value2&Param1=value1" },
    "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500",
  ],
  "post-vanilla": [
    { method: "POST" },
    "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b",
  ],
  "get-slash": [{ path: "//" }, "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"],
  "get-relative": [
    { path: "/example/.." },
    "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31",
  ],
};

for (const [name, [request, signature]] of Object.entries(VECTORS))
  test(`the vector ${name}`, () => {
    const value = signatureV4({ ...PLAIN, ...request }, SCOPE, KEYS);
    assert.equal(
      value,
      `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${signature}`,
    );
  });

test("the example of the IAM documentation", () => {
  const request: SignedRequest = {
    ...PLAIN,
    query: "Action=ListUsers&Version=2010-05-08",
    headers: [
      ["content-type", "application/x-www-form-urlencoded; charset=utf-8"],
      ["host", "iam.amazonaws.com"],
      ["x-amz-date", SCOPE.timestamp],
    ],
  };
  assert.match(
    signatureV4(request, { ...SCOPE, service: "iam" }, KEYS),
    /=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7$/,
  );
});

test("a timestamp has no fraction of a second", () => {
  assert.equal(timestampOf(Date.UTC(2015, 7, 30, 12, 36, 0, 999)), SCOPE.timestamp);
});
