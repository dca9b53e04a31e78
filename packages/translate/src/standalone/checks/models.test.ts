import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

const BASE = `gateways:
  web:
    port: 80
    listeners: [{name: public}, {name: inner, hostname: inner.example}]
    routes:
    - {name: chat, matches: [{path: {value: /chat}}]}
    - {name: exact, matches: [{path: {type: Exact, value: /exact}}]}
    - {name: own, matches: [{path: {value: /own}}], backends: [{host: "127.0.0.1:1"}]}
models:
  fast: {provider: OpenAI}
  any: {match: {model: "gpt-*"}, provider: OpenAI}
`;

/** All findings about the given models, each as `path: message`. */
function findings(...models: readonly string[]): readonly string[] {
  const text = BASE + models.map((model) => `  ${model}\n`).join("");
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ path, message }) => `${path}: ${message}`);
}

function failover(...targets: readonly string[]): string {
  return `virtualModel: {failover: {targets: [${targets.map((each) => `{modelRef: {name: ${each}}, priority: 0}`).join(", ")}]}}`;
}

test("models with valid targets have no findings", () => {
  assert.deepEqual(findings(`v: {${failover("fast")}}`, `w: {${failover("v")}}`), []);
});

test("targets must be models of the file", () => {
  assert.deepEqual(findings(`v: {${failover("fats")}}`), [
    "models.v.virtualModel.failover.targets[0].modelRef.name: there is no model called `fats` under `models`",
  ]);
});

test("virtual models must not refer to each other in a circle", () => {
  assert.deepEqual(findings(`v: {${failover("w")}}`, `w: {${failover("v")}}`), [
    "models.w.virtualModel.failover.targets[0].modelRef.name: virtual models refer to each other in a circle: v -> w -> v",
  ]);
});

test("a target with a wildcard needs one name that matches the wildcard", () => {
  const [form, at] = [
    "virtualModel: {weighted: {targets: [",
    "models.v.virtualModel.weighted.targets[0]",
  ];
  assert.deepEqual(findings(`v: {${form}{modelRef: {name: any}}]}}}`), [
    `${at}: the model \`any\` matches \`gpt-*\`, so \`model\` must name one model`,
  ]);
  assert.deepEqual(findings(`v: {${form}{modelRef: {name: any}, model: claude}]}}}`), [
    `${at}.model: the model \`any\` matches \`gpt-*\`, which \`claude\` is not`,
  ]);
  assert.deepEqual(findings(`v: {${form}{modelRef: {name: any}, model: gpt-5}]}}}`), []);
});

test("parents must be gateways, listeners or routes of the file", () => {
  const at = (parent: string): readonly string[] =>
    findings(`m: {provider: OpenAI, parentRefs: [${parent}]}`);
  assert.deepEqual(at("{kind: Gateway, name: web, sectionName: public}"), []);
  assert.deepEqual(at("{kind: Route, name: chat}"), []);
  const place = "models.m.parentRefs[0]";
  assert.deepEqual(at("{kind: Gateway, name: wbe}"), [
    `${place}.name: there is no gateway called \`wbe\` under \`gateways\``,
  ]);
  assert.deepEqual(at("{kind: Gateway, name: web, sectionName: none}"), [
    `${place}.sectionName: there is no listener called \`none\` under \`gateways.web.listeners\``,
  ]);
  assert.deepEqual(at("{kind: Route, name: own}"), [
    `${place}.name: the route \`own\` has backends, which a route that offers models must not have`,
  ]);
  assert.deepEqual(at("{kind: Route, name: web/chat}"), []);
  assert.deepEqual(at("{kind: Route, name: web/own}"), [
    `${place}.name: the route \`web/own\` has backends, which a route that offers models must not have`,
  ]);
  assert.deepEqual(at("{kind: Route, name: exact}"), [
    `${place}.name: the route \`exact\` must match paths by PathPrefix to offer models`,
  ]);
});

test("two models with the same name at one place are an error", () => {
  assert.deepEqual(findings("other: {match: {model: fast}, provider: Anthropic}"), [
    "models.other: the model `fast` takes the requests for `fast` already",
  ]);
  assert.deepEqual(
    findings(
      "other: {match: {model: fast}, provider: OpenAI, parentRefs: [{kind: Route, name: chat}]}",
    ),
    [],
  );
});

test("a provider cannot be a Service in a file", () => {
  const custom = "custom: {backendRef: {name: a, port: 1}, formats: [{type: Completions}]}";
  assert.deepEqual(findings(`m: {provider: Custom, ${custom}}`), [
    "models.m.custom.backendRef: a standalone file has no Services: set `host` and `port` of the provider, or `baseURL` of the model",
  ]);
});

test("a model of a file may be a server of this machine", () => {
  for (const host of ["localhost:11434", "127.0.0.1:8000", "[::1]:8000"])
    assert.deepEqual(findings(`m: {provider: Ollama, baseURL: "http://${host}/v1"}`), []);
});
