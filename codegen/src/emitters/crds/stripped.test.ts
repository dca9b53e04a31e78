import assert from "node:assert/strict";
import { test } from "node:test";
import { stripped } from "./stripped.ts";

test("what changes no verdict is left out, and rules have no spaces but in texts", () => {
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

test("where that is not enough, messages go, and two rules for two cases are one", () => {
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
