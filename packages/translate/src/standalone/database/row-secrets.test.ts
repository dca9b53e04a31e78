import assert from "node:assert/strict";
import { test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { databaseObjects } from "./database-text.ts";
import { rowSecrets } from "./row-secrets.ts";

const SETTINGS = withDefaultsSettings({ sensitiveHeaders: ["x-shop"] });

/** The secrets of the objects of a text; those that are declared have a star. */
function secretsOf(text: string): Readonly<Record<string, readonly string[]>> {
  const objects = databaseObjects(text);
  const all = rowSecrets(objects, SETTINGS);
  return Object.fromEntries(
    objects.map(({ kind, name }, index) => [
      `${kind}/${name}`,
      (all[index] ?? []).map(({ path, isDeclared }) => path.join(".") + (isDeclared ? "*" : "")),
    ]),
  );
}

test("what the schemas call a secret is one, wherever it is in an object", () => {
  const found = secretsOf(`
routes:
  - name: shop
    policies: { basicAuthentication: { users: ["ann:$2y$05$abc", "\${BOB}"] } }
    backends: [{ host: "a:1", policies: { auth: { key: planted } } }]
  - name: free
    backends: [{ backend: office }]
backends:
  office: { static: { host: a, port: 1 }, policies: { auth: { key: planted } } }
  variable: { static: { host: a, port: 1 }, policies: { auth: { key: "$OFFICE_KEY" } } }
  reference: { static: { host: a, port: 1 }, policies: { auth: { secretRef: { name: one } } } }
secrets:
  one: { data: { a: planted, b: "\${B}", c: "\${C:-planted}" } }
  file: { file: secrets.yaml }
  variables: { env: { password: PASSWORD } }
`);
  assert.deepEqual(found, {
    "routes/shop": ["policies.basicAuthentication.users.0*", "backends.0.policies.auth.key*"],
    "routes/free": [],
    "backends/office": ["policies.auth.key*"],
    "backends/variable": [],
    "backends/reference": [],
    "secrets/one": ["data.a*", "data.c*"],
    "secrets/file": [],
    "secrets/variables": [],
  });
});

test("values of sensitive headers, and constants that are compared with credentials, are found, too", () => {
  const { "routes/shop": found } = secretsOf(`
routes:
  - name: shop
    policies:
      headerModifiers: { request: { set: [{ name: X-Shop, value: planted }, { name: x, value: y }] } }
      authorization: { allow: ["request.headers['authorization'] == 'planted'", "true"] }
`);
  assert.deepEqual(found?.toSorted(), [
    "policies.authorization.allow.0",
    "policies.headerModifiers.request.set.0.value",
  ]);
});

test("rows that hold no object have no secrets, and versions of one object are looked at each", () => {
  const rows = ["half a", "7", '{"data":{"a":"planted"}}', '{"data":{"b":"planted"}}'];
  const objects = rows.map((value) => ({ kind: "secrets", name: "one", value }));
  const paths = rowSecrets(objects, SETTINGS).map((all) => all.map(({ path }) => path.join(".")));
  assert.deepEqual(paths, [[], [], ["data.a"], ["data.b"]]);
});
