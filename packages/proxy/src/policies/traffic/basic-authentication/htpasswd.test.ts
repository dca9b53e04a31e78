import assert from "node:assert/strict";
import { test } from "node:test";
import { apacheMd5 } from "./apache-md5.ts";
import { desCrypt } from "./des-crypt.ts";
import { isPassword } from "./htpasswd.ts";

test("hashes equal those of openssl passwd -apr1", () => {
  assert.equal(apacheMd5("secret", "abcdefgh"), "$apr1$abcdefgh$h9FWgUz3n9YxylKLlR5SQ/");
  const long = "a longer password than sixteen bytes";
  assert.equal(apacheMd5(long, "12345678"), "$apr1$12345678$PQySD5yDpsCiEi/y5IcWE1");
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

test("no password matches a hash of unknown format", async () => {
  assert.equal(await isPassword("plain", "plain"), false);
  assert.equal(await isPassword("", ""), false);
});
