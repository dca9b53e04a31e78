import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../json.ts";
import { object, problemsOf, TEXT } from "./testing/problems-of.ts";

/** Problems that several files, or several schemas of one, have together. */

test("included properties belong to the object, and must not be duplicates", () => {
  const part = {
    $id: "part.schema.json",
    title: "Part",
    description: "A part.",
    "x-source": "doc",
    ...object({ text: TEXT }),
  };
  const others = { "part.schema.json": part };
  assert.deepEqual(problemsOf(object({}, { "x-include": ["part.schema.json"] }), others), []);
  assert.match(
    problemsOf(object({ text: TEXT }, { "x-include": ["part.schema.json"] }), others).join(),
    /has the property text twice/,
  );
});

test("a reference to a size needs its limits, which hold for numbers and for texts", () => {
  const size = { title: "Size", description: "A size.", "x-source": "doc", "x-unit": "bytes" };
  const whole = { ...size, "x-int-or-string": true, maximum: 9, maxLength: 8 };
  const others = { "size.schema.json": { $id: "size.schema.json", ...whole } };
  const most = (bounds: JsonObject) =>
    problemsOf(
      object({ most: { $ref: "size.schema.json", description: "A size.", ...bounds } }),
      others,
    ).join();
  assert.equal(most({ "x-minimum-bytes": 1, "x-maximum-bytes": 9 }), "");
  for (const bounds of [{}, { "x-minimum-bytes": 1 }, { "x-maximum-bytes": 9 }])
    assert.match(most(bounds), /refers to a size without its limits/);
});

test("an example is in the folder of its type, and says in its first line what it shows", () => {
  const shown = "# A text.\nkind: Thing\n";
  const modeline = "# yaml-language-server: $schema=thing.json\n";
  const problems = problemsOf(object({ text: TEXT }), {
    "examples/thing/valid/plain.yaml": shown,
    "examples/thing/valid/for-editors.yaml": modeline + shown,
    "examples/thing/valid/silent.yaml": "kind: Thing\n",
    "examples/thing/invalid/silent.yaml": "kind: Things\n",
    "examples/nothing/valid/plain.yaml": shown,
  });
  assert.deepEqual(problems, [
    "examples/thing/valid/silent.yaml#: needs a first line that says what it shows",
    "examples/nothing/valid/plain.yaml#: no type has the name nothing",
  ]);
});

test("the description of an optional property that users write must cover the unset case", () => {
  const head = { title: "Limits", description: "Limits.", "x-source": "doc", "x-root": true };
  const limits = (description: string) => ({
    "common/limits.schema.json": {
      $id: "common/limits.schema.json",
      ...head,
      ...object({ most: { type: "integer", description }, least: TEXT }, { required: ["least"] }),
    },
  });
  assert.deepEqual(problemsOf(object({}), limits("The most; no limit when unset.")), []);
  assert.deepEqual(problemsOf(object({}), limits("The most.")), [
    "common/limits.schema.json#: has the property most, whose description does not say what holds when unset",
  ]);
});

test("cel/scopes.json is complete, and its references are valid", () => {
  const variable = (more: JsonObject): JsonObject => ({ description: "A.", type: "dyn", ...more });
  const scopes = (a: JsonObject, more: JsonObject): JsonObject => ({
    variables: { a: variable(a) },
    scopes: { request: { description: "One.", variables: ["a"], ...more } },
  });
  const said = (a: JsonObject, more: JsonObject = {}): string =>
    problemsOf(object({}), { "cel/scopes.json": scopes(a, more) }).join();
  assert.equal(said({ setBy: "keys", status: "planned" }), "");
  assert.match(said({ setBy: "keys" }), /variables\/a\/status: must be runs or planned/);
  assert.match(said({ status: "runs" }), /variables\/a\/setBy: must name a policy/);
  assert.match(
    said({}, { within: ["Thing"] }),
    /scopes\/request: needs both insteadOf.*and within/,
  );
  assert.match(
    said({}, { insteadOf: "world", within: ["Nothing"] }),
    /names world, which is not defined.*names Nothing, which is not defined/,
  );
});

test("parts of a type whose amounts are parsed are not used by another", () => {
  const file = (name: string, schema: JsonObject) => ({
    [`${name}.schema.json`]: {
      ...{ $id: `${name}.schema.json`, title: name.charAt(0).toUpperCase() + name.slice(1) },
      ...{ description: "It.", "x-source": "doc", ...schema },
    },
  });
  const others = {
    ...file("time", { type: "string", maxLength: 8, "x-amount": "milliseconds" }),
    ...file("part", object({ time: { $ref: "time.schema.json", description: "A time." } })),
    ...file("whole", {
      ...object({ part: { $ref: "part.schema.json", description: "A part." } }),
      "x-parsed": "filled",
    }),
  };
  const other = (name: string) =>
    problemsOf(object({ it: { $ref: `${name}.schema.json`, description: "It." } }), others);
  assert.deepEqual(other("whole"), []);
  assert.deepEqual(other("time"), []);
  assert.deepEqual(other("part"), [
    "thing.schema.json#/properties/it: refers to Part, whose durations and sizes are parsed in another type",
  ]);
  assert.deepEqual(problemsOf({ type: "string", maxLength: 8, "x-amount": "days" }), [
    "thing.schema.json#/x-amount: must be milliseconds or bytes",
  ]);
  assert.deepEqual(problemsOf({ ...object({}), "x-parsed": true }), [
    "thing.schema.json#/x-parsed: must be filled or apart",
  ]);
});
