import assert from "node:assert/strict";
import { test } from "node:test";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { gateway, objectOf } from "../testing/example-objects.ts";
import { CONTROLLER, translateObjects } from "../testing/translate-objects.ts";

/** What the status of a gateway says about the model catalogues of its parameters. */

const CLASS = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "edge-gateway", {
  spec: { controllerName: CONTROLLER },
});

function withCatalog(...configMaps: readonly object[]): readonly KubeObject[] {
  const web = gateway("web");
  const parametersRef = { group: "edgegateway.dev", kind: "EdgeParameters", name: "own" };
  const spec = { modelCatalog: { sources: configMaps.map((configMap) => ({ configMap })) } };
  return [
    CLASS,
    { ...web, spec: { ...Object(web["spec"]), infrastructure: { parametersRef } } },
    objectOf("edgegateway.dev/v1alpha1", "EdgeParameters", "own", { spec }),
  ];
}

function prices(text: string): KubeObject {
  return objectOf("v1", "ConfigMap", "prices", { data: { "catalog.json": text } });
}

/** The condition with this type, and whether the gateway serves nevertheless. */
function conditionsOf(objects: readonly KubeObject[]) {
  const { statuses, gateways } = translateObjects(objects);
  const { conditions = [] } = statuses.get("Gateway default/web") ?? {};
  const of = (name: string) => conditions.find(({ type }) => type === name);
  assert.equal(of("Accepted")?.status, "True");
  assert.equal(of("Programmed")?.status, "True");
  assert.equal(gateways.get("default/web")?.listeners.length, 1);
  const resolved = of("ResolvedRefs");
  return resolved && `${resolved.status} ${resolved.reason}: ${resolved.message}`;
}

test("a catalogue that can be read resolves", () => {
  assert.equal(
    conditionsOf([...withCatalog({ name: "prices" }), prices('{"providers": {}}')]),
    "True ResolvedRefs: all references are resolved",
  );
});

test("a catalogue that is missing or broken is said at the gateway, which is accepted and serves", () => {
  const place = "EdgeParameters default/own spec.modelCatalog.sources[0].configMap";
  const own = withCatalog({ name: "prices" });
  for (const [objects, message] of [
    [own, /there is no ConfigMap default\/prices$/],
    [[...own, prices("{")], /what is under its key must be a model catalogue as JSON$/],
    [[...own, prices('{"providers": 1}')], /its key is not a model catalogue: \/providers: /],
    [[...withCatalog({ name: "prices", key: "other" }), prices("{}")], /has no key other$/],
  ] as const) {
    const said = conditionsOf(objects) ?? "";
    assert.ok(said.startsWith(`False InvalidParameters: ${place}: `), said);
    assert.match(said, message);
  }
});

test("a gateway without catalogues has no such condition", () => {
  assert.equal(conditionsOf([CLASS, gateway("web")]), undefined);
});
