import assert from "node:assert/strict";
import { test } from "node:test";
import { generatedFor } from "../kube/compare/kinds.ts";
import { dotted, handMade, valueAt } from "./hand-made.ts";

const KINDS = ["EdgeBackend", "EdgeModel", "EdgeParameters", "EdgePolicy"];
const FEWEST_VALID = 120;
const FEWEST_INVALID = 240;

const valid = handMade("valid");
const invalid = handMade("invalid");
const all = [...valid, ...invalid];
const generated = new Map(
  await Promise.all(KINDS.map(async (kind) => [kind, await generatedFor(kind)] as const)),
);

function of(kind: string) {
  const found = generated.get(kind);
  assert.ok(found !== undefined, `${kind} is not a kind`);
  return found;
}

test("there are enough resources of every kind, each with a name of its own", () => {
  assert.ok(valid.length >= FEWEST_VALID, `${valid.length} valid`);
  assert.ok(invalid.length >= FEWEST_INVALID, `${invalid.length} invalid`);
  const kinds = new Set(all.map(({ kind }) => kind));
  assert.deepEqual([...kinds].toSorted(), KINDS);
  const names = all.map(({ kind, name }) => `${kind} ${name}`);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test("refused resources name the place and the reason, accepted ones do not", () => {
  assert.deepEqual(
    valid.filter(({ refusal }) => refusal !== undefined).map(({ place }) => place),
    [],
  );
  assert.deepEqual(
    invalid.filter(({ refusal }) => refusal === undefined).map(({ place }) => place),
    [],
  );
});

for (const { place, kind, name, section, document, defaults } of valid) {
  test(`${kind} ${name} is accepted (${section})`, () => {
    const { validate, withDefaults } = of(kind);
    assert.deepEqual(validate(document), [], place);
    for (const { path, value } of defaults) {
      assert.equal(valueAt(document, path), undefined, `${place}: ${path} is in the text`);
      assert.deepEqual(valueAt(withDefaults(document), path), value, `${place}: ${path}`);
    }
  });
}

for (const { place, kind, name, section, document, refusal } of invalid) {
  test(`${kind} ${name} is refused (${section})`, () => {
    const found = of(kind)
      .validate(document)
      .map(({ pointer, message }) => `${dotted(pointer)}: ${message}`);
    const expected = `${refusal?.path}: ${refusal?.words}`;
    assert.ok(
      found.includes(expected),
      `${place}: ${expected}, but: ${found.join("; ") || "it is accepted"}`,
    );
  });
}
