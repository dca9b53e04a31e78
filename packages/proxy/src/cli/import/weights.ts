import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { JsonObject } from "@edge-gateway/llm";

/** What LiteLLM shares requests by: the first that the first deployment of a name has. */
const SHARES = ["weight", "rpm", "tpm"] as const;

const { maximum: MOST } = LIMITS.weightedTarget.weight;
const HUNDREDTHS = 100;

/** How the deployments of a name share its requests. */
export interface Shares {
  /** The setting that says it; undefined: all have the same share. */
  readonly by: (typeof SHARES)[number] | undefined;
  readonly weights: readonly number[];
}

/** The weights of deployments by their parameters. */
export function sharesOf(deployments: readonly JsonObject[]): Shares {
  if (deployments.length === 1) return { by: undefined, weights: [1] };
  const by = SHARES.find((name) => typeof deployments[0]?.[name] === "number");
  if (by === undefined) return { by, weights: deployments.map(() => 1) };
  const said = deployments.map(({ [by]: share }) => (typeof share === "number" ? share : 0));
  return { by, weights: wholeWeights(said) };
}

/** Whole numbers up to a million with the same proportions; only 0 becomes 0. */
export function wholeWeights(shares: readonly number[]): readonly number[] {
  const factor = shares.every(Number.isInteger) ? 1 : HUNDREDTHS;
  const scale = Math.min(factor, MOST / Math.max(...shares, 1));
  return shares.map((share) => (share <= 0 ? 0 : Math.max(1, Math.round(share * scale))));
}
