import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

/** All findings about a header of a match, as `path: message`. */
function findings(name: string): readonly string[] {
  const match = `{headers: [{name: "${name}", value: a}]}`;
  const route = `{matches: [${match}], backends: [{host: "h:1"}]}`;
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text: `gateways: {web: {port: 80, routes: [${route}]}}`,
    environment: {},
    readFile: () => undefined,
  });
  return diagnostics.map(({ path, message }) => `${path}: ${message}`);
}

test("header matches can use pseudo-headers, but only those of requests", () => {
  for (const name of [":method", ":authority", ":path", ":scheme", "X-a"])
    assert.deepEqual(findings(name), []);
  const place = "gateways.web.routes[0].matches[0].headers[0].name";
  for (const name of [":status", ":other"])
    assert.deepEqual(findings(name), [
      `${place}: must be a header name, or one of :authority, :method, :path and :scheme`,
    ]);
});
