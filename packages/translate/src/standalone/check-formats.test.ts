import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { loadStandalone } from "./load.ts";

/** The paths of the errors of a route with these policies. */
function wrongPaths(policies: string): string[] {
  const backends = "[{host: 'a:1', policies: {headerModifiers: {request: {remove: [Server]}}}}]";
  const text = `gateways: {web: {port: 80, routes: [{policies: ${policies}, backends: ${backends}}]}}\n`;
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ path, code }) => `${code} ${path.split(".policies.")[1]}`);
}

test("headers that the gateway alone writes are refused in every edit, in any case", () => {
  for (const name of LIMITS.managedHeader.values) {
    for (const shown of [name, name.toUpperCase()]) {
      assert.deepEqual(wrongPaths(`{headerModifiers: {response: {remove: [${shown}]}}}`), [
        "wrong-value headerModifiers.response.remove[0]",
      ]);
      assert.deepEqual(
        wrongPaths(`{headerModifiers: {request: {set: [{name: ${shown}, value: a}]}}}`),
        ["wrong-value headerModifiers.request.set[0].name"],
      );
      assert.deepEqual(
        wrongPaths(`{directResponse: {status: 200, headers: [{name: ${shown}, value: "'a'"}]}}`),
        ["wrong-value directResponse.headers[0].name"],
      );
    }
  }
});

test("the Host of a request can be set to a host with a port, and neither added nor removed", () => {
  const edit = (edits: string): string[] => wrongPaths(`{headerModifiers: {request: {${edits}}}}`);
  for (const value of ["a.example.com", "a.example.com:8080", '"[::1]:80"', "10.0.0.1"])
    assert.deepEqual(edit(`set: [{name: Host, value: ${value}}]`), []);
  for (const value of ["a b", "http://a", "a/", "'a:99999'", "a/b"])
    assert.deepEqual(edit(`set: [{name: Host, value: ${value}}]`), [
      "wrong-value headerModifiers.request.set[0].value",
    ]);
  assert.deepEqual(edit("add: [{name: host, value: a}]"), [
    "wrong-value headerModifiers.request.add[0].name",
  ]);
  assert.deepEqual(edit("remove: [HOST]"), ["wrong-value headerModifiers.request.remove[0]"]);
});

test("a header with a value that cannot be sent is refused", () => {
  for (const value of ["a\\rb", "a\\nb", "a\\0b", " a", "a\\t", "\\x7f", "€"])
    assert.deepEqual(
      wrongPaths(`{headerModifiers: {response: {add: [{name: a, value: "${value}"}]}}}`),
      ["wrong-value headerModifiers.response.add[0].value"],
    );
});
