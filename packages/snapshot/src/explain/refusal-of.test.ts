import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "@edge-gateway/translate";
import { explainRequest } from "./explain-request.ts";
import { readRequest } from "../replay/written-request.ts";

const CONFIG = `
gateways:
  web:
    port: 8080
    routes:
      - name: token
        matches: [{ path: { value: /token } }]
        policies: { jwtAuthentication: { providers: [{ issuer: "https://id.test", jwks: { remote: { url: "https://id.test/keys" } } }] } }
        backends: [{ host: "127.0.0.1:9" }]
      - name: key
        matches: [{ path: { value: /key } }]
        policies: { apiKeyAuthentication: { runtimeKeys: {} }, rateLimit: { local: [{ requests: 1, unit: Seconds }] } }
        backends: [{ host: "127.0.0.1:9" }]
      - name: optional
        matches: [{ path: { value: /optional } }]
        policies: { basicAuthentication: { mode: Optional, users: ["ann:{SHA}qUqP5cyxm6YcTAhz05Hph5gvu9M="] } }
        backends: [{ host: "127.0.0.1:9" }]
      - name: rule
        matches: [{ path: { value: /rule } }]
        policies: { authorization: { action: Allow, policy: { matchExpressions: ["request.method == 'GET'"] } } }
        backends: [{ host: "127.0.0.1:9" }]
      - name: near
        matches: [{ path: { value: /near } }]
        policies: { authorization: { action: Allow, policy: { matchExpressions: ["source.address == '10.0.0.1'"] } } }
        backends: [{ host: "127.0.0.1:9" }]
      - name: site
        matches: [{ path: { value: /site } }]
        policies: { csrf: {} }
        backends: [{ host: "127.0.0.1:9" }]
      - name: asked
        matches: [{ path: { value: /asked } }]
        policies: { extAuth: { url: "http://127.0.0.1:9", http: {} } }
        backends: [{ host: "127.0.0.1:9" }]
      - name: closed
        matches: [{ path: { value: /closed } }]
        policies: { directResponse: { status: 403 } }
`;

const { ir } = loadFiles([{ file: "gateway.yaml", text: CONFIG }], {
  ...{ together: true, environment: {}, readFile: () => undefined },
});

function explained(line: string, ...fields: readonly string[]) {
  const written = readRequest(line, fields);
  if (typeof written === "string" || ir === undefined) return assert.fail("no request");
  const found = explainRequest(ir, written);
  return typeof found === "string" ? assert.fail(found) : found;
}

/** The status and the policy of the refusal of a request; empty if none is sure. */
function refusal(line: string, ...fields: readonly string[]): string {
  const { policy, status } = explained(line, ...fields).refusal ?? {};
  return policy === undefined ? "" : `${status} ${policy}`;
}

/** The policies that may refuse a request. */
function possible(line: string, ...fields: readonly string[]): readonly string[] {
  return explained(line, ...fields).mayRefuse.map(({ policy }) => policy);
}

test("a request without the credential that its route demands is refused", () => {
  assert.equal(refusal("GET http://a.test:8080/token"), "401 jwtAuthentication");
  assert.equal(refusal("GET http://a.test:8080/key"), "401 apiKeyAuthentication");
  assert.equal(refusal("GET http://a.test:8080/optional"), "");
});

test("a credential is not verified, so nothing is said of the request that has one", () => {
  assert.equal(refusal("GET http://a.test:8080/token", "authorization: Bearer a.b.c"), "");
  assert.equal(refusal("GET http://ann:x@a.test:8080/token"), "");
});

test("rules refuse what they know before the request is sent", () => {
  assert.equal(refusal("GET http://a.test:8080/rule"), "");
  assert.equal(refusal("POST http://a.test:8080/rule"), "403 authorization");
  assert.equal(refusal("GET http://a.test:8080/near"), "");
  assert.equal(refusal("POST http://a.test:8080/site", "origin: https://evil.test"), "403 csrf");
});

test("a route that responds itself refuses nothing", () => {
  assert.equal(refusal("GET http://a.test:8080/closed"), "");
});

test("what depends on other requests, servers, credentials or the client may refuse", () => {
  assert.deepEqual(possible("GET http://a.test:8080/token"), []);
  const token = "authorization: Bearer a.b.c";
  assert.deepEqual(possible("GET http://a.test:8080/token", token), ["jwtAuthentication"]);
  assert.deepEqual(possible("GET http://a.test:8080/key", token), [
    "apiKeyAuthentication",
    "rateLimit",
  ]);
  assert.deepEqual(possible("GET http://a.test:8080/asked"), ["extAuth"]);
  assert.deepEqual(possible("GET http://a.test:8080/near"), ["authorization"]);
  assert.deepEqual(possible("GET http://a.test:8080/closed"), []);
  assert.deepEqual(possible("GET http://a.test:8080/rule"), []);
});
