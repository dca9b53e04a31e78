import assert from "node:assert/strict";
import { test } from "node:test";
import { providerText } from "./provider-texts.ts";

test("a call of a new model says whether its provider responds", () => {
  assert.equal(providerText({ status: 200, text: "{}" }).isGood, true);
  const refused = JSON.stringify({ error: { message: "Incorrect API key." } });
  assert.deepEqual(providerText({ status: 401, text: refused }), {
    isGood: false,
    text: "A call of the model has the status 401: Incorrect API key. – the provider refuses the key: is it complete, and one of this provider?",
  });
  assert.equal(providerText({ status: 302, text: "" }).isGood, false);
  assert.equal(
    providerText({ status: 400, text: "" }).text,
    "A call of the model has the status 400",
  );
  for (const [status, cause] of [
    [404, /is the name of the model right/],
    [429, /has it a quota/],
    [502, /no server responds at the URL/],
    [504, /is its certificate trusted/],
  ] as const)
    assert.match(providerText({ status, text: "" }).text, cause);
});

test("a gateway that wants a credential has not called the provider", () => {
  for (const text of [
    "api key authentication failure: no API Key found",
    "authentication failure: no bearer token found",
    "basic authentication failure: no credentials",
  ])
    for (const body of [text, JSON.stringify({ error: { message: text } })]) {
      const { isGood, text: said } = providerText({ status: 401, text: body });
      assert.equal(isGood, undefined, body);
      assert.match(said, /the provider was not called/);
    }
});
