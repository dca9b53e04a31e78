import assert from "node:assert/strict";
import { test } from "node:test";
import {
  differences,
  ENUM,
  LIST,
  NEW,
  NUMBER,
  ofProperty,
  ofRules,
  state,
  TEXT,
} from "./testing/states.ts";
import type { Json } from "./testing/states.ts";

test("equal states have no differences", () => {
  assert.deepEqual(ofProperty(TEXT, TEXT), []);
  assert.deepEqual(ofProperty(TEXT, { ...TEXT, description: "Better said." }), []);
});

const LIMITS: readonly (readonly [Json, string, unknown, unknown])[] = [
  [TEXT, "maxLength", 8, 7],
  [TEXT, "minLength", 1, 2],
  [TEXT, "minLength", undefined, 1],
  [NUMBER, "maximum", 9, 8],
  [NUMBER, "minimum", 1, 2],
  [LIST, "maxItems", 3, 2],
  [LIST, "minItems", undefined, 1],
  [
    { ...TEXT, maxLength: 32, pattern: "^([0-9]+(h|ms|m|s))+$" },
    "x-maximum-duration",
    "1m30s",
    "80s",
  ],
  [
    {
      type: "object",
      additionalProperties: { type: "boolean" },
      propertyNames: { maxLength: 5 },
      maxProperties: 4,
      description: "A map.",
    },
    "maxProperties",
    4,
    3,
  ],
];

for (const [schema, keyword, wide, narrow] of LIMITS) {
  test(`${keyword}: narrower is breaking, wider is compatible`, () => {
    const [wider, narrower] = [wide, narrow].map((value) => ({ ...schema, [keyword]: value }));
    const name = keyword.replace("x-maximum-duration", "maximumDuration");
    const text = (value: unknown) => JSON.stringify(value)?.replaceAll('"', "") ?? "unset";
    assert.deepEqual(ofProperty(wider ?? {}, narrower ?? {}), [
      `breaking Document.a: the limit is narrower: ${name} ${text(wide)} -> ${text(narrow)}`,
    ]);
    assert.deepEqual(ofProperty(narrower ?? {}, wider ?? {}), [
      `compatible Document.a: the limit is wider: ${name} ${text(narrow)} -> ${text(wide)}`,
    ]);
  });
}

test("a new or changed pattern is breaking, a removed one is not", () => {
  const [x, y] = ["^x$", "^y$"].map((pattern) => ({ ...TEXT, pattern }));
  assert.deepEqual(ofProperty(TEXT, x ?? {}), ["breaking Document.a: new pattern: ^x$"]);
  assert.deepEqual(ofProperty(x ?? {}, y ?? {}), ["breaking Document.a: the pattern changed: ^y$"]);
  assert.deepEqual(ofProperty(x ?? {}, TEXT), [
    "compatible Document.a: the pattern ^x$ was removed",
  ]);
});

test("a new format of a text is breaking, except for a new property", () => {
  const formats = { "formats.json": { host: "a host" } };
  const must = { "x-formats": [{ at: "a", is: "host" }] };
  const [without, having] = [{}, must].map((more) => state({ a: TEXT }, more, formats));
  assert.deepEqual(differences(without ?? new Map(), having ?? new Map()), [
    "breaking Document.a: the text must have the format host now",
  ]);
  assert.deepEqual(differences(having ?? new Map(), without ?? new Map()), [
    "compatible Document.a: the text need no longer have the format host",
  ]);
  assert.deepEqual(differences(state({ b: TEXT }), state({ a: TEXT, b: TEXT }, must, formats)), [
    "compatible Document.a: new property",
    "compatible Document.a: the text must have the format host now",
  ]);
});

test("a new rule between the values of a map is breaking", () => {
  const values = {
    type: "object",
    additionalProperties: false,
    properties: { name: TEXT },
    description: "A value.",
  };
  const map = {
    ...{ type: "object", propertyNames: { maxLength: 5 }, maxProperties: 4 },
    additionalProperties: values,
    description: "A map.",
  };
  const ruled = { ...map, "x-item-rules": [{ distinct: ["name"], says: "once each" }] };
  assert.deepEqual(ofProperty(map, ruled), ["breaking Document.a: new rule: once each"]);
  assert.deepEqual(ofProperty(ruled, map), ["compatible Document.a: rule removed: once each"]);
});

