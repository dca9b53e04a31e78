import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { isOfClass } from "./objects/common.ts";
import type { MadeFor } from "./objects/common.ts";

/** The facts that decide which Gateways the controller provisions. */
export interface Ownership {
  readonly controllerName: string;
  /** Returns a Gateway as it is in the cluster. */
  readonly gateway: (key: string) => KubeObject | undefined;
  readonly gatewayClasses: () => readonly KubeObject[];
}

/** A gateway that another controller now runs, and the class for which this controller made its objects. */
export interface Departed extends MadeFor {
  readonly key: string;
  readonly className: string;
}

/**
 * The gateway of a workload, if the gateway's class now belongs to another controller, which does not delete
 * what this controller made. Undefined while it is uncertain which controller runs the gateway, for example
 * if the class does not exist.
 */
export function departedGateway(workload: KubeObject, ownership: Ownership): Departed | undefined {
  const { namespace = "", labels = {} } = workload.metadata;
  const { name, uid } = ownerOf(workload) ?? {};
  if (typeof name !== "string" || typeof uid !== "string") return undefined;
  const key = `${namespace}/${name}`;
  const gateway = ownership.gateway(key);
  if (gateway?.metadata.uid !== uid) return undefined;
  const classes = ownership.gatewayClasses();
  const { gatewayClassName } = specOf(gateway);
  const now = classes.find((each) => each.metadata.name === gatewayClassName);
  const before = classes.find((each) => isOfClass(labels, each.metadata.name));
  if (now === undefined || before === undefined) return undefined;
  const isOwn = (each: KubeObject) => specOf(each)["controllerName"] === ownership.controllerName;
  if (isOwn(now) || !isOwn(before)) return undefined;
  return { key, plan: { gateway: { namespace, name } }, uid, className: before.metadata.name };
}

/** The Gateway for which an object was made, according to the object's owner reference. */
export function ownerOf({ metadata }: KubeObject): Json | undefined {
  const owners: unknown = metadata["ownerReferences"];
  const list: readonly unknown[] = Array.isArray(owners) ? owners : [];
  return list.filter(isJson).find(({ kind }) => kind === "Gateway");
}

function specOf({ spec }: KubeObject): Json {
  return isJson(spec) ? spec : {};
}
