import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { endOfValue, placeOfLong } from "./json-scan.ts";

/** The text of the member according to JSON.parse, if JSON.parse accepts the text. */
function found(text: string, name = "said"): string | undefined {
  const place = placeOfLong(text, name);
  return place && text.slice(place.start, place.end);
}

describe("a member of an object is found without reading the others", () => {
  for (const value of [
    '"text"',
    '"a \\" quote, a \\\\ backslash, } and ]"',
    '"\\\\"',
    "[]",
    '[{"said":1},"]",[{"a":"}"}]]',
    '{ "said" : [1, -2.5e+3, true, false, null] }',
  ])
    test(value, () => {
      for (const text of [
        `{"said":${value}}`,
        ` {\n"model" : "m", "said" :\t${value} , "last":{} } `,
        `{"model":"said","nested":{"said":0,"x":["said"]},"said":${value},"said":2}`,
      ])
        assert.equal(found(text), value, text);
    });
});

describe("the scan finds no value", () => {
  for (const text of [
    "",
    "[]",
    '"said"',
    "{}",
    '{"model":"said"}',
    '{"nested":{"said":[]}}',
    '{"sai\\u0064":[]}',
    '{"said":12}',
    '{"said":null}',
    '{"model" "said":[]}',
    '{model:1,"said":[]}',
    '{"model":1 "said":[]}',
    '{"model":[1,"said":[]}',
  ])
    test(text, () => assert.equal(found(text), undefined));
});

test("a list or object with what JSON does not have ends nowhere", () => {
  for (const text of ["[1", '["a]', "{'a':1}", "[/* ] */ 1]", "[1#]", "[ä]"])
    assert.equal(endOfValue(text, 0), text.length, text);
});
