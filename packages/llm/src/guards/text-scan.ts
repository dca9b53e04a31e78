import type { Found, Search } from "@edge-gateway/kernel/pattern";
import { GUARD_HELD_CHARACTERS } from "../bounds.ts";
import { merged, moved, type Match } from "./matches.ts";

/** A pattern, and the replacement of its matches. */
export interface Rule {
  readonly entity: string;
  readonly search: Search;
  /** Selects the parts of a match that count. */
  meant(match: string): readonly Found[];
}

/** The counting parts of a match in a text. */
export function meantIn(
  text: string,
  { start, end }: Found,
  { entity, meant }: Rule,
): readonly Match[] {
  return meant(text.slice(start, end)).map((part) => ({
    start: start + part.start,
    end: start + part.end,
    entity,
  }));
}

/** The next part of a text, which later chunks cannot change. */
export interface ScannedText {
  readonly text: string;
  /** The matches in the text, sorted and without overlaps. */
  readonly matches: readonly Match[];
}

/** Scans a text that arrives in chunks: holds back only what may still become part of a match. */
export class TextScan {
  readonly #rules: readonly Rule[];
  /** The held text, after the character before it. */
  #text = "";
  #from = 0;

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
  }

  add(text: string): ScannedText {
    this.#text += text;
    return this.#release(false);
  }

  /** Ends the text, and returns the rest of it. */
  end(): ScannedText {
    return this.#release(true);
  }

  #release(isLast: boolean): ScannedText {
    const text = this.#text;
    const from = this.#from;
    const matches = this.#rules.flatMap((rule) =>
      rule.search.find(text, from).map((found) => ({ ...found, rule })),
    );
    const end = isLast ? text.length : this.#sureEnd(matches);
    const meant = matches.flatMap(({ rule, ...found }) =>
      found.start < end ? meantIn(text, found, rule) : [],
    );
    const apart = merged(meant);
    const context = precedingLength(text, end);
    this.#text = text.slice(end - context);
    this.#from = context;
    return { text: text.slice(from, end), matches: apart.map((match) => moved(match, -from)) };
  }

  /** The end of the text that cannot change any more: never inside a match, which may grow. */
  #sureEnd(matches: readonly { readonly start: number; readonly end: number }[]): number {
    const text = this.#text;
    const opens = this.#rules.map(({ search }) => search.openEnd(text, this.#from));
    let end = Math.min(text.length, ...opens);
    for (const match of matches.toSorted((one, other) => other.start - one.start))
      if (match.start < end && match.end > end) end = match.start;
    const least = text.length - GUARD_HELD_CHARACTERS;
    if (end >= least) return end;
    const crossing = matches.filter((one) => one.start < least && one.end > least);
    return Math.max(least, ...crossing.map((one) => one.end));
  }
}

/** The length of preceding text that assertions need. */
function precedingLength(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
  return Math.min(end, isSecondHalf ? 2 : 1);
}
