import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { validateIrResource } from "@edge-gateway/generated/validators/ir-resource.js";
import { loadFiles } from "../load-files.ts";
import type { Ir } from "./index.ts";
import { irOf, resourcesOf } from "./resources.ts";

const FOLDERS = ["../manifests/testdata/", "../standalone/testdata/"].map(
  (folder) => new URL(folder, import.meta.url),
);
const FEWEST = 60;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.out)\.yaml$/.test(name))
    .map((name) => new URL(name, folder)),
);

test("there are configurations to test", () => {
  assert.ok(files.length >= FEWEST, `${files.length}`);
});

for (const file of files) {
  const name = file.pathname.split("/").slice(-2).join("/");
  test(`the resources of ${name} are valid and give the same internal form`, (context) => {
    const options = { together: true, environment: {}, readFile: () => undefined };
    const text = readFileSync(file, "utf8");
    const { ir } = loadFiles([{ file: "in.yaml", text }], options);
    if (ir === undefined) return context.diagnostic("is not valid");
    const sent = new Map(
      [...resourcesOf(ir)].map(([key, value]) => [key, JSON.parse(JSON.stringify(value))]),
    );
    for (const [key, value] of sent) assert.deepEqual(validateIrResource(value), [], key);
    assert.deepEqual(inOrder(irOf(sent, ir.settings)), inOrder(JSON.parse(JSON.stringify(ir))));
  });
}

test("policies of the same place and target stay separate if they come from different objects", () => {
  const text = `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec: { gatewayClassName: edge-gateway, listeners: [{ name: a, port: 80, protocol: HTTP }] }
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: api }
spec:
  parentRefs: [{ name: web }]
  rules:
    - timeouts: { request: 500ms, backendRequest: 100ms }
      retry: { codes: [500], attempts: 5 }
      backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: app }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: app }
spec: { static: { host: a.example, port: 80 } }
`;
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir } = loadFiles([{ file: "in.yaml", text }], options);
  assert.ok(ir);
  assert.equal(irOf(resourcesOf(ir), ir.settings).attachments.length, ir.attachments.length);
});

test("key sets of the controller are resources of their own", () => {
  const text = `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec: { gatewayClassName: edge-gateway, listeners: [{ name: a, port: 80, protocol: HTTP }] }
`;
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir } = loadFiles([{ file: "in.yaml", text }], options);
  assert.ok(ir);
  const keySets = [
    { url: "https://a.example/keys", keys: '{"keys":[]}', fetchedAt: 1 },
    { url: "https://b.example/keys" },
  ];
  const resources = resourcesOf({ ...ir, keySets });
  for (const [key, value] of resources) assert.deepEqual(validateIrResource(value), [], key);
  assert.deepEqual(irOf(resources, ir.settings).keySets, keySets);
  const half = { keySet: { url: "https://a.example/keys", keys: "{}" } };
  assert.equal(validateIrResource(half).length, 1);
});

/** The order of lists in the internal form does not matter. */
function inOrder(ir: Ir): object {
  return Object.fromEntries(
    Object.entries(ir).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value,
    ]),
  );
}
