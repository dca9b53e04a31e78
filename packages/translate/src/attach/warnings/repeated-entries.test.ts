import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

/** The warnings that are tested here. */
const ABOUT = /already in this list|: the entry `|controls the gateway/;

function warningsOf(policies: object, more: object = {}): readonly string[] {
  const backends = [{ host: "a:1" }];
  const config = {
    gateways: { web: { port: 80, routes: [{ name: "r", policies, backends }] } },
    ...more,
  };
  const text = JSON.stringify(config);
  return loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  })
    .diagnostics.map(({ severity, path, message }) => `${severity} ${path}: ${message}`)
    .filter((warning) => ABOUT.test(warning));
}

const AT = "warning gateways.web.routes[0].policies";

test("headers whose names differ only in case are named, in conditional responses, too", () => {
  const headers = [
    { name: "X-A", value: "'1'" },
    { name: "x-b", value: "'1'" },
    { name: "x-a", value: "'2'" },
  ];
  const conditional = [{ policy: { status: 200, headers } }];
  const said = "the header `x-a` is already in this list";
  assert.deepEqual(warningsOf({ directResponse: { status: 200, headers } }), [
    `${AT}.directResponse.headers[2]: ${said}`,
  ]);
  assert.deepEqual(warningsOf({ directResponse: { conditional } }), [
    `${AT}.directResponse.conditional[0].policy.headers[2]: ${said}`,
  ]);
});

test("headers that a route or header modifiers repeat in another case are named", () => {
  const list = [
    { name: "X-A", value: "1" },
    { name: "x-a", value: "2" },
  ];
  const said = "the header `x-a` is already in this list";
  assert.deepEqual(warningsOf({ headerModifiers: { request: { set: list, add: list } } }), [
    `${AT}.headerModifiers.request.set[1]: ${said}`,
    `${AT}.headerModifiers.request.add[1]: ${said}`,
  ]);
  const filter = { type: "ResponseHeaderModifier", responseHeaderModifier: { add: list } };
  const route = { matches: [{ headers: list }], filters: [filter], backends: [{ host: "a:1" }] };
  assert.deepEqual(warningsOf({}, { routes: [{ gateways: ["web"], ...route }] }), [
    `warning routes[0].matches[0].headers[1]: ${said}`,
    `warning routes[0].filters[0].responseHeaderModifier.add[1]: ${said}`,
  ]);
});

test("a user who is named twice is named", () => {
  const users = ["a:abNANd1rDfiNc", "b:abNANd1rDfiNc", "a:xyAjYtmfRYx/."];
  assert.deepEqual(warningsOf({ basicAuthentication: { users } }), [
    `${AT}.basicAuthentication.users[2]: the user \`a\` is already in this list`,
  ]);
});

test("entries of a Secret that are no API keys are named, and their unknown fields", () => {
  const keyHash = `sha256:${"0".repeat(64)}`;
  const values = {
    good: "key",
    bad: JSON.stringify({ keyHash: "sha256:XYZ" }),
    odd: JSON.stringify({ keyHash, metdata: {} }),
  };
  const warnings = warningsOf(
    { apiKeyAuthentication: { secretRef: { name: "keys" } } },
    { secrets: { keys: { data: values } } },
  );
  assert.equal(warnings.length, 2);
  assert.match(warnings[0] ?? "", /the entry `bad` is no API key: it must be /);
  assert.match(warnings[1] ?? "", /the entry `odd` has an unknown field `metdata`/);
});

test("an admin server that other machines reach is named", () => {
  for (const [adminAddr, count] of [
    ["0.0.0.0:15000", 1],
    ["[::]:15000", 1],
    ["10.0.0.1:15000", 1],
    ["127.0.0.1:15000", 0],
    ["[::1]:15000", 0],
    ["off", 0],
  ] as const)
    assert.equal(warningsOf({}, { config: { adminAddr } }).length, count, adminAddr);
});
