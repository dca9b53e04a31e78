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

test("a pattern that is new or another is breaking, one that is gone is not", () => {
  const [x, y] = ["^x$", "^y$"].map((pattern) => ({ ...TEXT, pattern }));
  assert.deepEqual(ofProperty(TEXT, x ?? {}), ["breaking Document.a: there is a pattern: ^x$"]);
  assert.deepEqual(ofProperty(x ?? {}, y ?? {}), [
    "breaking Document.a: the pattern is another: ^y$",
  ]);
  assert.deepEqual(ofProperty(x ?? {}, TEXT), ["compatible Document.a: the pattern ^x$ is gone"]);
});

test("a form that a text must have is breaking when it is new, but for a new property", () => {
  const formats = { "formats.json": { host: "a host" } };
  const must = { "x-formats": [{ at: "a", is: "host" }] };
  const [without, having] = [{}, must].map((more) => state({ a: TEXT }, more, formats));
  assert.deepEqual(differences(without ?? new Map(), having ?? new Map()), [
    "breaking Document.a: the text must have the form host now",
  ]);
  assert.deepEqual(differences(having ?? new Map(), without ?? new Map()), [
    "compatible Document.a: the text need not have the form host any more",
  ]);
  assert.deepEqual(differences(state({ b: TEXT }), state({ a: TEXT, b: TEXT }, must, formats)), [
    "compatible Document.a: there is a new property",
    "compatible Document.a: the text must have the form host now",
  ]);
});

test("a rule between the values of a map is breaking when it is new", () => {
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
  assert.deepEqual(ofProperty(map, ruled), ["breaking Document.a: there is a rule: once each"]);
  assert.deepEqual(ofProperty(ruled, map), ["compatible Document.a: a rule is gone: once each"]);
});

test("a rule between the items of a list is breaking when it is new", () => {
  const items = {
    type: "object",
    additionalProperties: false,
    properties: { when: TEXT },
    description: "An item.",
  };
  const list = { ...LIST, items };
  const ruled = { ...list, "x-last-may-omit": "when" };
  const rule = "only the last item may have no when";
  assert.deepEqual(ofProperty(list, ruled), [`breaking Document.a: there is a rule: ${rule}`]);
  assert.deepEqual(ofProperty(ruled, list), [`compatible Document.a: a rule is gone: ${rule}`]);
});

test("a number that need not be whole takes more", () => {
  assert.deepEqual(ofProperty(NUMBER, { ...NUMBER, type: "number" }), [
    "compatible Document.a: the type takes more: integer -> number",
  ]);
});

test("a value of an enum that is gone is breaking, a new one is compatible", () => {
  assert.deepEqual(ofProperty(ENUM, { ...ENUM, enum: ["B", "C"] }), [
    "breaking Document.a: the value A is gone",
    "compatible Document.a: there is a value C",
  ]);
});

test("a property that is gone is breaking, a new one only when it is required", () => {
  const both = { a: TEXT, b: NEW };
  assert.deepEqual(differences(state(both), state({ a: TEXT })), [
    "breaking Document.b: the property is gone",
  ]);
  assert.deepEqual(differences(state({ a: TEXT }), state(both)), [
    "compatible Document.b: there is a new property",
  ]);
  assert.deepEqual(differences(state({ a: TEXT }), state(both, { required: ["b"] })), [
    "breaking Document.b: there is a new property that is required",
  ]);
});

test("to require a property is breaking, to let it be left out is not", () => {
  const required = state({ a: TEXT }, { required: ["a"] });
  assert.deepEqual(differences(state({ a: TEXT }), required), [
    "breaking Document.a: the property is required now",
  ]);
  assert.deepEqual(differences(required, state({ a: TEXT })), [
    "compatible Document.a: the property may be left out now",
  ]);
});

test("another default is breaking, a first one needs action", () => {
  const [x, y] = ["x", "y"].map((value) => ({ ...TEXT, default: value }));
  assert.deepEqual(ofProperty(x ?? {}, y ?? {}), [
    'breaking Document.a: the default is another: "x" -> "y"',
  ]);
  assert.deepEqual(ofProperty(x ?? {}, TEXT), [
    'breaking Document.a: the default is another: "x" -> unset',
  ]);
  assert.deepEqual(ofProperty(TEXT, x ?? {}), [
    'needs action Document.a: there is a default now: unset -> "x"',
  ]);
});

