import assert from "node:assert/strict";
import { test } from "node:test";
import { callerText, modelText, statusText } from "./call-texts.ts";

test("a call of an administrator is no call of a client", () => {
  assert.equal(callerText({ key: "", isTrial: true }), "a trial of this UI");
  assert.equal(
    callerText({ key: "ann", team: "tools", isTrial: true }),
    "a trial of this UI as ann (tools)",
  );
  assert.equal(callerText({ key: "ann", team: "tools" }), "ann (tools)");
});

test("a status says who refused", () => {
  assert.equal(statusText({ status: 200 }), "200");
  assert.equal(statusText({ status: 0 }), "no response");
  assert.equal(
    statusText({ status: 401, refusal: "no key" }),
    "401: refused by the gateway (no key)",
  );
  assert.equal(
    statusText({ status: 502, refusal: "connect" }),
    "502: the gateway had no response (connect)",
  );
  assert.equal(
    statusText({ status: 401, keyRefused: true }),
    "401: the provider refused the gateway's key",
  );
  assert.equal(modelText({ model: "gpt-5", asked: "fast" }), "fast → gpt-5");
});
