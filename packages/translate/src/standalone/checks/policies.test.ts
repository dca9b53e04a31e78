import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

const BASE = `gateways:
  web:
    port: 80
    listeners: [{name: public}, {name: inner, hostname: inner.example}]
    routes:
    - {name: api, backends: [{backend: app}], policies: {timeouts: {request: 1s}}}
    - {name: tools, matches: [{path: {value: /mcp}}], backends: [{backend: tools}]}
  spare: {port: 81}
backends:
  app: {static: {host: a, port: 1}, policies: {http: {requestTimeout: 1s}}}
  tools: {mcp: {targets: [{name: files, static: {host: b, port: 2}}]}}
  lone: {static: {host: c, port: 3}}
policies:
`;

/** All findings about the given policies, each as `severity code path: message`. */
function findings(...policies: readonly string[]): readonly string[] {
  const text = BASE + policies.map((policy) => `- {${policy}}\n`).join("");
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  return diagnostics.map(
    ({ severity, code, path, message }) => `${severity} ${code} ${path}: ${message}`,
  );
}

function to(kind: string, name: string, sectionName?: string): string {
  const section = sectionName === undefined ? "" : `, sectionName: ${sectionName}`;
  return `targetRefs: [{kind: ${kind}, name: ${name}${section}}]`;
}

const HEADERS = "traffic: {headerModifiers: {request: {remove: [a]}}}";
const TIMEOUT = "traffic: {timeouts: {request: 2s}}";

test("policies can target everything that exists", () => {
  assert.deepEqual(
    findings(
      `${to("Gateway", "web")}, ${HEADERS}`,
      `${to("Gateway", "web", "inner")}, ${HEADERS}`,
      `${to("Route", "tools")}, ${TIMEOUT}`,
      `${to("Route", "web/api")}, ${HEADERS}`,
      `${to("Backend", "tools", "files")}, backend: {tls: {}}`,
      `${to("Backend", "app")}, backend: {tls: {}}`,
      `${to("Gateway", "web")}, backend: {tcp: {connectTimeout: 1s}}`,
    ),
    [],
  );
});

test("an unknown target is an error with a suggestion", () => {
  assert.deepEqual(
    findings(
      `${to("Gateway", "wab")}, ${HEADERS}`,
      `${to("Gateway", "web", "publik")}, ${HEADERS}`,
      `${to("Gateway", "spare", "public")}, ${HEADERS}`,
      `${to("Route", "web/apu")}, ${HEADERS}`,
      `${to("Backend", "apq")}, backend: {tls: {}}`,
      `${to("Backend", "tools", "file")}, backend: {tls: {}}`,
      `${to("Backend", "app", "x")}, backend: {tls: {}}`,
    ),
    [
      "error unknown-reference policies[0].targetRefs[0].name: there is no gateway called `wab` under `gateways`",
      "error unknown-reference policies[1].targetRefs[0].sectionName: there is no listener called `publik` under `gateways.web.listeners`",
      "error unknown-reference policies[2].targetRefs[0].sectionName: there is no listener called `public` under `gateways.spare.listeners`",
      "error unknown-reference policies[3].targetRefs[0].name: there is no route called `web/apu` under `routes`",
      "error unknown-reference policies[4].targetRefs[0].name: there is no backend called `apq` under `backends`",
      "error unknown-reference policies[5].targetRefs[0].sectionName: there is no target or provider called `file` under `backends.tools`",
      "error unknown-reference policies[6].targetRefs[0].sectionName: there is no target or provider called `x` under `backends.app`",
    ],
  );
});

test("all targets of a policy must have the same kind", () => {
  assert.deepEqual(
    findings(`targetRefs: [{kind: Gateway, name: web}, {kind: Route, name: api}], ${HEADERS}`),
    [
      "error conflict policies[0].targetRefs[1].kind: all items of targetRefs must have the same kind",
    ],
  );
});

test("a block that does not apply to its target is refused", () => {
  assert.deepEqual(
    findings(
      `${to("Backend", "tools", "files")}, backend: {headerModifiers: {request: {remove: [a]}}}`,
    ),
    [
      "error conflict policies[0].backend.headerModifiers: `headerModifiers` applies to the backend `tools` as a whole, not to a part of it",
    ],
  );
  assert.match(
    findings(
      `${to("Backend", "app")}, backend: {mcp: {authorization: {policy: {matchExpressions: ["true"]}}}}`,
    ).join("\n"),
    /`mcp` applies only to backends of the form `mcp`, and `app` is not one/,
  );
});

test("an overridden policy is reported with what overrides it: inline policies, and the first policy of the file", () => {
  assert.deepEqual(
    findings(
      `${to("Route", "api")}, ${TIMEOUT}`,
      `${to("Route", "tools")}, ${TIMEOUT}`,
      `${to("Route", "web/tools")}, ${TIMEOUT}`,
      `${to("Backend", "app")}, backend: {http: {requestTimeout: 2s}}`,
    ),
    [
      "warning overridden policies[0].traffic.timeouts: is not used: `gateways.web.routes[0].policies.timeouts` wins",
      "warning overridden policies[2].traffic.timeouts: is not used: `policies[1].traffic.timeouts` wins",
      "warning overridden policies[3].backend.http: is not used: `backends.app.policies.http` wins",
    ],
  );
});

test("a field that is overridden everywhere is reported", () => {
  assert.deepEqual(
    findings(`${to("Gateway", "web")}, ${TIMEOUT}`, `${to("Route", "tools")}, ${TIMEOUT}`),
    [
      "warning overridden policies[0].traffic.timeouts: is not used: `gateways.web.routes[0].policies.timeouts`, `policies[1].traffic.timeouts` win",
    ],
  );
  assert.deepEqual(
    findings(`${to("Gateway", "web")}, strategy: {inheritance: Override}, ${TIMEOUT}`),
    [
      "warning overridden gateways.web.routes[0].policies.timeouts: is not used: `policies[0].traffic.timeouts` wins",
    ],
  );
});

test("a policy that applies to no request is reported", () => {
  assert.deepEqual(
    findings(
      `${to("Gateway", "spare")}, ${TIMEOUT}`,
      `${to("Backend", "lone")}, backend: {tls: {}}`,
    ),
    [
      "warning unreachable policies[0].traffic: this applies to no request: no route uses the target",
      "warning unreachable policies[1].targetRefs[0].name: the policy has no effect here: no route uses the backend `lone`",
    ],
  );
});
