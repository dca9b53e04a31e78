import assert from "node:assert/strict";
import { test } from "node:test";
import { readPasswordFile, userAndHash } from "./password-hash.ts";

test("a file has one hash per user; other lines are reported by number", () => {
  const { users, unreadable } = readPasswordFile(
    [
      "# comment",
      "",
      "a:abNANd1rDfiNc",
      "a:xyAjYtmfRYx/.",
      "b:plain",
      "no colon",
      ":abNANd1rDfiNc",
    ].join("\n"),
  );
  assert.deepEqual([...users], [["a", "abNANd1rDfiNc"]]);
  assert.deepEqual(unreadable, [5, 6, 7]);
});

test("each form of htpasswd is recognized, and no other", () => {
  const bcrypt = "$2y$05$5bqW9nsUNNv4KS82P83fEulghJc6EYdqKi0uNgSfkFWBHnqtR2v/q";
  for (const hash of [
    bcrypt,
    "$apr1$CkX2bpa2$2K/.3tvhr8tsBVqP2mYpV/",
    "HtlmNZnIgRCRE",
    "$1$abcdefgh$zAiEe/WB4CQ5RvsFTTr/Z/",
    "$5$abcdefgh$eGYbt6bhTGS1MKOowJr1nEAA7xsAMaYgYTmaqTM/lY.",
    "$6$rounds=10000$saltstringsaltst$OW1/O6BYHV6BcXZu8QVeXbDWra3Oeqh0sbHbbMCVNSnCM/UrjmM0Dp8vOuZeHBy/YTBmSK6H9qs/y3RnOaw5v.",
    "{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=",
  ])
    assert.deepEqual(userAndHash(`a b:${hash}`), ["a b", hash]);
  for (const line of [
    "a:secret",
    "a:$5$n/rgxUY/b/K6kK.W$xdygOpM0M",
    `:${bcrypt}`,
    bcrypt,
    "a:",
    "",
  ])
    assert.deepEqual(userAndHash(line), [], line);
});
