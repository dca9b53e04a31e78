import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { TestExchange } from "../policies/testing/exchange.ts";
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