test("a new rule between the items of a list is breaking", () => {
  const items = {
    type: "object",
    additionalProperties: false,
    properties: { when: TEXT },
    description: "An item.",
  };
  const list = { ...LIST, items };
  const ruled = { ...list, "x-last-may-omit": "when" };
  const rule = "only the last item may have no when";
  assert.deepEqual(ofProperty(list, ruled), [`breaking Document.a: new rule: ${rule}`]);
  assert.deepEqual(ofProperty(ruled, list), [`compatible Document.a: rule removed: ${rule}`]);
});

test("a change from integer to number is compatible", () => {
  assert.deepEqual(ofProperty(NUMBER, { ...NUMBER, type: "number" }), [
    "compatible Document.a: the type accepts more: integer -> number",
  ]);
});

test("a removed value of an enum is breaking, a new one is compatible", () => {
  assert.deepEqual(ofProperty(ENUM, { ...ENUM, enum: ["B", "C"] }), [
    "breaking Document.a: the value A was removed",
    "compatible Document.a: new value C",
  ]);
});

test("a removed property is breaking, a new one only if it is required", () => {
  const both = { a: TEXT, b: NEW };
  assert.deepEqual(differences(state(both), state({ a: TEXT })), [
    "breaking Document.b: the property was removed",
  ]);
  assert.deepEqual(differences(state({ a: TEXT }), state(both)), [
    "compatible Document.b: new property",
  ]);
  assert.deepEqual(differences(state({ a: TEXT }), state(both, { required: ["b"] })), [
    "breaking Document.b: new property that is required",
  ]);
});

test("making a property required is breaking, making it optional is not", () => {
  const required = state({ a: TEXT }, { required: ["a"] });
  assert.deepEqual(differences(state({ a: TEXT }), required), [
    "breaking Document.a: the property is required now",
  ]);
  assert.deepEqual(differences(required, state({ a: TEXT })), [
    "compatible Document.a: the property is optional now",
  ]);
});

test("a changed default is breaking, a new default needs action", () => {
  const [x, y] = ["x", "y"].map((value) => ({ ...TEXT, default: value }));
  assert.deepEqual(ofProperty(x ?? {}, y ?? {}), [
    'breaking Document.a: the default changed: "x" -> "y"',
  ]);
  assert.deepEqual(ofProperty(x ?? {}, TEXT), [
    'breaking Document.a: the default changed: "x" -> unset',
  ]);
  assert.deepEqual(ofProperty(TEXT, x ?? {}), [
    'needs action Document.a: new default: unset -> "x"',
  ]);
});

test("a changed type is breaking, unless it accepts all values of the old one", () => {
  assert.deepEqual(ofProperty(TEXT, NUMBER), [
    "breaking Document.a: the type changed: string -> number",
  ]);
  assert.deepEqual(ofProperty({ ...NUMBER, type: "number" }, NUMBER), [
    "breaking Document.a: the type changed: number -> integer",
  ]);
  assert.deepEqual(ofProperty(ENUM, TEXT), [
    "compatible Document.a: the type accepts more: enum -> string",
  ]);
  assert.deepEqual(
    ofProperty(NUMBER, { ...NUMBER, "x-int-or-string": true, type: undefined, maxLength: 8 }).slice(
      0,
      1,
    ),
    ["compatible Document.a: the type accepts more: number -> intOrString"],
  );
  const { description, ...number } = NUMBER;
  assert.deepEqual(ofProperty(NUMBER, { oneOf: [{ type: "boolean" }, number], description }), [
    "compatible Document.a: the type accepts more: number -> union",
  ]);
});

test("a new uniqueness of items is breaking", () => {
  const set = { ...LIST, "x-list-type": "set" };
  assert.deepEqual(ofProperty(LIST, set), [
    "breaking Document.a: the uniqueness of items changed: atomic -> set",
  ]);
  assert.deepEqual(ofProperty(set, LIST), ["compatible Document.a: items may repeat now"]);
});

