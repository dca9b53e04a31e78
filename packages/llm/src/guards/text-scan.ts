import type { Search } from "@edge-gateway/kernel/pattern";
import { GUARD_HELD_CHARACTERS } from "../bounds.ts";
import { maskedText, merged, type Match } from "./matches.ts";

/** A pattern that is looked for, and what is in place of what it finds. */
export interface Rule {
  readonly entity: string;
  readonly search: Search;
  /** Whether what looks like it is it. */
  isMeant(text: string): boolean;
}

/** What is sure of a text, whatever follows. */
export interface ScannedText {
  /** The next part of it, with names in place of what was found. */
  readonly text: string;
  /** That part before anything was put in place. */
  readonly raw: string;
  /** Names of what was found in it. */
  readonly found: readonly string[];
}

/** Looks at a text that comes in pieces: what may still become a match is held back, and only that. */
export class TextScan {
  readonly #rules: readonly Rule[];
  /** What is held, behind the character before it. */
  #text = "";
  #from = 0;

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
  }

  add(text: string): ScannedText {
    this.#text += text;
    return this.#release(false);
  }

  /** The text has ended. */
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
    const meant = matches.flatMap(({ rule, ...found }): readonly Match[] =>
      found.start < end && rule.isMeant(text.slice(found.start, found.end))
        ? [{ ...found, entity: rule.entity }]
        : [],
    );
    const apart = merged(meant);
    const context = precedingLength(text, end);
    this.#text = text.slice(end - context);
    this.#from = context;
    return {
      text: maskedText(text, apart, { start: from, end }),
      raw: text.slice(from, end),
      found: [...new Set(apart.map(({ entity }) => entity))],
    };
  }

  /** Where what follows may change something: never within a match, which may grow over it. */
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

/** As much of the text before a place as assertions look at. */
function precedingLength(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
  return Math.min(end, isSecondHalf ? 2 : 1);
}
