import assert from "node:assert/strict";
import { test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { documentsOf } from "../../../document/source/documents.ts";
import { ReadBudget } from "../../../document/source/read-budget.ts";
import { YamlDocument } from "../../../document/yaml/yaml-reader.ts";
import { readManifests } from "../../read-manifest.ts";
import { ManifestSet } from "../../document/manifest-set.ts";
import { ownPorts, takenPorts } from "./own-ports.ts";

const CONTROLLER = "a.example/b";
const SET = `apiVersion: gateway.networking.k8s.io/v1
kind: GatewayClass
metadata: { name: c }
spec:
  controllerName: ${CONTROLLER}
  parametersRef: { group: edgegateway.dev, kind: EdgeParameters, name: of-class, namespace: default }
---
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec:
  gatewayClassName: c
  infrastructure: { parametersRef: { group: edgegateway.dev, kind: EdgeParameters, name: own } }
  listeners: [{ name: http, port: 8080, protocol: HTTP }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeParameters
metadata: { name: of-class }
spec: { rawConfig: { config: { adminAddr: 127.0.0.1:9000, statsAddr: 127.0.0.1:9001 } } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeParameters
metadata: { name: own }
spec: { rawConfig: { config: { adminAddr: 'unix:/admin' } } }
`;

function read(set: string, isOneProcess: boolean) {
  let order = 0;
  const documents = [...documentsOf(set)].flatMap(({ text, firstLine }) => {
    const yaml = new YamlDocument(text, new ReadBudget());
    const manifests = readManifests({ file: "in.yaml", yaml, firstLine }, () => order++);
    return manifests.flatMap(({ document }) => document ?? []);
  });
  const reader = {
    controllerName: CONTROLLER,
    impliedClass: undefined,
    isOneProcess,
    givesIdentity: false,
  };
  const snapshot = new ManifestSet(documents, reader);
  const [gateway] = snapshot.all("Gateway");
  assert.ok(gateway !== undefined);
  return { gateway, snapshot, settings: withDefaultsSettings({}) };
}

test("in a cluster, a listener cannot have the default ports of its process", () => {
  const { gateway, ...context } = read(SET, false);
  assert.deepEqual([...ownPorts(gateway, context)], [[15_021, "config.readinessAddr"]]);
});

test("gateways of one process share the ports in the settings of the process", () => {
  const { gateway, ...context } = read(SET, true);
  assert.deepEqual([...ownPorts(gateway, context).keys()], [15_000, 15_020, 15_021]);
});

test("an address in the EdgeParameters of a gateway or of its class does not take the port of a listener", () => {
  for (const [from, setting, to] of [
    ["127.0.0.1:9001", "statsAddr", "0.0.0.0:8080"],
    ["'unix:/admin'", "adminAddr", "localhost:8080"],
  ] as const) {
    const { gateway, snapshot } = read(SET.replace(from, to), false);
    assert.deepEqual(
      takenPorts([gateway], snapshot).map((taken) => taken.setting),
      [setting],
    );
  }
  const { gateway, snapshot } = read(SET, false);
  assert.deepEqual(takenPorts([gateway], snapshot), []);
});
