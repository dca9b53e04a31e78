import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import type { StandaloneFileLimits } from "@edge-gateway/generated/types/index.ts";

/** Limits for reading one file. */
export type ReadLimits = Pick<
  StandaloneFileLimits,
  "maxTokens" | "maxNodes" | "maxTextLength" | "maxKeyLength" | "maxDepth"
>;

/**
 * The remaining budget for reading a file. All its documents share the budget, so time and memory
 * stay bounded. Aliases and variables count with their expanded size.
 */
export class ReadBudget {
  readonly limits: ReadLimits;
  #tokens: number;
  #nodes: number;
  #text: number;

  constructor(limits: ReadLimits = withDefaultsStandaloneFileLimits({})) {
    this.limits = limits;
    this.#tokens = limits.maxTokens;
    this.#nodes = limits.maxNodes;
    this.#text = limits.maxTextLength;
  }

  /** Takes one token from the budget; false if the budget is used up. */
  takeToken(): boolean {
    this.#tokens -= 1;
    return this.#tokens >= 0;
  }

  /** Takes one value from the budget; false if the budget is used up. */
  takeNode(): boolean {
    this.#nodes -= 1;
    return this.#nodes >= 0;
  }

  /** Takes a text of the given length from the budget; false if the budget is used up. */
  takeText(length: number): boolean {
    this.#text -= length;
    return this.#text >= 0;
  }

  /** Takes values and their texts together, if the budget is enough for all of them. */
  take({ nodes, textLength }: { readonly nodes: number; readonly textLength: number }): boolean {
    if (nodes > this.#nodes || textLength > this.#text) return false;
    this.#nodes -= nodes;
    this.#text -= textLength;
    return true;
  }

  /** Whether the budget of the file was exceeded. */
  get isSpent(): boolean {
    return this.#tokens < 0 || this.#nodes < 0 || this.#text < 0;
  }

  /** Characters of text left in the budget. */
  get textLeft(): number {
    return Math.max(0, this.#text);
  }
}
