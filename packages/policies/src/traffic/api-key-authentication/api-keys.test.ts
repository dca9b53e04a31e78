import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { digestOf } from "@edge-gateway/kernel/http/api-key";
import { apiKeysOf } from "./api-keys.ts";

const digest = createHash("sha256").update("hashed").digest("hex");

test("an entry is a key, or an object with a key or its hash, and metadata", () => {
  const problems: string[] = [];
  const keys = apiKeysOf(
    {
      plain: " plain\n",
      object: '{"key": "object", "metadata": {"team": "a"}}',
      hash: `{"keyHash": "sha256:${digest.toUpperCase()}"}`,
      list: '{"key": "list", "metadata": []}',
    },
    (message) => problems.push(message),
  );
  assert.deepEqual(problems, []);
  for (const [key, metadata] of [
    ["plain", {}],
    ["object", { team: "a" }],
    ["hashed", {}],
    ["list", {}],
    ["other", undefined],
    ["", undefined],
  ] as const)
    assert.deepEqual(keys.find(digestOf(key)), metadata, key);
});

test("an object without a usable key is reported without its content, and the other entries are used", () => {
  const problems: string[] = [];
  const keys = apiKeysOf(
    {
      empty: "{}",
      wrong: '{"keyHash": "md5:abc"}',
      broken: '{"key": "abc",}',
      blank: '{"key": ""}',
      good: "good",
    },
    (message) => problems.push(message),
  );
  assert.deepEqual(
    problems.map((message) => /^the entry `(\w+)` must be/.exec(message)?.[1]),
    ["empty", "wrong", "broken", "blank"],
  );
  assert.ok(!problems.join().includes("abc"));
  assert.deepEqual(keys.find(digestOf("good")), {});
  assert.equal(keys.find(digestOf("")), undefined);
  const blank = apiKeysOf({ entry: " \n" }, (message) => problems.push(message));
  assert.match(problems.at(-1) ?? "", /^the entry `entry` must be a key/);
  assert.equal(blank.find(digestOf("")), undefined);
});
