import type { JsonObject } from "@edge-gateway/llm";
import { listOf, objectOf } from "../values.ts";

/** A deployment, converted to a model. */
export interface Deployment {
  readonly at: string;
  readonly name: string;
  /** The model name that the provider uses. */
  readonly upstream: string;
  /** The parameters of the deployment, which may contain its share of the requests. */
  readonly params: JsonObject;
  /** The priority: deployments with a lower number are tried first. */
  readonly order: number;
  readonly part: JsonObject;
}

/**
 * Converts deployments to targets with weights. A deployment without a share would get no requests, and is
 * left out.
 */
export function weighted(
  targets: readonly object[],
  weights: readonly number[],
): readonly object[] {
  const shared = targets.map((target, index) => ({ ...target, weight: weights[index] ?? 1 }));
  const kept = shared.filter(({ weight }) => weight > 0);
  return kept.length > 0 ? kept : targets.map((target) => ({ ...target, weight: 1 }));
}

/** The number of models that a request for one model may try, one after the other. */
export function targetsOf(model: unknown): number {
  const { failover } = objectOf(objectOf(model)["virtualModel"]);
  return Math.max(1, listOf(objectOf(failover)["targets"]).length);
}
