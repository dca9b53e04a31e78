import assert from "node:assert/strict";
import { test } from "node:test";
import { RowSealer } from "./row-sealer.ts";

const [OLD, NEW] = ["1".repeat(64), "a".repeat(64)];
const PATHS = [
  ["auth", "key"],
  ["users", "1"],
  ["env", "a/b"],
];
const ROW = {
  kind: "backends",
  name: "office",
  value: JSON.stringify({
    host: "a.test",
    auth: { key: "planted-1", kind: "x" },
    users: ["ann", "planted-2"],
    env: { "a/b": "planted-3", 7: "seven" },
  }),
};

function sealed(key = OLD): string {
  return new RowSealer({ key }).seal(ROW, PATHS);
}

test("a sealed row has no secret in it, and is the same text again when it is opened", () => {
  const value = sealed();
  assert.ok(!value.includes("planted"));
  assert.match(value, /"host":"a\.test".*"kind":"x".*"ann"/);
  assert.notEqual(value, sealed(), "each seal has a nonce of its own");
  assert.deepEqual(new RowSealer({ key: OLD }).open({ ...ROW, value }), ROW);
});

test("a row without secrets, and one of a gateway without a key, stays as it is", () => {
  assert.equal(new RowSealer({ key: OLD }).seal(ROW, []), ROW.value);
  const keyless = new RowSealer({});
  assert.deepEqual([keyless.canSeal, keyless.seal(ROW, PATHS)], [false, ROW.value]);
  for (const value of [ROW.value, "half a", '{"$sealed":1}', '"$sealed"', '["$sealed"]'])
    assert.deepEqual(keyless.open({ ...ROW, value }), { ...ROW, value });
});

test("the previous key opens, and the new one seals", () => {
  const both = new RowSealer({ key: NEW, previousKey: OLD });
  assert.equal(both.open({ ...ROW, value: sealed(OLD) }).value, ROW.value);
  const again = both.seal(ROW, PATHS);
  assert.equal(new RowSealer({ key: NEW }).open({ ...ROW, value: again }).value, ROW.value);
  assert.equal(new RowSealer({ key: OLD }).open({ ...ROW, value: again }).needsKey, true);
});

test("without the key, the row says which key is needed, and which there is", () => {
  const value = sealed();
  const [, id = ""] = /\$sealed":"1\.(\w{8})\./.exec(value) ?? [];
  const { problem, ...rest } = new RowSealer({ key: NEW }).open({ ...ROW, value });
  assert.deepEqual(rest, { ...ROW, value, needsKey: true });
  assert.match(problem ?? "", new RegExp(`by the key ${id}, and this gateway has only \\w{8}:`));
  const none = new RowSealer({}).open({ ...ROW, value });
  assert.match(none.problem ?? "", /this gateway has no key: set the key in config\.database\.key/);
});

test("secrets are sealed for their row and for what is visible of it", () => {
  const sealer = new RowSealer({ key: OLD });
  const value = sealed();
  const hurt = [
    { ...ROW, value, name: "other" },
    { ...ROW, value, kind: "models" },
    { ...ROW, value: value.replace("a.test", "evil.test") },
    {
      ...ROW,
      value: value.replace(/(?<=\$sealed":"1\.\w{8}\.)./, (first) => (first === "A" ? "B" : "A")),
    },
    { ...ROW, value: value.replace(/(?<=\$sealed":"1\.\w{8}\.)[\w-]+/, "AAAA") },
  ];
  for (const row of hurt) {
    const opened = sealer.open(row);
    assert.match(opened.problem ?? "", /changed by hand/);
    assert.equal(opened.needsKey, undefined);
  }
  const unknown = sealer.open({ ...ROW, value: value.replace('"1.', '"2.') });
  assert.match(unknown.problem ?? "", /unknown form/);
});

test("spaces that somebody adds to a row by hand change nothing", () => {
  const value = JSON.stringify(JSON.parse(sealed()), undefined, 2);
  assert.equal(new RowSealer({ key: OLD }).open({ ...ROW, value }).value, ROW.value);
});
