import assert from "node:assert/strict";
import { test } from "node:test";
import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import fc from "fast-check";
import { sha256, signatureV4 } from "./signature-v4.ts";

/** The keys for tests that compare the gateway's signatures with those of the AWS SDK for random requests. */

const KEYS = { accessKey: "AKIDEXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
const TIME = "2015-08-30T12:36:00Z";
const RUNS = 200;

interface Request {
  readonly method: string;
  readonly segments: readonly string[];
  readonly query: readonly (readonly [string, string])[];
  readonly service: string;
  readonly region: string;
  readonly body: string;
}

async function byLibrary(request: Request, path: string): Promise<string> {
  const { service, region, method, query, body } = request;
  const signer = new SignatureV4({
    service,
    region,
    sha256: Sha256,
    applyChecksum: false,
    uriEscapePath: service !== "s3",
    credentials: { accessKeyId: KEYS.accessKey, secretAccessKey: KEYS.secretKey },
  });
  const values = Map.groupBy(query, ([name]) => name);
  const signed = await signer.sign(
    {
      method,
      protocol: "https:",
      hostname: "a.example.com",
      path,
      query: Object.fromEntries(
        [...values].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]),
      ),
      headers: { host: "a.example.com", "x-amz-content-sha256": sha256(body) },
      body,
    },
    { signingDate: new Date(TIME) },
  );
  return signed.headers["authorization"] ?? "";
}

function byGateway({ method, query, service, region, body }: Request, path: string): string {
  const bodyHash = sha256(body);
  const text = query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
  const timestamp = "20150830T123600Z";
  const headers = [
    ["host", "a.example.com"],
    ["x-amz-date", timestamp],
    ["x-amz-content-sha256", bodyHash],
  ] as const;
  const request = { method, path, query: text === "" ? undefined : text, headers, bodyHash };
  return signatureV4(request, { region, service, timestamp }, KEYS);
}

/**
 * Encodes a path as the SDK expects (RFC 3986 section 2.3); encodeURIComponent alone leaves some characters
 * unencoded.
 */
function encoded(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The SDK keeps the query in an object, which cannot have this name as a key. */
const text = fc.string({ minLength: 1, maxLength: 12 }).filter((name) => name !== "__proto__");
const requests = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT", "DELETE"),
  segments: fc.array(text, { maxLength: 4 }),
  query: fc.array(fc.tuple(text, fc.string({ maxLength: 12 })), { maxLength: 4 }),
  service: fc.constantFrom("bedrock", "bedrock-agentcore", "execute-api", "s3"),
  region: fc.constantFrom("us-east-1", "eu-west-3"),
  body: fc.string(),
});

test("signatures equal those of the AWS SDK", async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const path = `/${request.segments.map(encoded).join("/")}`;
      assert.equal(byGateway(request, path), await byLibrary(request, path));
    }),
    { numRuns: RUNS, seed: 1 },
  );
});

test("signatures are equal for an AgentCore path with an ARN in one segment", async () => {
  const arn = "arn:aws:bedrock-agentcore:us-east-1:123456789012:runtime/planner";
  const path = `/runtimes/${encodeURIComponent(arn)}/invocations`;
  const request: Request = {
    method: "POST",
    segments: [],
    query: [["qualifier", "a b/c"]],
    service: "bedrock-agentcore",
    region: "us-east-1",
    body: "{}",
  };
  assert.equal(byGateway(request, path), await byLibrary(request, path));
});
