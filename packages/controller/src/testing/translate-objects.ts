import assert from "node:assert/strict";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import type { Ir } from "@edge-gateway/translate";
import { nameOf } from "@edge-gateway/translate/manifests/document/document";
import { isKindName } from "@edge-gateway/translate/manifests/document/kind-names";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/document/statuses";
import { DocumentReader } from "../translation/documents.ts";
import { Translator } from "../translation/translation.ts";

export const CONTROLLER = "edgegateway.dev/gateway-controller";

/**
 * The result of reading and translating objects; `unread` has the reasons why some objects could not be read.
 */
export interface Outcome {
  readonly gateways: ReadonlyMap<string, Ir>;
  readonly statuses: ReadonlyMap<string, ResourceStatus>;
  readonly unread: ReadonlyMap<string, readonly Finding[]>;
}

/** Reads and translates objects in the given order; throws if the controller itself fails. */
export function translateObjects(objects: readonly KubeObject[]): Outcome {
  const faults: unknown[] = [];
  const reader = new DocumentReader((_kind, _object, error) => faults.push(error));
  const translator = new Translator(
    { controllerName: CONTROLLER, istioAutoEnabled: false },
    () => new Map(),
  );
  const unread = new Map<string, readonly Finding[]>();
  for (const object of objects) {
    const { kind = "" } = object;
    assert.ok(isKindName(kind), kind);
    const { namespace = "", name } = object.metadata;
    const read = reader.read(kind, object);
    if (read.document === undefined) unread.set(nameOf({ kind, namespace, name }), read.findings);
    translator.set(kind, { namespace, name }, read);
  }
  const { gateways, errors } = translator.translate();
  const { statuses, errors: later } = translator.judge();
  assert.deepEqual([...faults, ...errors, ...later], []);
  return { gateways, statuses, unread };
}
