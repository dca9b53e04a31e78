import assert from "node:assert/strict";
import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gateway, objectOf } from "../testing/example-objects.ts";
import { MADE_KINDS, SIMULATED_KINDS } from "../testing/simulated-cluster.ts";

const OWN = "edgegateway.dev/v1alpha1";
export const ENVIRONMENT = { EDGE_PROVISIONING: "true", EDGE_XDS_MODE: "plaintext" };
export const CLASS_PARAMETERS = JSON.stringify({
  "edge-gateway": { name: "class", namespace: "default" },
});

export function simulatedApi(...objects: readonly KubeObject[]): SimulatedApi {
  const api = new SimulatedApi([...SIMULATED_KINDS, ...MADE_KINDS]);
  for (const object of objects) api.apply(object);
  return api;
}

/** A gateway with its own parameters. */
export function gatewayWith(infrastructure: object, name = "web"): KubeObject {
  const object = gateway(name, 8080);
  const spec = isJson(object["spec"]) ? object["spec"] : {};
  return {
    ...object,
    metadata: { ...object.metadata, uid: `uid-${name}` },
    spec: { ...spec, infrastructure },
  };
}

export const OWN_PARAMETERS = {
  parametersRef: { group: "edgegateway.dev", kind: "EdgeParameters", name: "own" },
};

export function parameters(name: string, spec: object): KubeObject {
  return objectOf(OWN, "EdgeParameters", name, { spec });
}

/** Waits until the controller has written an object. */
export async function made(
  api: SimulatedApi,
  kind: string,
  key = "default/web",
): Promise<KubeObject> {
  await waitFor(`${kind} ${key}`, () => api.get(kind, key) !== undefined);
  const object = api.get(kind, key);
  assert.ok(object !== undefined);
  return object;
}

/** Reads a value of an object by a path of names; a list item is found by its `name`. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((current, name) => {
    if (Array.isArray(current)) return current.find((item) => Object(item).name === name);
    return Object(current)[name];
  }, value);
}

export const POD = ["spec", "template", "spec"];
export const CONTAINER = [...POD, "containers", "gateway"];

export function messageOf(api: SimulatedApi, type: string): string {
  const conditions = at(api.get("Gateway", "default/web"), "status", "conditions");
  const list: readonly unknown[] = Array.isArray(conditions) ? conditions : [];
  const found = list.find((condition) => at(condition, "type") === type);
  return `${String(at(found, "status"))} ${String(at(found, "reason"))}: ${String(at(found, "message"))}`;
}
