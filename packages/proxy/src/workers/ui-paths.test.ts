import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "@edge-gateway/translate";
import { isUiPath, uiPathsOf } from "./ui-paths.ts";

function pathsOf(ui: string) {
  const text = `gateways: {web: {port: 80}, other: {port: 81}}\nui: {gateways: [web], insecure: true, ${ui}}\n`;
  const input = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const { ir } = loadStandalone(input);
  assert.ok(ir);
  const [bind = "", other = ""] = ir.binds.map(({ key }) => key);
  return { paths: uiPathsOf(ir), bind, other };
}

test("requests of the UI are known by bind and prefix", () => {
  const { paths, bind, other } = pathsOf("path: /admin");
  for (const path of ["/admin", "/admin/", "/admin/api/runtime"])
    assert.equal(isUiPath(paths, bind, path), true, path);
  assert.equal(isUiPath(paths, bind, "/administrators"), false);
  assert.equal(isUiPath(paths, other, "/admin/api/runtime"), false);
});

test("at the root, only the paths of the API are those of the UI", () => {
  const { paths, bind } = pathsOf("path: /");
  assert.equal(isUiPath(paths, bind, "/api/runtime"), true);
  assert.equal(isUiPath(paths, bind, "/debug/trace"), true);
  assert.equal(isUiPath(paths, bind, "/orders"), false);
});
