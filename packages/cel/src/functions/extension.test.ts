import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { failureOf, problemsOf, valueOf } from "../testing/evaluate.ts";

const JWT = { a: 1, b: { c: 2 }, text: "id=1234 bar" };

describe("values of the extension functions", () => {
  for (const [source, expected] of [
    ["url.encode('hello world/?x=1&y=2')", "hello%20world%2F%3Fx%3D1%26y%3D2"],
    ["url.encode(\"-._~!'()*\") + url.encode(b'\\303\\244')", "-._~%21%27%28%29%2A%C3%A4"],
    ["url.decode('a+b%20%C3%A4')", "a+b ä"],
    ["sha1.encode('hello')", "aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d"],
    ["md5.encode(b'hello')", "5d41402abc4b2a76b9719d911017c592"],
    ["sha256.encode('hello')", "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"],
    ["'/id/1234/data/id/5/'.regexReplace('/id/[0-9]*/', '/id/{id}/')", "/id/{id}/data/id/5/"],
    ["jwt.text.regexReplace('id=(.+?) ', '[$1] ')", "[1234] bar"],
    ["jwt.text.regexReplace('(?P<n>[0-9])([0-9])', '${2}${n}')", "id=2134 bar"],
    ["jwt.text.regexReplace('[0-9]+', '$$1-$0-$x-$9-$')", "id=$1-1234---$ bar"],
    ["jwt.text.regexReplace('x', 'y')", "id=1234 bar"],
    ["jwt.text.regexReplace('a' + 'r', jwt.text)", "id=1234 bid=1234 bar"],
    ["{'a': 1, 'b': 2}.mapValues(v, v * 2)", { a: 2, b: 4 }],
    ["jwt.mapValues(v, type(v) == int)", { a: true, b: false, text: false }],
    ["{1: {2: 3}}.mapValues(v, v.mapValues(w, v[2] + w))", { 1: { 2: 6 } }],
    ["jwt.filterKeys(k, k == 'b')", { b: { c: 2 } }],
    ["{'x-a': 1, 'b': 2}.filterKeys(k, !k.startsWith('x-')).mapValues(v, v + 1)", { b: 3 }],
    ["{}.filterKeys(k, true)", {}],
    ["toJson({'a': 2, 'c': null}.merge({'b': 3, 'a': 4}))", '{"a":4,"c":null,"b":3}'],
    ["jwt.merge({'a': null})", { ...JWT, a: null }],
    ["jwt.b.with(x, x.c + x.c)", 4],
    ["random() >= 0.0 && random() < 1.0", true],
    [
      "uuid().matches('^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$')",
      true,
    ],
    ["uuid() == uuid()", false],
  ] as const) {
    test(source, () => {
      assert.deepEqual(valueOf(source, { jwt: JWT }), expected);
    });
  }
});

describe("failures of the extension functions", () => {
  for (const [source, expected] of [
    ["url.decode('%FF')", "the text is not percent-encoded UTF-8"],
    ["url.decode('100%')", "the text is not percent-encoded UTF-8"],
    ["url.encode(b'\\377')", "the bytes are not UTF-8"],
    ["'a'.regexReplace(jwt.text + '(', '')", "the pattern is not a regular expression of RE2"],
    ["jwt.wide.regexReplace('.*', jwt.long)", "the text is too long"],
    ["jwt.text.regexReplace('.*', jwt.long + jwt.longest)", "the expression does too much work"],
    ["jwt.a.mapValues(v, v)", "mapValues takes a map"],
    ["dyn([1, 2]).filterKeys(k, true)", "filterKeys takes a map"],
    ["{'a': 1}.filterKeys(k, dyn(42))", "the condition is not a bool"],
    ["{'a': 1}.mapValues(v, v / 0)", "division by zero"],
    ["jwt.a.merge({})", "merge does not take values of these types"],
  ] as const) {
    test(source, () => {
      const jwt = {
        ...JWT,
        wide: "x".repeat(2000),
        long: "$0".repeat(10_000),
        longest: "$".repeat(2_000_000),
      };
      assert.equal(failureOf(source, { jwt }), expected);
    });
  }
});

describe("problems of the extension functions", () => {
  for (const [source, expected] of [
    ["'a'.regexReplace('(', '')", "3: the pattern is not a regular expression of RE2"],
    ["[1].mapValues(v, v)", "3: mapValues takes a map, not list(int)"],
    ["{'a': 1}.filterKeys(1, true)", "8: the name of a variable is expected"],
    ["{'a': 1}.filterKeys(k, k)", "23: 'filterKeys' takes a bool, not string"],
    [
      "{'a': 1}.merge([1])",
      "8: merge takes (map(any, any), map(any, any)), not (map(string, int), list(int))",
    ],
    ["'a'.with(1, 2)", "9: the name of a variable is expected"],
    ["sha256.encode(1)", "6: sha256.encode takes (string) or (bytes), not (int)"],
    ["random(1)", "0: random takes (), not (int)"],
  ] as const) {
    test(source, () => {
      assert.deepEqual(problemsOf(source), [expected]);
    });
  }
});
