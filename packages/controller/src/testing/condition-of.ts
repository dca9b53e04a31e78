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

/** A condition of an object; of its first parent, if it has parents. */
export function conditionOf(
  api: SimulatedApi,
  kind: string,
  key: string,
  type: string,
): Condition | undefined {
  const status = api.get(kind, key)?.["status"];
  const parents: unknown = isJson(status) ? (status["parents"] ?? status["ancestors"]) : undefined;
  const holder: unknown = Array.isArray(parents) ? parents[0] : status;
  return conditionsIn(holder).find((condition) => condition.type === type);
}