test("values inside lists are compared, too", () => {
  const narrower = { ...LIST, items: { type: "string", maxLength: 4 } };
  assert.deepEqual(ofProperty(LIST, narrower), [
    "breaking Document.a[]: the limit is narrower: maxLength 8 -> 4",
  ]);
});

test("a new rule on existing properties is breaking, one on a new property is not", () => {
  const rule = { "x-at-most-one-of": ["a", "b"] };
  assert.match(ofRules({}, rule)[0] ?? "", /^breaking Document: new rule: /);
  assert.match(ofRules(rule, {})[0] ?? "", /^compatible Document: rule removed: /);
  const wider = { "x-at-most-one-of": ["a", "b", "c"] };
  assert.deepEqual(ofRules(rule, wider, { c: NEW }), ["compatible Document.c: new property"]);
  const beside = { "x-at-most-one-of": ["a", "c"] };
  assert.match(ofRules({}, beside, { c: NEW })[1] ?? "", /^compatible Document: /);
  const exactly = { "x-exactly-one-of": ["a", "b"] };
  assert.deepEqual(
    ofRules(exactly, rule).filter((line) => line.startsWith("breaking")),
    [],
  );
  assert.match(ofRules(rule, exactly)[0] ?? "", /^breaking Document: new rule: /);
});

test("types are compared by their names, or by their shapes if the name changed", () => {
  const named = (title: string, maxLength: number) => ({
    "text.schema.json": {
      $id: "text.schema.json",
      title,
      description: "A text.",
      type: "string",
      maxLength,
      "x-source": "test",
    },
  });
  const a = { $ref: "text.schema.json", description: "A text." };
  const before = state({ a }, {}, named("Text", 8));
  assert.deepEqual(differences(before, state({ a }, {}, named("Text", 4))), [
    "breaking Text: the limit is narrower: maxLength 8 -> 4",
  ]);
  assert.deepEqual(differences(before, state({ a }, {}, named("Words", 8))), []);
  assert.deepEqual(differences(before, state({ a }, {}, named("Words", 4))), [
    "breaking Document.a: the limit is narrower: maxLength 8 -> 4",
  ]);
});

test("bounds of a size beside a reference: narrower is breaking, wider is compatible", () => {
  const size = { "x-int-or-string": true, maxLength: 8, description: "A size." };
  const file = { $id: "size.schema.json", title: "Size", ...size, "x-source": "test" };
  const of = (most: number) =>
    state(
      { a: { $ref: "size.schema.json", "x-maximum-bytes": most, description: "A size." } },
      {},
      {
        "size.schema.json": file,
      },
    );
  assert.deepEqual(differences(of(9), of(8)), [
    "breaking Document.a: the limit is narrower: maximumBytes 9 -> 8",
  ]);
  assert.deepEqual(differences(of(8), of(9)), [
    "compatible Document.a: the limit is wider: maximumBytes 8 -> 9",
  ]);
});

test("removed errors, and errors with a changed response, are breaking", () => {
  const errors = (status: number, text = "no") => ({
    "errors/catalogue.json": {
      "no-route": { status, text, reason: "no-route", description: "No.", source: "test" },
    },
  });
  const of = (before: Json, after: Json) =>
    differences(state({ a: TEXT }, {}, before), state({ a: TEXT }, {}, after));
  assert.deepEqual(of(errors(404), errors(405)), [
    "breaking errors.no-route: the status changed: 404 -> 405",
  ]);
  assert.deepEqual(of(errors(404), errors(404, "not here")), [
    "needs action errors.no-route: the text changed",
  ]);
  assert.deepEqual(of(errors(404), {}), ["breaking errors.no-route: the error was removed"]);
});

test("a removed document is breaking", () => {
  const renamed = state({ a: TEXT }, { title: "Other" });
  assert.deepEqual(differences(state({ a: TEXT }), renamed), [
    "breaking Document: the document was removed",
    "compatible Other: new document",
  ]);
});
