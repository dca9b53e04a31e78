import assert from "node:assert/strict";
import { test } from "node:test";
import { differences, NUMBER, ofProperty, state, TEXT } from "./testing/states.ts";
import type { Json } from "./testing/states.ts";

test("changes of an expression's variables, and of whether a duration is allowed instead, are reported", () => {
  const scopes = {
    "cel/scopes.json": {
      variables: {
        a: { type: "string", description: "A." },
        b: { type: "string", description: "B." },
      },
      scopes: {
        request: { description: "Asked.", variables: ["a"] },
        response: { description: "Answered.", variables: ["a", "b"] },
      },
    },
  };
  const over = (scope: string, more: Json = {}): Json => ({
    ...TEXT,
    "x-cel": { scope, result: "any", ...more },
  });
  const changes = (before: Json, after: Json) =>
    differences(state({ a: before }, {}, scopes), state({ a: after }, {}, scopes));
  assert.deepEqual(changes(over("request"), over("response")), [
    "compatible Document.a: the expression can read b",
  ]);
  assert.deepEqual(changes(over("response"), over("request")), [
    "breaking Document.a: the expression can no longer read b",
  ]);
  assert.deepEqual(changes(over("request", { or: "duration" }), over("request")), [
    "breaking Document.a: a duration is no longer allowed instead of an expression",
  ]);
});

test("changes of a reference's kinds and keys, and of whether a value may be printed, are reported", () => {
  const secret = { ...TEXT, "x-ref": { kinds: ["Secret"], key: "users", needs: ["a"] } };
  const other = { ...TEXT, "x-ref": { kinds: ["ConfigMap", "Secret"], key: "list", needs: ["b"] } };
  assert.deepEqual(ofProperty(secret, other), [
    "compatible Document.a: new kind ConfigMap",
    "breaking Document.a: the default kind changed: Secret -> ConfigMap",
    "breaking Document.a: the key changed: users -> list",
    "breaking Document.a: the key b is required now",
    "compatible Document.a: the key a may be missing now",
  ]);
  const hidden = { ...TEXT, "x-sensitive": true };
  assert.deepEqual(ofProperty(hidden, TEXT), [
    "needs action Document.a: its value may be printed now",
  ]);
  assert.deepEqual(ofProperty(TEXT, hidden), [
    "compatible Document.a: its value is never printed now",
  ]);
});

test("a change of fields that the API server writes or merges needs action", () => {
  const text = { ...TEXT, default: "x" };
  assert.deepEqual(ofProperty(text, { ...text, "x-late-default": true }), [
    "needs action Document.a: the API server no longer writes the default",
  ]);
  assert.deepEqual(
    differences(state({ a: TEXT }), state({ a: TEXT }, { "x-map-type": "atomic" })),
    ["needs action Document: server-side apply replaces it as a whole now"],
  );
});

test("annotations that change the meaning are breaking", () => {
  assert.deepEqual(ofProperty({ ...NUMBER, "x-unit": "ms" }, { ...NUMBER, "x-unit": "seconds" }), [
    "breaking Document.a: the unit ms is now seconds",
  ]);
  const cel = (scope: string, result: string | readonly string[]) => ({
    ...TEXT,
    "x-cel": { scope, result },
  });
  assert.deepEqual(ofProperty(cel("request", "string"), cel("request", "bool")), [
    "breaking Document.a: the expression must return bool, not string",
  ]);
  assert.deepEqual(ofProperty(cel("request", "bool"), cel("request", "any")), [
    "compatible Document.a: the expression must return any, not bool",
  ]);
  assert.deepEqual(ofProperty(cel("request", "bool"), cel("request", ["int", "bool"])), [
    "compatible Document.a: the expression must return int or bool, not bool",
  ]);
  assert.deepEqual(ofProperty(cel("request", ["int", "bool"]), cel("request", "bool")), [
    "breaking Document.a: the expression must return bool, not int or bool",
  ]);
  const phases = (...names: string[]) => ({ ...TEXT, "x-phase": names });
  assert.deepEqual(ofProperty(phases("gateway", "route"), phases("route")), [
    "breaking Document.a: the phase gateway was removed",
  ]);
  const deprecated = { ...TEXT, "x-deprecated": { use: "b", since: "1.0" } };
  assert.deepEqual(ofProperty(TEXT, deprecated), [
    "needs action Document.a: it is deprecated: use b",
  ]);
});

test("an expression that can read less is breaking", () => {
  const cel = { ...TEXT, "x-cel": { scope: "request", result: "bool" } };
  const variable = { description: "A variable.", type: "dyn" };
  const scopes = (...names: string[]) => ({
    "cel/scopes.json": {
      variables: Object.fromEntries(names.map((name) => [name, variable])),
      scopes: { request: { description: "A request.", variables: names } },
    },
  });
  const [both, one] = [scopes("request", "jwt"), scopes("request")];
  assert.deepEqual(differences(state({ a: cel }, {}, both), state({ a: cel }, {}, one)), [
    "breaking expressions.request.jwt: the variable was removed",
  ]);
});
