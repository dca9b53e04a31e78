import assert from "node:assert/strict";
import { test } from "node:test";
import { providerText } from "./provider-texts.ts";

test("a call of a new model says whether its provider responds", () => {
  assert.equal(providerText({ status: 200, text: "{}" }).isGood, true);
  const refused = JSON.stringify({ error: { message: "Incorrect API key." } });
  assert.deepEqual(providerText({ status: 401, text: refused }), {
    isGood: false,
    text: "A call of the model has the status 401: Incorrect API key.",
  });
  assert.deepEqual(providerText({ status: 503, text: "" }), {
    isGood: false,
    text: "A call of the model has the status 503",
  });
});

test("a gateway that wants a key has not called the provider", () => {
  const text = "api key authentication failure: no API Key found";
  assert.match(providerText({ status: 401, text }).text, /the provider was not called/);
  const inJson = JSON.stringify({ error: { message: text } });
  assert.match(providerText({ status: 401, text: inJson }).text, /the provider was not called/);
});
