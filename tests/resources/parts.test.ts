import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { DocumentReader } from "@edge-gateway/controller/translation/documents";
import { translatePart } from "@edge-gateway/controller/translation/translate-part";
import { Translator } from "@edge-gateway/controller/translation/translation";
import { isKubeObject } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { byAge, compareText, nameOf } from "@edge-gateway/translate/manifests/document/document";
import type { Document } from "@edge-gateway/translate/manifests/document/document";
import { isKindName } from "@edge-gateway/translate/manifests/document/kind-names";
import { ManifestSet } from "@edge-gateway/translate/manifests/document/manifest-set";
import { parseAllDocuments } from "yaml";

/**
 * The sets of manifests with which the translation is tested: they contain each kind and each form
 * of reference.
 */
const CASES = new URL("../../packages/translate/src/manifests/testdata/", import.meta.url);
const READER = {
  controllerName: "edgegateway.dev/gateway-controller",
  impliedClass: undefined,
  isOneProcess: false,
  givesIdentity: false,
};
const CLASS: KubeObject = {
  apiVersion: "gateway.networking.k8s.io/v1",
  kind: "GatewayClass",
  metadata: { name: "edge-gateway" },
  spec: { controllerName: READER.controllerName },
};

function objectsOf(file: string): readonly KubeObject[] {
  const documents = parseAllDocuments(readFileSync(new URL(file, CASES), "utf8"));
  const values = documents.map((document): unknown => document.toJS());
  return [CLASS, ...values.filter(isKubeObject)].map((object) => {
    const { kind } = object;
    const needsNamespace = kind !== "GatewayClass" && kind !== "Namespace";
    const { namespace = "default" } = object.metadata;
    return needsNamespace ? { ...object, metadata: { ...object.metadata, namespace } } : object;
  });
}

const files = readdirSync(CASES, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".in.yaml"),
);

test("there are sets", () => assert.ok(files.length > 20));

for (const file of files)
  test(`the parts of ${file}, translated one by one, have the same result as together`, () => {
    const reader = new DocumentReader((_kind, _object, error) => assert.fail(String(error)));
    const translator = new Translator(
      { controllerName: READER.controllerName, istioAutoEnabled: false },
      () => new Map(),
    );
    const documents = new Map<string, Document>();
    for (const object of objectsOf(file)) {
      const { kind = "", metadata } = object;
      if (!isKindName(kind)) continue;
      const key = { kind, namespace: metadata.namespace ?? "", name: metadata.name };
      const read = reader.read(kind, object);
      translator.set(kind, key, read);
      if (read.document === undefined) documents.delete(nameOf(key));
      else documents.set(nameOf(key), read.document);
    }
    const { gateways, errors } = translator.translate();
    const { statuses, errors: later } = translator.judge();
    assert.deepEqual([...errors, ...later], []);
    const sorted = [...documents.values()].toSorted(
      (left, right) => byAge(left, right) || compareText(left.kind, right.kind),
    );
    const whole = translatePart(new ManifestSet(sorted, READER));
    const inOrder = (values: ReadonlyMap<string, unknown>): readonly unknown[] =>
      [...values].toSorted(([left], [right]) => compareText(left, right));
    const read = [...statuses].filter(([name]) => documents.has(name));
    assert.deepEqual(
      [inOrder(gateways), inOrder(new Map(read))],
      [inOrder(whole.gateways), inOrder(whole.statuses())],
    );
  });
