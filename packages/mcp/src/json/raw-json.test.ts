import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { mayHaveMember, RawObject, rawArray, rawItems } from "./raw-json.ts";

test("every member of an object is found, and the reassembled text has the same meaning", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.constantFrom(0, 2, "\t"),
      (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        const object = RawObject.of(text);
        assert.ok(object !== undefined);
        assert.deepEqual(object.keys().toSorted(), Object.keys(value).toSorted());
        for (const [key, member] of Object.entries(value))
          assert.equal(JSON.stringify(JSON.parse(object.raw(key) ?? "")), JSON.stringify(member));
        object.set("one more", "1");
        object.delete("one more");
        assert.equal(JSON.stringify(JSON.parse(object.toString())), JSON.stringify(value));
      },
    ),
  );
});

test("every item of an array is found", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 2), (value, indent) => {
      const items = rawItems(JSON.stringify(value, undefined, indent)) ?? [];
      assert.equal(JSON.stringify(JSON.parse(rawArray(items))), JSON.stringify(value));
    }),
  );
});

test("unchanged values keep their text", () => {
  const params = '{ "a" : 12345678901234567890.0, "b":"\\u00e9", "__proto__": {"x":1e400} }';
  const message = RawObject.of(`{"params":${params},"id":1}`);
  message?.set("id", "2");
  assert.equal(message?.raw("params"), params);
  assert.equal(String(message), `{"params":${params},"id":2}`);
});

test("a duplicate name is reported", () => {
  assert.equal(RawObject.of('{"a":1,"\\u0061":2}')?.duplicate, "a");
  assert.equal(RawObject.of('{"a":{"b":1},"b":2}')?.duplicate, undefined);
});

test("other values are parsed neither as objects nor as arrays", () => {
  for (const text of ["1", '"{}"', "null", "[]", undefined])
    assert.equal(RawObject.of(text), undefined);
  assert.equal(rawItems("{}"), undefined);
});

test("a member is never overlooked, however its name is written", () => {
  for (const text of [
    '{"a":{"task":1}}',
    String.raw`{"\u0074ask":1}`,
    String.raw`{"t\u0061s\u006B":1}`,
  ])
    assert.ok(mayHaveMember(text, '"task"'), text);
  assert.ok(!mayHaveMember('{"a":"the task","tasks":1}', '"task"'));
});
