import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import * as fc from "fast-check";
import { SESSION_KEY_BYTES, SessionSeal } from "./session-seal.ts";

const seal = new SessionSeal(randomBytes(SESSION_KEY_BYTES));

test("a session id opens with the same key and owner, in any worker", () => {
  const key = randomBytes(SESSION_KEY_BYTES);
  const sealed = new SessionSeal(key).seal("id-1", "owner");
  assert.equal(new SessionSeal(key).open(sealed, "owner"), "id-1");
  assert.match(sealed, /^[A-Za-z0-9_-]+$/);
  assert.ok(!Buffer.from(sealed, "base64url").includes("id-1"));
});

test("it does not open for another owner or with another key", () => {
  const sealed = seal.seal("id-1", "owner");
  assert.equal(seal.open(sealed, "other"), undefined);
  const other = new SessionSeal(randomBytes(SESSION_KEY_BYTES));
  assert.equal(other.open(sealed, "owner"), undefined);
});

test("the same id is sealed differently each time", () => {
  assert.notEqual(seal.seal("id-1", "owner"), seal.seal("id-1", "owner"));
});

test("whatever a client sends instead, it does not open", () => {
  const sealed = seal.seal("id-1", "owner");
  const noise = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc.nat(sealed.length - 1).map((at) => sealed.slice(0, at)),
    fc.nat(sealed.length - 2).map((at) => {
      const other = sealed[at] === "A" ? "B" : "A";
      return sealed.slice(0, at) + other + sealed.slice(at + 1);
    }),
  );
  fc.assert(fc.property(noise, (text) => assert.equal(seal.open(text, "owner"), undefined)));
});

test("any id that a header can carry comes back unchanged", () => {
  const id = fc.string({
    unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(fc.property(id, (text) => assert.equal(seal.open(seal.seal(text, ""), ""), text)));
});
