import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import type { StandaloneFileLimits } from "@edge-gateway/generated/types/index.ts";

/** Limits for reading one file. */
export type ReadLimits = Pick<
  StandaloneFileLimits,
  | "maxTokens"
  | "maxNodes"
  | "maxTextLength"
  | "maxPlainNodes"
  | "maxPlainTextLength"
  | "maxKeyLength"
  | "maxDepth"
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
  #plainNodes: number;
  #plainText: number;

  constructor(limits: ReadLimits = withDefaultsStandaloneFileLimits({})) {
    this.limits = limits;
    this.#tokens = limits.maxTokens;
    this.#nodes = limits.maxNodes;
    this.#text = limits.maxTextLength;
    this.#plainNodes = limits.maxPlainNodes;
    this.#plainText = limits.maxPlainTextLength;
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

  /** Takes the values and texts of a plain document; false if the budget is used up. */
  takePlain({
    nodes,
    textLength,
  }: {
    readonly nodes: number;
    readonly textLength: number;
  }): boolean {
    this.#plainNodes -= nodes;
    this.#plainText -= textLength;
    return this.#plainNodes >= 0 && this.#plainText >= 0;
  }

  /** Whether the budget of the file was exceeded. */
  get isSpent(): boolean {
    const left = [this.#tokens, this.#nodes, this.#text, this.#plainNodes, this.#plainText];
    return left.some((each) => each < 0);
  }

  /** Values that plain documents may have. */
  get plainNodesLeft(): number {
    return Math.max(0, this.#plainNodes);
  }

  /** Characters of text that plain documents may have. */
  get plainTextLeft(): number {
    return Math.max(0, this.#plainText);
  }

  /** Characters of text left in the budget. */
  get textLeft(): number {
    return Math.max(0, this.#text);
  }
}
