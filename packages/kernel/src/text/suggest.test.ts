import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { closest, KnownNames, editDistance } from "./suggest.ts";

test("a misspelt word leads to the closest candidate", () => {
  const names = ["jwtAuthentication", "authorization", "timeouts", "cors"];
  assert.equal(closest("timeout", names), "timeouts");
  assert.equal(closest("authorisation", names), "authorization");
  assert.equal(closest("CORS", names), "cors");
  assert.equal(closest("cosr", names), "cors");
});

test("a shortened word leads to the longer one", () => {
  assert.equal(closest("validate", ["version", "validate-only"]), "validate-only");
  assert.equal(closest("val", ["validate-only"]), undefined);
});

test("nothing is suggested for a word without a close candidate", () => {
  assert.equal(closest("banana", ["port", "protocol"]), undefined);
  assert.equal(closest("x".repeat(65), ["x".repeat(65)]), undefined);
  assert.equal(closest("port", []), undefined);
});

test("two swapped neighbours are one edit", () => {
  assert.equal(editDistance("prot", "port"), 1);
  assert.equal(editDistance("", "abc"), 3);
  assert.equal(editDistance("kitten", "sitting"), 3);
});

test("the distance is symmetric and zero only for equal words", () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      assert.equal(editDistance(one, other), editDistance(other, one));
      assert.equal(editDistance(one, other) === 0, one === other);
    }),
  );
});

test("among many names, a name with an edit distance of 1 is found", () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `name-${index}`);
  const known = new KnownNames([...names, "Other"]);
  assert.ok(known.has("name-7"));
  assert.ok(!known.has("name-2000"));
  assert.equal(known.closest("othr"), "Other");
  assert.equal(known.closest("ohter"), "Other");
  assert.equal(known.closest("otherr"), "Other");
  assert.equal(known.closest("ather"), "Other");
  assert.equal(known.closest("quite-another"), undefined);
  assert.equal(new KnownNames(["Other"]).closest("othe"), "Other");
});
