import assert from "node:assert/strict";
import { test } from "node:test";
import { expandVariables } from "./variables.ts";

const ENVIRONMENT = { PORT: "8080", HOST_1: "a.example", empty: "", EMPTY: "", A: "1" };

function expand(text: string): string {
  const { text: expanded, missing } = expandVariables(text, ENVIRONMENT);
  assert.deepEqual(missing, []);
  return expanded;
}

test("variables are replaced with and without braces", () => {
  assert.equal(expand("${PORT}"), "8080");
  assert.equal(expand("$PORT"), "8080");
  assert.equal(expand("http://$HOST_1:$PORT/x"), "http://a.example:8080/x");
  assert.equal(expand("${EMPTY}"), "");
});

test("a default replaces an unset or empty variable", () => {
  assert.equal(expand("${NOPE:-80}"), "80");
  assert.equal(expand("${EMPTY:-80}"), "80");
  assert.equal(expand("${NOPE:-}"), "");
  assert.equal(expand("${PORT:-80}"), "8080");
});

test("two dollar signs become one", () => {
  assert.equal(expand("$$PORT"), "$PORT");
  assert.equal(expand("$${PORT}"), "${PORT}");
  assert.equal(expand("$$$$"), "$$");
});

test("password hashes are unchanged", () => {
  for (const line of [
    "user:$apr1$lZL6V/ci$eIMz/iKDkbtys/uU7LEK00",
    "user:$2y$10$N/A.B$A$PORT",
    "user:$2y$05$nC6nErr9XZJuMJ57WyCob.EuZEjylDt2KaHfbfOtyb.EgL1I2jCVa",
    "user:$5$rounds=5000$ABC$DEF",
    "user:$6$A$B",
    "user:$1$A$A",
    "user:{SHA}qUqP5cyxm6YcTAhz05Hph5gvu9M=",
  ]) {
    assert.equal(expand(line), line);
  }
});

test("regular expressions and lower-case names are unchanged", () => {
  for (const text of [
    "^/api$",
    "(a$|b$)",
    "$patch",
    "$ref",
    "a$",
    "$",
    "$1",
    "${jwt.sub}",
    "$A1b",
    "{$}",
    "${1}",
  ]) {
    assert.equal(expand(text), text);
  }
});

test("an undefined variable is reported with its place", () => {
  assert.deepEqual(expandVariables("a${NOPE}b$NADA", ENVIRONMENT), {
    text: "a${NOPE}b$NADA",
    missing: [
      { name: "NOPE", text: "${NOPE}", offset: 1 },
      { name: "NADA", text: "$NADA", offset: 9 },
    ],
  });
});

test("inherited properties of objects are not environment variables", () => {
  assert.equal(expandVariables("${constructor}", {}).missing.length, 1);
});
