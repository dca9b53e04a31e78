import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "../../load-files.ts";

/** The findings about configuration files or manifests, each as `path: message`. */
function findings(text: string): readonly string[] {
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { files } = loadFiles([{ file: "in.yaml", text }], options);
  return files
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ code, path }) => code !== "deprecated" && !path.endsWith(".mcp.authentication"))
    .map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

const AUTHENTICATION = "authentication: {jwks: {url: http://a/keys}}";
const RULE = 'authorization: {policy: {matchExpressions: ["true"]}}';
const GUARD = "promptGuard: {request: [{regex: {matches: [{pattern: a}]}}]}";
const JWT = "; `traffic.jwtAuthentication` protects backends of every kind";
const RULES = "; `traffic.authorization` protects backends of every kind";

function missed(path: string, field: string, cure = ""): string {
  return `warning ${path}.${field}: has no effect: \`${field}\` applies only to backends of the form \`${field}\`, and it reaches none${cure}`;
}

/** A file with two listeners, whose routes lead to the given backends. */
function file(backends: readonly string[], policies: readonly string[]): string {
  const routes = backends.map(
    (backend, at) =>
      `    - {name: r${at}, matches: [{path: {value: /${at}}}], backends: [${backend}]}`,
  );
  return `gateways:
  web:
    port: 80
    listeners: [{name: public}, {name: inner, hostname: inner.example}]
    routes:
${routes.join("\n")}
backends:
  app: {static: {host: a, port: 1}}
  tools: {mcp: {targets: [{name: files, static: {host: b, port: 2}}]}}
  llm: {ai: {provider: {openai: {}}}}
policies: [${policies.map((policy) => `{${policy}}`).join(", ")}]
`;
}

function to(kind: string, name: string): string {
  return `targetRefs: [{kind: ${kind}, name: ${name}}]`;
}

test("a policy about messages of one kind of backend is a warning where it reaches only others", () => {
  for (const [kind, name] of [
    ["Gateway", "web"],
    ["Gateway", "web, sectionName: inner"],
    ["Route", "r0"],
  ] as const) {
    const policies = [`${to(kind, name)}, backend: {mcp: {${AUTHENTICATION}}, ai: {${GUARD}}}`];
    const mcp = missed("policies[0].backend", "mcp", JWT);
    const ai = missed("policies[0].backend", "ai");
    assert.deepEqual(findings(file(["{backend: app}"], policies)), [mcp, ai], kind);
    assert.deepEqual(findings(file(["{backend: tools}"], policies)), [ai], kind);
    assert.deepEqual(findings(file(["{backend: llm}"], policies)), [mcp], kind);
    const both = ["{backend: tools}, {backend: app}, {backend: llm}"];
    assert.deepEqual(findings(file(both, policies)), [], kind);
  }
});

test("what another route reaches counts for the gateway, but not for a route", () => {
  const backends = ["{backend: app}", "{backend: tools}"];
  const block = `backend: {mcp: {${RULE}}}`;
  assert.deepEqual(findings(file(backends, [`${to("Gateway", "web")}, ${block}`])), []);
  assert.deepEqual(findings(file(backends, [`${to("Route", "r0")}, ${block}`])), [
    missed("policies[0].backend", "mcp", RULES),
  ]);
});

test("policies inline in a reference and in a backend are checked, too", () => {
  const inline = [
    `{host: "a:1", policies: {mcp: {${RULE}}}}`,
    `{backend: tools, policies: {mcp: {${RULE}}}}`,
  ];
  assert.deepEqual(findings(file(inline, [])), [
    missed("gateways.web.routes[0].backends[0].policies", "mcp", RULES),
  ]);
});

test("the models that a gateway offers are backends of the form ai", () => {
  const models = "models:\n  small: {provider: OpenAI}\n";
  const text = file(["{backend: app}"], [`${to("Gateway", "web")}, backend: {ai: {${GUARD}}}`]);
  assert.deepEqual(findings(text + models), []);
});
