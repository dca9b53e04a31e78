import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../standalone/load.ts";

test("a regular expression that no path matches is a warning", () => {
  const values = [
    "api/.*",
    "^v[0-9]+",
    "/api/.*",
    ".*",
    "^/v1",
    "a|/b",
    "(api)?/.*",
    "[/a]b",
    "a?/b",
  ];
  const routes = values.map((value) => ({
    matches: [{ path: { value: "/" } }, { path: { type: "RegularExpression", value } }],
    hostnames: [`h${values.indexOf(value)}.example.com`],
    backends: [{ host: "a:1" }],
  }));
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text: JSON.stringify({ gateways: { web: { port: 80, routes } } }),
    environment: {},
    readFile: () => undefined,
  });
  assert.deepEqual(
    diagnostics
      .filter(({ message }) => message.includes("whole path"))
      .map(({ severity, path }) => `${severity} ${path}`),
    [0, 1].map((index) => `warning gateways.web.routes[${index}].matches[1].path.value`),
  );
});
