import assert from "node:assert/strict";
import { test } from "node:test";
import type { AdminConfigVersion } from "@edge-gateway/generated/types/index.ts";
import { changedFiles, originText, resultText, secretsChanged } from "./version-texts.ts";

const VERSION: AdminConfigVersion = {
  id: "2",
  at: "2026-01-01T00:00:00Z",
  origin: "api",
  by: "",
  from: "::1",
  result: "applied",
  generation: 3,
  problems: [],
};

test("a version says where it came from and what became of it", () => {
  assert.equal(originText(VERSION), "admin API from ::1");
  assert.equal(originText({ ...VERSION, origin: "ui" }), "admin UI from ::1");
  assert.equal(resultText(VERSION), "✓ applied");
  const refused = { ...VERSION, result: "refused", problems: ["port 80: in use"] } as const;
  assert.equal(resultText(refused), "✗ refused: port 80: in use");
});

test("only the files that differ are shown, also new and removed ones", () => {
  const before = [
    { name: "a", text: "1" },
    { name: "b", text: "1" },
  ];
  const after = [
    { name: "a", text: "1" },
    { name: "c", text: "2" },
  ];
  assert.deepEqual(changedFiles(before, after), [
    { name: "b", before: "1", after: "" },
    { name: "c", before: "", after: "2" },
  ]);
});

test("secrets that go back to older values are named, and those that stay are not", () => {
  const before = "secrets:\n  own: { key: <redacted:a1> }\n  kept: '<redacted:b2>'\n";
  const after = "secrets:\n  own: { key: <redacted:c3> }\n  moved: '<redacted:b2>'\n";
  assert.deepEqual(secretsChanged([{ name: "gateway.yaml", before, after }]), ["key"]);
  assert.deepEqual(secretsChanged([{ name: "gateway.yaml", before, after: before }]), []);
});
