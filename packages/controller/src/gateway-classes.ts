import { isDeepStrictEqual } from "node:util";
import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import type { Client } from "@edge-gateway/kube/client";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { objectPath } from "@edge-gateway/kube/resources";
import type { Resource } from "@edge-gateway/kube/resources";
import { groupOfKind } from "@edge-gateway/translate/manifests/kinds/table";

/** A GatewayClass that the controller creates. */
export interface WantedClass {
  readonly name: string;
  readonly spec: Json;
}

/** The GatewayClass in the settings, and the GatewayClasses for which the settings have parameters. */
export function wantedClasses({
  controllerName,
  gatewayClassName,
  gatewayClassParametersRefs,
}: ControllerSettings): readonly WantedClass[] {
  const names = new Set([gatewayClassName, ...Object.keys(gatewayClassParametersRefs)]);
  return [...names].map((name) => {
    const ref = gatewayClassParametersRefs[name];
    const kind = "EdgeParameters";
    const parametersRef = { group: groupOfKind(kind), kind, ...ref };
    return { name, spec: { controllerName, ...(ref === undefined ? {} : { parametersRef }) } };
  });
}

/** Whether a class must be written; a class of another controller is never written. */
export function isDue({ spec }: WantedClass, written: KubeObject | undefined): boolean {
  if (written === undefined) return true;
  const known: Json = isJson(written["spec"]) ? written["spec"] : {};
  if (known["controllerName"] !== spec["controllerName"]) return false;
  const wanted = spec["parametersRef"];
  return wanted !== undefined && !isDeepStrictEqual(known["parametersRef"], wanted);
}

/** Writes a class with server-side apply. */
export async function applyClass(
  client: Client,
  resource: Resource,
  { name, spec }: WantedClass,
  fieldManager: string,
): Promise<void> {
  const query = new URLSearchParams({ fieldManager, force: "true" });
  const value = { apiVersion: resource.apiVersion, kind: resource.kind, metadata: { name }, spec };
  await client.request("PATCH", `${objectPath(resource, { name })}?${query.toString()}`, {
    body: { type: "application/apply-patch+yaml", value },
  });
}
