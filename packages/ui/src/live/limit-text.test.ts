import assert from "node:assert/strict";
import { test } from "node:test";
import { limitText } from "./limit-text.ts";

function textWith(headers: Readonly<Record<string, string>>): string {
  return limitText((name) => headers[name] ?? "");
}

test("a refusal says which limits there are, what is left, and when it may succeed", () => {
  assert.equal(
    textWith({ ratelimit: '"local[0]";r=0;t=12, "a \\"b\\"";r=3;t=60', "retry-after": "12" }),
    'Rate limit local[0]: 0 left, more in 12 s; rate limit a \\"b\\": 3 left, more in 60 s; it may succeed in 12 s.',
  );
  assert.equal(textWith({ "retry-after": "7" }), "It may succeed in 7 s.");
  assert.equal(textWith({}), "");
});
