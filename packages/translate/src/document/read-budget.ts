import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import type { StandaloneFileLimits } from "@edge-gateway/generated/types/index.ts";

/** Bounds of what is read from one file. */
export type ReadLimits = Pick<
  StandaloneFileLimits,
  "maxTokens" | "maxNodes" | "maxTextLength" | "maxKeyLength" | "maxDepth"
>;

/**
 * What may still be read of one file: its documents share it, so that time and memory are bounded
 * however the file is divided. Aliases and variables count as what they stand for.
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

  /** Whether one more token may be read. */
  takeToken(): boolean {
    this.#tokens -= 1;
    return this.#tokens >= 0;
  }

  /** Whether one more value may be read. */
  takeNode(): boolean {
    this.#nodes -= 1;
    return this.#nodes >= 0;
  }

  /** Whether a text of this length may be read. */
  takeText(length: number): boolean {
    this.#text -= length;
    return this.#text >= 0;
  }

  /** Whether more was asked for than may be read. */
  get isSpent(): boolean {
    return this.#tokens < 0 || this.#nodes < 0 || this.#text < 0;
  }

  /** Length of the longest text that may still be read. */
  get textLeft(): number {
    return Math.max(0, this.#text);
  }
}