test("another type is breaking, unless it takes all that the old one took", () => {
  assert.deepEqual(ofProperty(TEXT, NUMBER), [
    "breaking Document.a: the type is another: string -> number",
  ]);
  assert.deepEqual(ofProperty({ ...NUMBER, type: "number" }, NUMBER), [
    "breaking Document.a: the type is another: number -> integer",
  ]);
  assert.deepEqual(ofProperty(ENUM, TEXT), [
    "compatible Document.a: the type takes more: enum -> string",
  ]);
  assert.deepEqual(
    ofProperty(NUMBER, { ...NUMBER, "x-int-or-string": true, type: undefined, maxLength: 8 }).slice(
      0,
      1,
    ),
    ["compatible Document.a: the type takes more: number -> intOrString"],
  );
  const { description, ...number } = NUMBER;
  assert.deepEqual(ofProperty(NUMBER, { oneOf: [{ type: "boolean" }, number], description }), [
    "compatible Document.a: the type takes more: number -> union",
  ]);
});

test("items that must differ now are breaking", () => {
  const set = { ...LIST, "x-list-type": "set" };
  assert.deepEqual(ofProperty(LIST, set), [
    "breaking Document.a: items are told apart by another rule: atomic -> set",
  ]);
  assert.deepEqual(ofProperty(set, LIST), ["compatible Document.a: items may repeat now"]);
});

test("values inside lists are compared, too", () => {
  const narrower = { ...LIST, items: { type: "string", maxLength: 4 } };
  assert.deepEqual(ofProperty(LIST, narrower), [
    "breaking Document.a[]: the limit is narrower: maxLength 8 -> 4",
  ]);
});

test("a rule of known properties is breaking, one of a new property is not", () => {
  const rule = { "x-at-most-one-of": ["a", "b"] };
  assert.match(ofRules({}, rule)[0] ?? "", /^breaking Document: there is a rule: /);
  assert.match(ofRules(rule, {})[0] ?? "", /^compatible Document: a rule is gone: /);
  const wider = { "x-at-most-one-of": ["a", "b", "c"] };
  assert.deepEqual(ofRules(rule, wider, { c: NEW }), [
    "compatible Document.c: there is a new property",
  ]);
  const beside = { "x-at-most-one-of": ["a", "c"] };
  assert.match(ofRules({}, beside, { c: NEW })[1] ?? "", /^compatible Document: /);
  const exactly = { "x-exactly-one-of": ["a", "b"] };
  assert.deepEqual(
    ofRules(exactly, rule).filter((line) => line.startsWith("breaking")),
    [],
  );
  assert.match(ofRules(rule, exactly)[0] ?? "", /^breaking Document: there is a rule: /);
});

test("a condition is breaking, unless it is about a new property", () => {
  const when = (name: string) => ({ "x-rules": [{ if: { [name]: "set" }, then: { a: "set" } }] });
  assert.match(ofRules({}, when("b"))[0] ?? "", /^breaking Document: there is a rule: /);
  assert.match(ofRules(when("b"), {})[0] ?? "", /^compatible Document: a rule is gone: /);
  assert.match(
    ofRules({}, when("c"), { c: NEW })[1] ?? "",
    /^compatible Document: there is a rule of a new property: /,
  );
  const refusing = { "x-rules": [{ if: { a: "set" }, then: { c: "unset" } }] };
  assert.match(ofRules({}, refusing, { c: NEW })[1] ?? "", /^compatible Document: /);
});

test("types are compared by their names, and by their shapes where the name is another", () => {
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

test("removed errors, and errors with another response, are breaking", () => {
  const errors = (status: number, text = "no") => ({
    "errors/catalogue.json": {
      "no-route": { status, text, reason: "no-route", description: "No.", source: "test" },
    },
  });
  const of = (before: Json, after: Json) =>
    differences(state({ a: TEXT }, {}, before), state({ a: TEXT }, {}, after));
  assert.deepEqual(of(errors(404), errors(405)), [
    "breaking errors.no-route: the status is another: 404 -> 405",
  ]);
  assert.deepEqual(of(errors(404), errors(404, "not here")), [
    "needs action errors.no-route: the text is another",
  ]);
  assert.deepEqual(of(errors(404), {}), ["breaking errors.no-route: the error is gone"]);
});

test("a document that is gone is breaking", () => {
  const renamed = state({ a: TEXT }, { title: "Other" });
  assert.deepEqual(differences(state({ a: TEXT }), renamed), [
    "breaking Document: the document is gone",
    "compatible Other: there is a new document",
  ]);
});
