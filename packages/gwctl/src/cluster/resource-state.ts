import { badStatusOf } from "@edge-gateway/kernel/condition-types";
import { printable } from "@edge-gateway/kernel/text/printable";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";

/** The state of a resource, from the conditions of its status. */
export interface ResourceState {
  /**
   * The state is `pending` if no controller has reported on the newest generation of the resource.
   */
  readonly state: "ok" | "pending" | "problem";
  /** A line for each condition that reports a problem. */
  readonly problems: readonly string[];
}

interface PlacedCondition {
  /**
   * The part of the object that the condition is about, such as `listener https` or `Gateway
   * shop/web`; empty if the condition is about the whole object.
   */
  readonly place: string;
  readonly condition: Json;
}

/**
 * Determines the state of an object from its own conditions and those of its listeners and parents.
 */
export function stateOf(object: KubeObject): ResourceState {
  const { generation } = object.metadata;
  const conditions = conditionsOf(object);
  const problems = conditions.flatMap(problemOf);
  if (problems.length > 0) return { state: "problem", problems };
  const isNew = ({ condition }: PlacedCondition): boolean =>
    condition["status"] === "Unknown" ||
    (generation !== undefined && condition["observedGeneration"] !== generation);
  const isPending = conditions.length === 0 || conditions.some(isNew);
  return { state: isPending ? "pending" : "ok", problems };
}

function problemOf({ place, condition }: PlacedCondition): readonly string[] {
  const [type, reason, message] = ["type", "reason", "message"].map((name) =>
    textIn(condition, name),
  );
  const bad = badStatusOf(type ?? "");
  if (condition["status"] !== bad) return [];
  const where = place === "" ? "" : `${place}: `;
  return [printable(`${where}${type} is ${bad} (${reason}): ${message}`)];
}

function conditionsOf({ metadata, ["status"]: status }: KubeObject): readonly PlacedCondition[] {
  if (!isJson(status)) return [];
  const parents = [...maps(status["parents"]), ...maps(status["ancestors"])];
  return [
    ...placed("", status),
    ...maps(status["listeners"]).flatMap((one) => placed(`listener ${String(one["name"])}`, one)),
    ...parents.flatMap((one) => placed(parentName(one, metadata.namespace), one)),
  ];
}

function placed(place: string, holder: Json): readonly PlacedCondition[] {
  return maps(holder["conditions"]).map((condition) => ({ place, condition }));
}

function parentName(parent: Json, own: string | undefined): string {
  const reference = parent["parentRef"] ?? parent["ancestorRef"];
  if (!isJson(reference)) return "";
  const section = textIn(reference, "sectionName");
  const [kind, namespace] = [textIn(reference, "kind"), textIn(reference, "namespace")];
  const name = `${namespace || own}/${textIn(reference, "name")}`;
  return `${kind || "Gateway"} ${name}${section === "" ? "" : `/${section}`}`;
}

function textIn(map: Json, name: string): string {
  const value = map[name];
  return typeof value === "string" ? value : "";
}

function maps(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}
