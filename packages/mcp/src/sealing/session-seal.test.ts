import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import * as fc from "fast-check";
import { SESSION_KEY_BYTES, SessionSeal } from "./session-seal.ts";

const CACHED = 2;
const seal = new SessionSeal({ key: randomBytes(SESSION_KEY_BYTES) }, CACHED);

test("a session id can be decrypted with the same key and owner, in any worker", () => {
  const key = randomBytes(SESSION_KEY_BYTES);
  const sealed = new SessionSeal({ key }, CACHED).seal("id-1", "owner");
  assert.equal(new SessionSeal({ key }, CACHED).open(sealed, "owner"), "id-1");
  assert.match(sealed, /^[A-Za-z0-9_-]+$/);
  assert.ok(!Buffer.from(sealed, "base64url").includes("id-1"));
});

test("an encrypted session cannot be decrypted for another owner or with another key", () => {
  const sealed = seal.seal("id-1", "owner");
  assert.equal(seal.open(sealed, "other"), undefined);
  const other = new SessionSeal({ key: randomBytes(SESSION_KEY_BYTES) }, CACHED);
  assert.equal(other.open(sealed, "owner"), undefined);
});

test("ids that were encrypted with the previous key can be decrypted, and new ids use the new key", () => {
  const [before, now] = [randomBytes(SESSION_KEY_BYTES), randomBytes(SESSION_KEY_BYTES)];
  const old = new SessionSeal({ key: before }, CACHED);
  const rotating = new SessionSeal({ key: now, previous: before }, CACHED);
  const rotated = new SessionSeal({ key: now }, CACHED);
  const sealed = old.seal("id-1", "owner");
  assert.equal(rotating.open(sealed, "owner"), "id-1");
  assert.equal(rotating.open(sealed, "other"), undefined);
  assert.equal(rotated.open(sealed, "owner"), undefined);
  const again = rotating.seal("id-2", "owner");
  assert.equal(rotated.open(again, "owner"), "id-2");
  assert.equal(old.open(again, "owner"), undefined);
  assert.equal(rotating.openOnce(old.sealOnce("page", "owner"), "owner"), "page");
});

test("all workers with the key give a session the same id, and owners get different ids", () => {
  const key = randomBytes(SESSION_KEY_BYTES);
  const [one, two] = [new SessionSeal({ key }, CACHED), new SessionSeal({ key }, 0)];
  assert.equal(one.seal("id-1", "owner"), two.seal("id-1", "owner"));
  assert.notEqual(one.seal("id-1", "owner"), one.seal("id-1", "other"));
  assert.notEqual(one.seal("id-1", "owner"), one.seal("id-2", "owner"));
});

test("cached ids can be decrypted only for their owner", () => {
  const sealed = seal.seal("id-1", "owner");
  assert.equal(seal.open(sealed, "owner"), "id-1");
  assert.equal(seal.open(sealed, "owner"), "id-1");
  assert.equal(seal.open(sealed, "other"), undefined);
});

test("nothing else that a client sends can be decrypted", () => {
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

test("only the exact id can be decrypted: no padding, spaces, other alphabet or other last bits", () => {
  // An id of 12 + 5 + 16 bytes has no unused bits; one of 12 + 4 + 16 bytes has four unused bits in its last
  // character.
  for (const id of ["id-11", "id-1"]) {
    const sealed = seal.seal(id, "owner");
    const bytes = Buffer.from(sealed, "base64url");
    const last = sealed.slice(0, -1);
    const spellings = [
      ...[`${sealed}=`, `${sealed}==`, ` ${sealed}`, `${sealed} `, `${last} ${sealed.at(-1)}`],
      ...[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].map(
        (character) => last + character,
      ),
      bytes.toString("base64"),
    ].filter((spelling) => spelling !== sealed);
    for (const spelling of spellings) assert.equal(seal.open(spelling, "owner"), undefined);
  }
});

test("any id that fits into a header is restored unchanged", () => {
  const id = fc.string({
    unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(fc.property(id, (text) => assert.equal(seal.open(seal.seal(text, ""), ""), text)));
});
