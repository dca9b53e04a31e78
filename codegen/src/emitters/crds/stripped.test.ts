import assert from "node:assert/strict";
import { test } from "node:test";
import { stripped } from "./stripped.ts";

test("parts that do not affect validation are removed, and spaces in rules except in texts", () => {
  const name = { type: "string", minLength: 1, pattern: "^[a-z]+$", description: "A name." };
  const anything = { type: "string", minLength: 1, pattern: "^[a-z]*$" };
  const rule = String.raw`has(self.a) ? self.a != 'x || \' y' : self.b in ['a', "b : c"]`;
  const short = String.raw`has(self.a)?self.a!='x || \' y':self.b in ['a',"b : c"]`;
  assert.deepEqual(
    stripped({
      description: "A thing.",
      properties: { name, anything, count: { type: "integer", format: "int64" } },
      "x-kubernetes-validations": [{ rule, message: "a is no b" }],
    }),
    {
      properties: {
        name: { type: "string", pattern: "^[a-z]+$" },
        anything,
        count: { type: "integer" },
      },
      "x-kubernetes-validations": [{ rule: short, message: "a is no b" }],
    },
  );
});

test("if the definition is still too large, messages are removed, and two rules for opposite cases are joined", () => {
  const rules = [
    { rule: "self.group != '' || self.kind in ['', 'Secret']", message: "a Secret" },
    { rule: "self.group == '' || self.kind != ''", message: "a kind" },
    { rule: "self.name == '' || self.kind != ''", message: "a name" },
  ];
  const many = Array.from({ length: 1_500 }, () => ({ "x-kubernetes-validations": rules }));
  const { all } = Object(stripped({ all: many }));
  assert.deepEqual(all[0], {
    "x-kubernetes-validations": [
      { rule: "self.group==''?self.kind in ['','Secret']:self.kind!=''" },
      { rule: "self.name==''||self.kind!=''" },
    ],
  });
});
