import assert from "node:assert/strict";
import { test } from "node:test";
import { identityOf } from "./identity.ts";

/** A token whose claims are `{ "sub": "ann" }`; nobody has signed it. */
const TOKEN = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"ann"}')}.planted`;

test("a client is described by nothing, by JSON, or by a token", () => {
  assert.deepEqual(identityOf("nobody", ""), { identity: "", problem: "" });
  assert.deepEqual(identityOf("jwt", " "), { identity: '{"jwt":{}}', problem: "" });
  assert.deepEqual(identityOf("all", ""), { identity: "{}", problem: "" });
  assert.equal(identityOf("apiKey", '{ "name": "ci" }').identity, '{"apiKey":{"name":"ci"}}');
  for (const token of [TOKEN, `Authorization: Bearer ${TOKEN}`])
    assert.deepEqual(identityOf("jwt", token), { identity: '{"jwt":{"sub":"ann"}}', problem: "" });
});

test("what is neither JSON nor a token says what to write", () => {
  assert.match(identityOf("jwt", "ann").problem, /A JWT has three parts/);
  for (const text of ["[1]", "{", "null"])
    assert.equal(identityOf("apiKey", text).problem, "Write an object of JSON, such as `{}`.");
  assert.match(identityOf("jwt", "{").problem, /Write an object/);
});
