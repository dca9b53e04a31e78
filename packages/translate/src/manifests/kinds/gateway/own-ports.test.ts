import assert from "node:assert/strict";
import { test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { documentsOf } from "../../../document/documents.ts";
import { ReadBudget } from "../../../document/read-budget.ts";
import { YamlDocument } from "../../../document/yaml-reader.ts";
import { readManifests } from "../../read-manifest.ts";
import { Snapshot } from "../../snapshot.ts";
import { ownPorts } from "./own-ports.ts";

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

function portsIn(isOneProcess: boolean): ReadonlyMap<number, string> {
  let order = 0;
  const documents = [...documentsOf(SET)].flatMap(({ text, firstLine }) => {
    const yaml = new YamlDocument(text, new ReadBudget());
    const manifests = readManifests({ file: "in.yaml", yaml, firstLine }, () => order++);
    return manifests.flatMap(({ document }) => document ?? []);
  });
  const reader = { controllerName: CONTROLLER, impliedClass: undefined, isOneProcess };
  const snapshot = new Snapshot(documents, reader);
  const [gateway] = snapshot.all("Gateway");
  assert.ok(gateway !== undefined);
  return ownPorts(gateway, { snapshot, settings: withDefaultsSettings({}) });
}

test("in a cluster, the EdgeParameters of a gateway and of its class determine which ports its process uses itself", () => {
  assert.deepEqual(
    [...portsIn(false)],
    [
      [9001, "config.statsAddr"],
      [15021, "config.readinessAddr"],
    ],
  );
});

test("gateways of one process share the ports in the settings of the process", () => {
  assert.deepEqual([...portsIn(true).keys()], [15_000, 15_020, 15_021]);
});
