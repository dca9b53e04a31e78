import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parsedBytes, parsedWithout } from "./json.ts";

const said = fc.oneof(
  fc.array(fc.jsonValue()),
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.string(),
);
const members = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom("said", "model", 'sa"id'), fc.string()), fc.jsonValue()),
);
const spaces = fc.constantFrom(undefined, 2, "\t");

/**
 * Writes a JSON object from its members; in JSON, unlike in a JavaScript literal, `"__proto__"` is an
 * ordinary member.
 */
function objectText(
  list: readonly (readonly [string, unknown])[],
  space: string | number | undefined,
) {
  const written = list.map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value, null, space)}`,
  );
  return `{${written.join(space === undefined ? "," : ",\n ")}}`;
}

test("all other members are read as usual, whatever the object contains", () => {
  fc.assert(
    fc.property(members, said, members, spaces, (before, value, after, space) => {
      const list = [...before, ["said", value] as const, ...after];
      const bytes = Buffer.from(objectText(list, space));
      const whole: unknown = parsedBytes(bytes);
      const read: unknown = parsedWithout(objectText(list, space), "said");
      assert.ok(typeof whole === "object" && whole !== null);
      assert.ok(typeof read === "object" && read !== null);
      assert.deepEqual({ ...read, said: null }, { ...whole, said: null });
    }),
  );
});

test("a short value stays, and invalid JSON is not parsed", () => {
  const read = (text: string): unknown => parsedWithout(text, "said");
  assert.deepEqual(read('{"said":12,"a":1}'), { said: 12, a: 1 });
  assert.deepEqual(read('{"said":[12],"a":1}'), { said: null, a: 1 });
  assert.deepEqual(read('{"said":[1 2],"a":1}'), { said: null, a: 1 }, "its parts are not read");
  for (const text of [
    "",
    "{",
    '{"said":[1,"a":1}',
    '{"said":"a',
    '{"said":[1]',
    '{"said":[1]}}',
    '{"said":[/**/]}',
    '{"a":1,"said":[],}',
    "[1]x",
  ])
    assert.equal(read(text), undefined, text);
});
