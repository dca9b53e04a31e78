import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "../load-files.ts";

function gateway(parametersRef: string): string {
  return `apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec:
  gatewayClassName: edge-gateway
  infrastructure: { parametersRef: ${parametersRef} }
  listeners: [{ name: http, port: 8080, protocol: HTTP }]
`;
}

function parameters(name: string, spec: string): string {
  return `apiVersion: edgegateway.dev/v1alpha1
kind: EdgeParameters
metadata: { name: ${name} }
spec: ${spec}
`;
}

function load(environment: Readonly<Record<string, string>>, ...documents: readonly string[]) {
  const options = { together: true, environment, readFile: () => undefined };
  const loaded = loadFiles([{ file: "in.yaml", text: documents.join("---\n") }], options);
  const [file] = loaded.files;
  return { settings: loaded.ir?.settings, diagnostics: file?.diagnostics ?? [] };
}

const NAMED = "{ group: edgegateway.dev, kind: EdgeParameters, name: own }";
const RAW =
  "{ rawConfig: { config: { adminAddr: 127.0.0.1:9000, workerThreads: 2 } }, logging: { level: debug } }";

test("the parameters that a gateway names hold the settings of the process", () => {
  const { settings, diagnostics } = load({}, gateway(NAMED), parameters("own", RAW));
  assert.deepEqual(diagnostics, []);
  assert.equal(settings?.adminAddr, "127.0.0.1:9000");
  assert.equal(settings.workerThreads, 2);
  assert.equal(settings.logging.level, "debug");
  assert.equal(settings.logging.format, "text");
});

test("the environment wins", () => {
  const { settings } = load({ ADMIN_ADDR: "off" }, gateway(NAMED), parameters("own", RAW));
  assert.equal(settings?.adminAddr, "off");
});

test("parameters that nothing names are not read", () => {
  const { settings } = load({}, gateway(NAMED.replace("own", "other")), parameters("own", RAW));
  assert.equal(settings?.logging.level, "info");
});

test("a wrong setting is an error at its place", () => {
  const raw = "{ rawConfig: { config: { workerThreads: many } } }";
  const { settings, diagnostics } = load({}, gateway(NAMED), parameters("own", raw));
  assert.equal(settings, undefined);
  assert.deepEqual(
    diagnostics.map(({ path, severity }) => `${severity} ${path}`),
    ["error spec.rawConfig.config.workerThreads"],
  );
});
