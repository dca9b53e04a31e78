import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../json.ts";
import { modelOf, planFiles } from "../../plan.ts";
import { ajvOf } from "./ajv.ts";
import { ruleFault, violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import type { ValidationContext } from "@edge-gateway/schema-runtime/validation/runtime";

const GROUP = JSON.stringify({ group: "example.dev", version: "v1", category: "example" });

/** The violations of a property `value` with the given schema, as `pointer: message`. */
function violations(schema: JsonObject, value: unknown): readonly string[] {
  return judge({ value: { description: "A value.", ...schema } }, {}, { value });
}

function judge(
  properties: JsonObject,
  more: JsonObject,
  value: unknown,
  context?: ValidationContext,
): readonly string[] {
  const schema = {
    $id: "thing.schema.json",
    title: "Thing",
    description: "A thing.",
    "x-source": "doc",
    type: "object",
    additionalProperties: false,
    properties,
    ...more,
  };
  const model = modelOf(
    new Map([
      ["thing.schema.json", JSON.stringify(schema)],
      ["api-group.json", GROUP],
    ]),
  );
  const validate = ajvOf(model).getSchema("Thing");
  assert.ok(validate !== undefined);
  return violationsOf(validate, value, context).map(
    ({ pointer, message }) => `${pointer}: ${message}`,
  );
}

const text = { type: "string", minLength: 2, maxLength: 3 };
const named = {
  type: "object",
  additionalProperties: false,
  properties: { name: { ...text, description: "Name." } },
  required: ["name"],
};

const MESSAGES: readonly (readonly [schema: JsonObject, value: unknown, message: string])[] = [
  [text, 1, "/value: must be a string"],
  [text, "a", "/value: must be at least 2 characters long"],
  [text, "aaaa", "/value: must be at most 3 characters long"],
  [{ ...text, minLength: 1 }, "", "/value: must not be empty"],
  [{ ...text, pattern: "^a*$" }, "bb", "/value: must match the pattern ^a*$"],
  [{ ...text, pattern: "^a*$", "x-expected": "some a" }, "bb", "/value: must be some a"],
  [{ type: "integer", minimum: 1 }, 0, "/value: must be at least 1"],
  [{ type: "integer", maximum: 1 }, 2, "/value: must be at most 1"],
  [{ type: "integer" }, 0.5, "/value: must be an integer"],
  [{ type: "string", enum: ["a", "b"] }, "c", "/value: must be a or b"],
  [{ type: "boolean" }, "true", "/value: must be true or false"],
  [
    { "x-int-or-string": true, maximum: 3, maxLength: 2 },
    true,
    "/value: must be an integer or a string",
  ],
  [{ type: "array", items: text, maxItems: 1 }, ["aa", "aa"], "/value: must have at most 1 item"],
  [{ type: "array", items: text, minItems: 1, maxItems: 2 }, [], "/value: must not be empty"],
  [
    { type: "array", items: text, maxItems: 2, "x-list-type": "set" },
    ["aa", "aa"],
    "/value: must not have duplicate items",
  ],
  [
    { type: "array", items: named, maxItems: 2, "x-list-type": "map", "x-map-keys": ["name"] },
    [{ name: "aa" }, { name: "aa" }],
    "/value: must not have two items with the same name",
  ],
  [named, {}, "/value: must have the property name"],
  [named, { name: "aa", "a/b": 1 }, "/value/a~1b: unknown field"],
  [
    {
      type: "object",
      additionalProperties: text,
      maxProperties: 2,
      propertyNames: { maxLength: 2 },
    },
    { long: "aa" },
    "/value/long: as a name must be at most 2 characters long",
  ],
  [{ ...text, maxLength: 8, "x-minimum-duration": "1s" }, "999ms", "/value: must be at least 1s"],
  [{ ...text, maxLength: 8, "x-maximum-duration": "1m" }, "61s", "/value: must be at most 1m"],
  [{ oneOf: [text, named] }, 3, "/value: must be a string or a map"],
  [{ oneOf: [text, named] }, { name: "a" }, "/value/name: must be at least 2 characters long"],
];

for (const [schema, value, message] of MESSAGES) {
  test(`${JSON.stringify(value)} in ${JSON.stringify(schema)} ${message}`, () => {
    assert.deepEqual(violations(schema, value), [message]);
  });
}

test("characters are code points, as the API server counts them", () => {
  assert.deepEqual(violations(text, "😀😀😀"), []);
});

test("a property that an object inherits is not set", () => {
  assert.deepEqual(
    judge({ constructor: { ...text, description: "A text." } }, { required: ["constructor"] }, {}),
    [": must have the property constructor"],
  );
});

const part = { ...text, description: "A text." };

test("the error for a wrong number of set properties names those that are set", () => {
  const exactly = { "x-exactly-one-of": ["a", "b", "c"] };
  const message = ": exactly one of a, b and c must be set";
  assert.deepEqual(judge({ a: part, b: part, c: part }, exactly, {}), [`${message}: none is`]);
  assert.deepEqual(judge({ a: part, b: part, c: part }, exactly, { a: "aa", b: "aa" }), [
    `${message}: a and b are both set`,
  ]);
  assert.deepEqual(judge({ a: part, b: part }, { "x-at-most-one-of": ["a", "b"] }, {}), []);
  assert.deepEqual(judge({ a: part, b: part }, { "x-at-least-one-of": ["a", "b"] }, {}), [
    ": at least one of a and b must be set",
  ]);
});

test("a rule counts a property that is not set as its default", () => {
  const mode = { type: "string", enum: ["On", "Off"], default: "On", description: "The mode." };
  const rules = { "x-rules": [{ if: { mode: { in: ["On"] } }, then: { a: "set", b: "unset" } }] };
  const judged = (value: unknown): readonly string[] =>
    judge({ mode, a: part, b: part }, rules, value);
  assert.deepEqual(judged({}), [": a must be set and b must be unset when mode is On"]);
  assert.deepEqual(judged({ mode: "Off" }), []);
  assert.deepEqual(judged({ a: "aa" }), []);
});

test("a rule for files ignores defaults, and does not apply to Kubernetes resources", () => {
  const mode = { type: "string", enum: ["On", "Off"], default: "On", description: "The mode." };
  const rule = { if: { a: "set" }, of: "files", then: { mode: "unset" } };
  const judged = (value: unknown, isResource: boolean): readonly string[] =>
    judge({ mode, a: part }, { "x-rules": [rule] }, value, { isResource });
  assert.deepEqual(judged({ a: "aa", mode: "On" }, false), [": mode must be unset when a is set"]);
  assert.deepEqual(judged({ a: "aa" }, false), []);
  assert.deepEqual(judged({ a: "aa", mode: "On" }, true), []);
});

test("rules between the values of a map ignore values without the required properties", () => {
  const values = {
    ...named,
    properties: { name: part, port: { type: "integer", description: "A." } },
  };
  const map = { type: "object", propertyNames: { maxLength: 2 }, maxProperties: 3 };
  const judged = (rule: JsonObject, value: unknown): readonly string[] =>
    violations({ ...map, additionalProperties: values, "x-item-rules": [rule] }, value);
  const twice = { a: { name: "aa" }, b: { name: "bb" }, c: { name: "aa" } };
  const says = "a name is unique over several lists";
  assert.deepEqual(judged({ distinct: ["name"], says }, twice), [`/value: ${says}`]);
  assert.deepEqual(judged({ distinct: ["name"] }, { a: {}, b: {} }), [
    "/value/a: must have the property name",
    "/value/b: must have the property name",
  ]);
  assert.deepEqual(judged({ distinct: ["port"] }, { a: { name: "aa" }, b: { name: "bb" } }), [
    "/value: no two items may have the same port",
  ]);
});

test("the error for a broken rule names forbidden and missing properties", () => {
  const when = [{ field: "a", test: "set", values: [] }] as const;
  const fault = (fields: object, ...then: Parameters<typeof ruleFault>[1]["then"][number][]) =>
    ruleFault({ a: 1, ...fields }, { when, then });
  const unset = { field: "b", test: "unset", values: [] } as const;
  const set = { field: "c", test: "set", values: [] } as const;
  assert.equal(fault({}, unset), undefined);
  assert.deepEqual(fault({ b: 1 }, unset, set), { wrong: ["/b"], missing: ["/c"] });
  const kinds = { field: "refs.*.kind", values: ["A"] };
  const refs = ["A", "B", "A", "C"].map((kind) => ({ kind }));
  const [wrong, missing] = [["/refs/1/kind", "/refs/3/kind"], []];
  assert.deepEqual(fault({ refs }, { ...kinds, test: "in" }), { wrong, missing });
  assert.deepEqual(fault({ refs }, { ...kinds, test: "same" }), { wrong, missing });
  const atMost = { field: "a", test: "atMost", values: ["d"] } as const;
  assert.deepEqual(fault({ d: 0 }, atMost), { wrong: ["/a"], missing });
});

test("no pattern is matched against a string that is too long", () => {
  const slow = { type: "string", maxLength: 20, pattern: "^(a+)+$" };
  assert.deepEqual(violations(slow, `${"a".repeat(200_000)}!`), [
    "/value: must be at most 20 characters long",
  ]);
});

test("the generated validators load nothing with require", async () => {
  const files = await planFiles(
    modelOf(
      new Map([
        ["api-group.json", GROUP],
        [
          "thing.schema.json",
          JSON.stringify({
            ...named,
            $id: "thing.schema.json",
            title: "Thing",
            description: "A thing.",
            "x-source": "doc",
            "x-root": true,
          }),
        ],
      ]),
    ),
  );
  const scripts = files.filter(({ path }) => path.endsWith(".js"));
  assert.ok(scripts.length > 1);
  for (const { path, content } of scripts) assert.ok(!content.includes("require("), path);
});
