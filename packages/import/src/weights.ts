import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { JsonObject } from "@edge-gateway/llm";

/**
 * The settings by which LiteLLM distributes requests. If the first deployment of a name has several of them,
 * the first in this list counts.
 */
const SHARES = ["weight", "rpm", "tpm"] as const;

const { maximum: MOST } = LIMITS.weightedTarget.weight;
const HUNDREDTHS = 100;

/** How the requests for a name are distributed to its deployments. */
export interface Shares {
  /** The setting that contains the shares; undefined: all deployments have the same share. */
  readonly by: (typeof SHARES)[number] | undefined;
  readonly weights: readonly number[];
}

/** Computes the weights of deployments from their parameters. */
export function sharesOf(deployments: readonly JsonObject[]): Shares {
  if (deployments.length === 1) return { by: undefined, weights: [1] };
  const by = SHARES.find((name) => typeof deployments[0]?.[name] === "number");
  if (by === undefined) return { by, weights: deployments.map(() => 1) };
  const said = deployments.map(({ [by]: share }) => (typeof share === "number" ? share : 0));
  return { by, weights: wholeWeights(said) };
}

/**
 * Converts shares to whole numbers up to a million with the same proportions; a share above 0 never becomes
 * 0.
 */
export function wholeWeights(shares: readonly number[]): readonly number[] {
  const factor = shares.every(Number.isInteger) ? 1 : HUNDREDTHS;
  const scale = Math.min(factor, MOST / Math.max(...shares, 1));
  return shares.map((share) => (share <= 0 ? 0 : Math.max(1, Math.round(share * scale))));
}
