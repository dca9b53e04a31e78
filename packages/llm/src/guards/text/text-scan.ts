import type { Found, PatternScan, Search } from "@edge-gateway/kernel/pattern/pattern-search";
import { GUARD_HELD_CHARACTERS } from "../../bounds.ts";
import { merged, moved, type Match } from "./matches.ts";

/** A pattern, and the replacement of its matches. */
export interface Rule {
  readonly entity: string;
  readonly search: Search;
  /** Selects the parts of a match that are masked. */
  meant(match: string): readonly Found[];
}

/** The parts of a match that are masked, as positions in the text. */
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

/** The next part of a text, which later chunks cannot change any more. */
export interface ScannedText {
  readonly text: string;
  /**
   * The matches in this part, sorted and without overlaps; a match that began before the part has a negative
   * start.
   */
  readonly matches: readonly Match[];
}

/** Searches a text that arrives in chunks for one pattern. */
class RuleScan {
  readonly #rule: Rule;
  readonly #scan: PatternScan;

  constructor(rule: Rule) {
    this.#rule = rule;
    this.#scan = rule.search.scan(GUARD_HELD_CHARACTERS);
  }

  get open(): number {
    return this.#scan.open;
  }

  /** A match that is too long to wait for its end; at most one. */
  get long(): readonly Match[] {
    const { long } = this.#scan;
    return long === undefined ? [] : [{ ...long, entity: this.#rule.entity }];
  }

  read(text: string, at: number, isLast: boolean): readonly Match[] {
    const rule = this.#rule;
    return this.#scan.read({ text, at, isLast }).flatMap((found) =>
      // A match that is too long is masked completely.
      found.end - found.start > GUARD_HELD_CHARACTERS
        ? [{ ...found, entity: rule.entity }]
        : meantIn(text, { start: found.start - at, end: found.end - at }, rule).map((match) =>
            moved(match, at),
          ),
    );
  }
}

/**
 * Scans a text that arrives in chunks. Only text that may still become part of a match is held back, and
 * never more than {@link GUARD_HELD_CHARACTERS}. The matches are the same however the text is split.
 */
export class TextScan {
  readonly #scans: readonly RuleScan[];
  /** The text that is still available, and its position in the whole text. */
  #text = "";
  #at = 0;
  /** The position in the whole text up to which text was returned. */
  #passed = 0;
  /** For each rule, the matches that begin after {@link #passed}. */
  readonly #found: (readonly Match[])[];
  /** The matches that begin before {@link #passed} and may reach beyond it. */
  #reaching: readonly Match[] = [];

  constructor(rules: readonly Rule[]) {
    this.#scans = rules.map((rule) => new RuleScan(rule));
    this.#found = rules.map(() => []);
  }

  add(text: string): ScannedText {
    this.#text += text;
    return this.#pass(false);
  }

  /** Ends the text, and returns its remaining part. */
  end(): ScannedText {
    return this.#pass(true);
  }

  #pass(isLast: boolean): ScannedText {
    for (const [index, scan] of this.#scans.entries()) {
      const found = scan.read(this.#text, this.#at, isLast);
      if (found.length > 0) this.#found[index] = [...(this.#found[index] ?? []), ...found];
    }
    const start = this.#passed;
    const open = Math.min(
      this.#at + this.#text.length,
      ...(isLast ? [] : this.#scans.map((scan) => scan.open)),
    );
    this.#passed = Math.max(start, open);
    const matches = this.#matchesBefore(this.#passed);
    const text = this.#text.slice(start - this.#at, this.#passed - this.#at);
    this.#keepFrom(open - 1);
    return {
      text,
      matches: matches.filter(({ end }) => end > start).map((match) => moved(match, -start)),
    };
  }

  /** The merged matches that begin before a position, cut off at that position. */
  #matchesBefore(place: number): readonly Match[] {
    const before = this.#scans.flatMap((scan, index) => {
      const found = this.#found[index] ?? [];
      if (found.length > 0) this.#found[index] = found.filter(({ start }) => start >= place);
      return [...found.filter(({ start }) => start < place), ...scan.long];
    });
    const matches = merged([...this.#reaching, ...before]);
    this.#reaching = matches.filter(({ end }) => end >= place);
    return matches.map((match) => (match.end > place ? { ...match, end: place } : match));
  }

  #keepFrom(place: number): void {
    if (place <= this.#at) return;
    this.#text = this.#text.slice(place - this.#at);
    this.#at = place;
  }
}
