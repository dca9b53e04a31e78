import { isObject } from "../../json.ts";
import { plainName } from "../form/member-kinds.ts";
import type { TextVisit } from "./visit.ts";

/** The beginning of the names of members with other tokens at the same places. */
const OTHERS = "top";

/** Where tokens are: with which text, and in which lane if they go on in the next event. */
interface Beside {
  /** The text that the tokens should repeat. */
  readonly text: string;
  readonly lane?: string;
}

/**
 * Reads the tokens of a text with their probabilities. Tokens that repeat the text need not be read; others, and
 * those that could have been at their places, are texts.
 * @returns whether guards changed them
 */
export function readTokens(value: unknown, visit: TextVisit, { text, lane }: Beside): boolean {
  if (typeof value !== "object" || value === null) return false;
  const tokens: string[] = [];
  const others: string[] = [];
  collect(value, tokens, others);
  const said = tokens.join("");
  const isKnown = said === text || said === "";
  const piece = isKnown
    ? undefined
    : lane === undefined
      ? visit.whole(said)
      : visit.piece(said, lane);
  const other = others.length === 0 ? undefined : visit.whole(others.join("\n"));
  return piece?.isMasked === true || other?.isMasked === true;
}

/** Collects strings, and the names of numbers: text completions have other tokens as names. */
function collect(value: unknown, tokens: string[], others: string[]): void {
  if (typeof value === "string") tokens.push(value);
  if (Array.isArray(value)) for (const item of value) collect(item, tokens, others);
  if (!isObject(value)) return;
  for (const [name, one] of Object.entries(value)) {
    if (tokens === others && typeof one === "number" && !NUMBERS.has(plainName(name)))
      others.push(name);
    collect(one, plainName(name).startsWith(OTHERS) ? others : tokens, others);
  }
}

const NUMBERS: ReadonlySet<string> = new Set(["logprob", "logprobability", "tokenid", "rank"]);
