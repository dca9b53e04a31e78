import assert from "node:assert/strict";
import { test } from "node:test";
import { movedPaths } from "./move-paths.ts";

const DOCUMENT = {
  config: { llmKeys: { file: "keys.json" }, mcp: { consentFile: "/var/consents.json" } },
  secrets: { one: { file: "../one.yaml" }, two: { file: "$FOLDER/two.yaml" }, three: { data: {} } },
  routes: [{ name: "keys.json", policies: { directResponse: { status: 200, body: "keys.json" } } }],
};

test("relative paths lead to the same files from another folder, and all else stays", () => {
  assert.deepEqual(movedPaths(DOCUMENT, "/etc/gw/gw.yaml", "/backup/all.yaml"), {
    ...DOCUMENT,
    config: {
      llmKeys: { file: "../etc/gw/keys.json" },
      mcp: { consentFile: "/var/consents.json" },
    },
    secrets: { ...DOCUMENT.secrets, one: { file: "../etc/one.yaml" } },
  });
});

test("moved there and back, and within a folder, a document is the same", () => {
  const there = movedPaths(DOCUMENT, "a/gw.yaml", "b/c/all.yaml");
  assert.notDeepEqual(there, DOCUMENT);
  assert.deepEqual(movedPaths(there, "b/c/all.yaml", "a/gw.yaml"), DOCUMENT);
  assert.equal(movedPaths(DOCUMENT, "a/gw.yaml", "./a/all.yaml"), DOCUMENT);
});
