import { isJson } from "@edge-gateway/kube/objects";
import type { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";

interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
}

function conditionsIn(value: unknown): readonly Condition[] {
  return isJson(value) && Array.isArray(value["conditions"]) ? value["conditions"] : [];
}

/** Returns a condition of an object; if the object has parents, of its first parent. */
export function conditionOf(
  api: SimulatedApi,
  kind: string,
  key: string,
  type: string,
): Condition | undefined {
  const [parent] = parentsOf(api, kind, key);
  const holder = parent ?? api.get(kind, key)?.["status"];
  return conditionsIn(holder).find((condition) => condition.type === type);
}

/** Returns the condition `Accepted` of an object at a parent with the given name. */
export function acceptedAt(
  api: SimulatedApi,
  kind: string,
  key: string,
  parent: string,
): Condition | undefined {
  const entry = parentsOf(api, kind, key).find((each) => nameIn(each) === parent);
  return conditionsIn(entry).find(({ type }) => type === "Accepted");
}

function parentsOf(api: SimulatedApi, kind: string, key: string): readonly unknown[] {
  const status = api.get(kind, key)?.["status"];
  const parents: unknown = isJson(status) ? (status["parents"] ?? status["ancestors"]) : undefined;
  return Array.isArray(parents) ? parents : [];
}

function nameIn(entry: unknown): unknown {
  const reference = isJson(entry) ? (entry["parentRef"] ?? entry["ancestorRef"]) : undefined;
  return isJson(reference) ? reference["name"] : undefined;
}
