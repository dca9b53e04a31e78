import assert from "node:assert/strict";
import { test } from "node:test";
import { insertAll, valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import { ConfigText } from "../config-text.ts";
import type { Values } from "../task.ts";
import { TASKS } from "../tasks.ts";

const FILE = `gateways:
  default: { port: 80 }
  web:
    port: 81
    routes:
      - name: api.v1
      - name: api-v1
      - name: kept
        policies:
          apiKeyAuthentication: { secretRef: { name: clients } }
          rateLimit: { local: [{ requests: 1, unit: Minutes }] }
  keyed: { port: 82, policies: { apiKeyAuthentication: { runtimeKeys: {} } } }
routes:
  - name: plain
  - { name: both, gateways: [default, web] }
secrets:
  clients: { file: clients.yaml }
policies:
  - name: ui-route-web-api-v1
    targetRefs: [{ kind: Route, name: web/other }]
`;

function taskOf(wanted: string) {
  const task = TASKS.find(({ kind }) => kind === wanted);
  assert.ok(task !== undefined);
  return task;
}

/** The objects of a database after a form has written to them. */
function written(kind: string, values: Values, text = "", below = FILE): string {
  return insertAll(text, taskOf(kind).write(values, new ConfigText(text, below)).insertions);
}

function limited(route: string, text = ""): string {
  const existing = "kept beside this one";
  return written("rate", { route, existing, requests: 5, unit: "Minutes" }, text);
}

function policiesOf(text: string): readonly Values[] {
  return Object(valuesIn(text)).policies;
}

test("routes whose names look alike have a policy each, with a name of its own", () => {
  const texts = limited("web/api-v1", limited("web/api.v1"));
  const policies = policiesOf(limited("web/api.v1", texts));
  assert.deepEqual(
    policies.map(({ name, targetRefs }) => ({ name, targetRefs })),
    [
      { name: "ui-route-web-api-v1-2", targetRefs: [{ kind: "Route", name: "web/api.v1" }] },
      { name: "ui-route-web-api-v1-3", targetRefs: [{ kind: "Route", name: "web/api-v1" }] },
    ],
  );
  assert.deepEqual(
    policies.map(({ traffic }) => Object(traffic).rateLimit.local.length),
    [2, 1],
  );
});

test("a policy that has other targets, too, is not changed", () => {
  const shared = `policies:
  - name: shared
    targetRefs: [{ kind: Route, name: web/api-v1 }, { kind: Route, name: web/kept }]
    traffic: {}
`;
  assert.deepEqual(
    policiesOf(limited("web/api-v1", shared)).map(({ name }) => name),
    ["shared", "ui-route-web-api-v1-2"],
  );
});

test("routes at the top level have the names that only they have", () => {
  const names = new ConfigText("", FILE).routes.map(({ name }) => name);
  assert.deepEqual(names.slice(-2), ["default/plain", "routes/both"]);
  for (const name of names.slice(-2))
    assert.deepEqual(policiesOf(limited(name))[0]?.["targetRefs"], [{ kind: "Route", name }]);
});

test("what the file itself says wins, so forms do not offer it", () => {
  const config = new ConfigText("", FILE);
  const choices = (kind: string) =>
    taskOf(kind)
      .fields.find(({ name }) => name === "route" || name === "gateway")
      ?.choices?.(config);
  assert.ok(!choices("key")?.includes("web/kept"));
  assert.ok(!choices("rate")?.includes("web/kept"));
  assert.ok(choices("token")?.includes("web/kept"));
  assert.deepEqual(choices("keys"), ["default", "web"]);
  assert.deepEqual(choices("route"), ["default", "web", "keyed"]);
  const own = taskOf("rate").fields[0]?.choices?.(new ConfigText(FILE));
  assert.ok(own?.includes("web/kept"));
});

test("a key over a file whose Secrets have the usual names gets a Secret of another name", () => {
  const values = { route: "default/plain", client: "shop", entry: { key: "k" } };
  const taken = FILE.replace("secrets:", "secrets:\n  clients-2: { file: b }");
  const text = written("key", values, "", taken);
  assert.deepEqual(Object.keys(Object(valuesIn(text)).secrets), ["clients-3"]);
  assert.match(text, /secretRef:\n +name: clients-3\n/);
});

test("a route of the file takes no matches from a form, which says what it needs", () => {
  const below = FILE.replace(
    "name: plain",
    "{ name: plain, matches: [{ path: { type: PathPrefix, value: /mcp } }] }",
  );
  const values = { route: "default/plain", issuer: "i", audience: "a", keys: "k", agents: true };
  const { note, insertions } = taskOf("token").write(values, new ConfigText("", below));
  assert.equal(insertions.length, 1);
  assert.match(note ?? "", /\/\.well-known\/oauth-protected-resource\/mcp, .+server\/mcp$/);
});
