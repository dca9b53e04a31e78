import assert from "node:assert/strict";
import { test } from "node:test";
import { SecretTexts } from "./secret-texts.ts";

test("secrets are found in texts, the longest of those that begin at a place", () => {
  const secrets = new SecretTexts(["planted", "planted-longer", "first line\n  second line\n"]);
  assert.equal(secrets.without("a planted-longer, planted."), "a <redacted>, <redacted>.");
  assert.equal(secrets.without("a second line of it"), "a <redacted> of it");
  assert.equal(secrets.without("plant"), "plant");
  assert.ok(secrets.areIn("https://a.test/planted/b"));
});

test("a short secret is only hidden as a whole text, and a longer one as a whole word", () => {
  const secrets = new SecretTexts(["abc", "", "test"]);
  assert.equal(secrets.without("a.test, contest"), "a.<redacted>, contest");
  assert.equal(secrets.without("abc"), "<redacted>");
  assert.equal(secrets.without("abcd"), "abcd");
  assert.ok(!secrets.areIn(""));
});
