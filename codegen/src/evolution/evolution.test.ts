import assert from "node:assert/strict";
import { test } from "node:test";
import { compareStates } from "./models.ts";
import { ENUM, LIST, NEW, NUMBER, state, TEXT, type Json } from "./testing/states.ts";

/** `level path: reason` of each difference. */
function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return compareStates(before, after).map(
    ({ level, path, reason }) => `${level} ${path}: ${reason}`,
  );
}

/** The differences between documents with one property `a`. */
function ofProperty(before: Json, after: Json): readonly string[] {
  return differences(state({ a: before }), state({ a: after }));
}

/** The differences between documents with the properties `a` and `b` and these rules. */
function ofRules(before: Json, after: Json, more: Json = {}): readonly string[] {
  const properties = { a: TEXT, b: TEXT };
  return differences(state(properties, before), state({ ...properties, ...more }, after));
}

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

test("what an expression can read, and whether a duration may stand in its place", () => {
  const scopes = {
    "cel/scopes.json": {
      variables: {
        a: { type: "string", description: "A." },
        b: { type: "string", description: "B." },
      },
      scopes: {
        request: { description: "Asked.", variables: ["a"] },
        response: { description: "Answered.", variables: ["a", "b"] },
      },
    },
  };
  const over = (scope: string, more: Json = {}): Json => ({
    ...TEXT,
    "x-cel": { scope, result: "any", ...more },
  });
  const changes = (before: Json, after: Json) =>
    differences(state({ a: before }, {}, scopes), state({ a: after }, {}, scopes));
  assert.deepEqual(changes(over("request"), over("response")), [
    "compatible Document.a: the expression can read b",
  ]);
  assert.deepEqual(changes(over("response"), over("request")), [
    "breaking Document.a: the expression can no longer read b",
  ]);
  assert.deepEqual(changes(over("request", { or: "duration" }), over("request")), [
    "breaking Document.a: a duration may no longer stand there as it is",
  ]);
});

test("what a reference means, and whether a value may be printed", () => {
  const secret = { ...TEXT, "x-ref": { kinds: ["Secret"], key: "users", needs: ["a"] } };
  const other = { ...TEXT, "x-ref": { kinds: ["ConfigMap", "Secret"], key: "list", needs: ["b"] } };
  assert.deepEqual(ofProperty(secret, other), [
    "compatible Document.a: there is a kind ConfigMap",
    "breaking Document.a: the kind that is meant is another: Secret -> ConfigMap",
    "breaking Document.a: the key is another: users -> list",
    "breaking Document.a: the key b must be there now",
    "compatible Document.a: the key a may be missing now",
  ]);
  const hidden = { ...TEXT, "x-sensitive": true };
  assert.deepEqual(ofProperty(hidden, TEXT), ["needs action Document.a: it may be printed now"]);
  assert.deepEqual(ofProperty(TEXT, hidden), ["compatible Document.a: it is never printed now"]);
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

test("what the API server writes and merges needs action when it is another", () => {
  const text = { ...TEXT, default: "x" };
  assert.deepEqual(ofProperty(text, { ...text, "x-late-default": true }), [
    "needs action Document.a: the API server no longer writes the default",
  ]);
  assert.deepEqual(
    differences(state({ a: TEXT }), state({ a: TEXT }, { "x-map-type": "atomic" })),
    ["needs action Document: server-side apply replaces it as a whole now"],
  );
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

test("what is inside of lists is compared too", () => {
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

test("annotations that change the meaning are breaking", () => {
  assert.deepEqual(ofProperty({ ...NUMBER, "x-unit": "ms" }, { ...NUMBER, "x-unit": "seconds" }), [
    "breaking Document.a: the unit ms is now seconds",
  ]);
  const cel = (scope: string, result: string) => ({ ...TEXT, "x-cel": { scope, result } });
  assert.deepEqual(ofProperty(cel("request", "string"), cel("request", "bool")), [
    "breaking Document.a: the expression has to give bool, not string",
  ]);
  assert.deepEqual(ofProperty(cel("request", "bool"), cel("request", "any")), [
    "compatible Document.a: the expression has to give any, not bool",
  ]);
  const phases = (...names: string[]) => ({ ...TEXT, "x-phase": names });
  assert.deepEqual(ofProperty(phases("gateway", "route"), phases("route")), [
    "breaking Document.a: the phase gateway is gone",
  ]);
  const deprecated = { ...TEXT, "x-deprecated": { use: "b", since: "1.0" } };
  assert.deepEqual(ofProperty(TEXT, deprecated), [
    "needs action Document.a: it is deprecated: use b",
  ]);
});

test("an expression that can read less is breaking", () => {
  const cel = { ...TEXT, "x-cel": { scope: "request", result: "bool" } };
  const variable = { description: "A variable.", type: "dyn" };
  const scopes = (...names: string[]) => ({
    "cel/scopes.json": {
      variables: Object.fromEntries(names.map((name) => [name, variable])),
      scopes: { request: { description: "A request.", variables: names } },
    },
  });
  const [both, one] = [scopes("request", "jwt"), scopes("request")];
  assert.deepEqual(differences(state({ a: cel }, {}, both), state({ a: cel }, {}, one)), [
    "breaking expressions.request.jwt: the variable is gone",
  ]);
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

test("errors that are gone or answer otherwise are breaking", () => {
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
