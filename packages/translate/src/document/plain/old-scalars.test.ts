import assert from "node:assert/strict";
import { test } from "node:test";
import { oldScalar } from "./old-scalars.ts";

/** The value of each unquoted word according to `sigs.k8s.io/yaml`. */
const READ: Readonly<Record<string, boolean | number | undefined>> = {
  yes: true,
  Off: false,
  "0644": 420,
  "-0644": -420,
  "0o644": 420,
  "0b101": 5,
  "1_000": 1000,
  "1_0.5": 10.5,
  "0_7": 7,
  "0899": 899,
  "0": undefined,
  "10": undefined,
  "0x1F": undefined,
  "0.5": undefined,
  "1e3": undefined,
  "12:30:45": undefined,
  "2001-01-01": undefined,
  "1.2.3": undefined,
  a_b: undefined,
  "0644m": undefined,
  "1_a": undefined,
};

for (const [word, value] of Object.entries(READ)) {
  test(`${word} is ${value ?? "what YAML 1.2 says"}`, () => {
    assert.equal(oldScalar(word), value);
  });
}
