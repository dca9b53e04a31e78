import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { registerClient } from "./client-registration.ts";
import { PublicEndpoint } from "./json-response.ts";

const endpoint = new PublicEndpoint("POST, OPTIONS");
const exchange = new TestExchange({ method: "POST" });

test("for any request body, the response is a client without a secret or a JSON error", () => {
  const uri = fc.oneof(fc.constantFrom("http://127.0.0.1:1/a", "app:/b"), fc.string());
  const body = fc.oneof(
    fc.uint8Array(),
    fc.json().map((text) => Buffer.from(text)),
    fc.array(uri).map((uris) => Buffer.from(JSON.stringify({ redirect_uris: uris }))),
  );
  fc.assert(
    fc.property(body, (bytes) => {
      const answer = registerClient({ endpoint, exchange, clientId: "client" }, bytes);
      const value = JSON.parse(Buffer.from(answer.body ?? []).toString());
      if (answer.status === 201) assert.equal(value.client_id, "client");
      else assert.equal(answer.code, "bad_request");
      assert.ok(!("client_secret" in value));
    }),
  );
});

test("a redirect that reaches no client is refused: relative, with a fragment, or executed by browsers", () => {
  const statusOf = (uri: string) =>
    registerClient(
      { endpoint, exchange, clientId: "client" },
      Buffer.from(JSON.stringify({ redirect_uris: [uri] })),
    ).status;
  for (const uri of [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "https://a.example/#x",
    "/relative",
  ])
    assert.notEqual(statusOf(uri), 201, uri);
  for (const uri of ["https://a.example/x", "http://127.0.0.1:1/a", "com.example.app:/callback"])
    assert.equal(statusOf(uri), 201, uri);
});
