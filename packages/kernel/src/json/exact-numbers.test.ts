import assert from "node:assert/strict";
import { test } from "node:test";
import {
  copyNoted,
  exactLike,
  parseExact,
  parseNoting,
  writtenLike,
  writtenNoted,
} from "./exact-numbers.ts";

test("numbers of the source that a double cannot hold keep their digits", () => {
  const source =
    '{"a":9007199254740993,"b":[1e400,-1e999,0.10000000000000000000001],"c":1.0,"text":"1e400"}';
  assert.equal(
    writtenLike({ ...JSON.parse(source), text: "edited" }, source),
    source.replace("1.0", "1").replace('"1e400"', '"edited"'),
  );
});

test("numbers that are near each other keep their places", () => {
  const source =
    '{"seed":9007199254740992,"ids":[9007199254740993,{"id":9007199254740992},9007199254740993],"id":9007199254740993}';
  const { seed, ids, id } = JSON.parse(source);
  assert.equal(
    writtenLike({ id, seed, more: "new", ids }, source),
    '{"id":9007199254740993,"seed":9007199254740992,"more":"new","ids":[9007199254740993,{"id":9007199254740992},9007199254740993]}',
  );
});

test("a number that is moved to another name keeps its digits", () => {
  assert.equal(writtenLike({ b: [Infinity], c: 7 }, '{"a":1e400}'), '{"b":[1e400],"c":7}');
});

test("numbers inside of texts and names are not those of the value", () => {
  const source = String.raw`{"9007199254740993":"9007199254740993 \" 1e400","b":1e2,"c":-0,"d":1E+002}`;
  assert.equal(writtenLike(JSON.parse(source), source), JSON.stringify(JSON.parse(source)));
  assert.equal(writtenLike({ a: 9007199254740992 }, source), '{"a":9007199254740992}');
});

test("a value is written as JSON does it otherwise", () => {
  for (const value of [{ a: undefined, b: [undefined], c: new Date(0) }, [], "text", 5, null])
    for (const source of ["{}", '{"x":1e400}'])
      assert.equal(writtenLike(value, source), JSON.stringify(value));
});

test("a parsed value shows its exact numbers when it is written", () => {
  const source = '{"id":9007199254740993,"list":[1e400,12],"short":1.50}';
  const value = parseExact(source);
  assert.equal(JSON.stringify(value), '{"id":9007199254740993,"list":[1e400,12],"short":1.5}');
  assert.deepEqual(parseExact('{"a":[1,2.5,"x"]}'), { a: [1, 2.5, "x"] });
});

test("what was parsed is written with its digits, wherever it is moved to", () => {
  const text = '{"a":{"id":9007199254740993,"list":[1e400,2,{"id":9007199254740992}]},"b":1.0}';
  const { a } = Object(parseNoting(text));
  assert.equal(a.id, 9007199254740992);
  const moved = '{"c":{"id":9007199254740993,"list":[1e400,2,{"id":9007199254740992}]}}';
  assert.equal(writtenNoted({ c: a }), moved);
  assert.equal(writtenLike({ c: a }, JSON.stringify({ inner: text })), moved);
  assert.equal(writtenNoted({ c: { ...a, list: [] } }), '{"c":{"id":9007199254740992,"list":[]}}');
  const copy = copyNoted({ ...a, list: [] }, a);
  assert.equal(writtenNoted(copy), '{"id":9007199254740993,"list":[]}');
  assert.equal(writtenNoted(Object.assign(a, { id: 7 })).slice(0, 7), '{"id":7');
});

test("a value is read again with the digits of its source", () => {
  const source = '{"a":9007199254740993,"b":[1]}';
  const one = exactLike({ ...JSON.parse(source), c: 1 }, source);
  assert.equal(JSON.stringify(one), '{"a":9007199254740993,"b":[1],"c":1}');
  const value = { a: 1 };
  assert.equal(exactLike(value, '{"a":1}'), value);
  assert.equal(exactLike(value, undefined), value);
});
