import assert from "node:assert/strict";
import { test } from "node:test";
import { desCrypt } from "./des-crypt.ts";
import { isPassword } from "./htpasswd.ts";
import { md5Crypt } from "./md5-crypt.ts";

test("hashes equal those of openssl passwd -apr1", () => {
  assert.equal(md5Crypt("secret", "$apr1$", "abcdefgh"), "$apr1$abcdefgh$h9FWgUz3n9YxylKLlR5SQ/");
  const long = "a longer password than sixteen bytes";
  assert.equal(md5Crypt(long, "$apr1$", "12345678"), "$apr1$12345678$PQySD5yDpsCiEi/y5IcWE1");
});

test("hashes equal those of crypt(3)", () => {
  for (const [password, salt, hash] of [
    ["secret", "ab", "abNANd1rDfiNc"],
    ["password", "xy", "xyAjYtmfRYx/."],
    ["", "./", "./Una9Fi.seRo"],
    ["longer than eight", "Zz", "ZzLkyOkBTeqXA"],
    ["päss", "9a", "9a4N0bJEujSlA"],
  ] as const)
    assert.equal(desCrypt(password, salt), hash);
});

test("hashes equal those of openssl passwd -1, -5 and -6", async () => {
  const long = "pä ss word long enough to be longer than sixty-four bytes, really it is long";
  for (const [password, hash] of [
    [long, "$1$abcdefgh$zAiEe/WB4CQ5RvsFTTr/Z/"],
    [long, "$5$abcdefgh$eGYbt6bhTGS1MKOowJr1nEAA7xsAMaYgYTmaqTM/lY."],
    [
      long,
      "$6$abcdefgh$aQCoxphxjolpycligjldkQ6nIvb/IjIuu4GPgsB6ZMJaWP.vFyEEszv3EJXWqb6QJXAN2LbiXvKiYmFUWf5hZ0",
    ],
    [
      "Hello world!",
      "$6$rounds=10000$saltstringsaltst$OW1/O6BYHV6BcXZu8QVeXbDWra3Oeqh0sbHbbMCVNSnCM/UrjmM0Dp8vOuZeHBy/YTBmSK6H9qs/y3RnOaw5v.",
    ],
  ] as const) {
    assert.equal(await isPassword(password, hash), true, hash);
    assert.equal(await isPassword(`${password}.`, hash), false, hash);
  }
});

test("no password matches a hash of unknown format", async () => {
  assert.equal(await isPassword("plain", "plain"), false);
  assert.equal(await isPassword("", ""), false);
});
