import {
  assertionsBetween,
  NO_CHARACTER,
  type PatternProgram,
  type Step,
  Threads,
} from "./pattern-program.ts";

/** The range of a match in a text: its first code unit, and the one after its last. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** The part of a text that is available: all of it from one code unit before {@link PatternScan.open}. */
export interface TextWindow {
  readonly text: string;
  /** The place of the window in the whole text. */
  readonly at: number;
  /** Whether the text ends with the piece. */
  readonly isLast: boolean;
}

/**
 * Finds a pattern in a text that arrives in chunks, with the same matches for every chunking. The
 * matches are those of RE2: the leftmost one, then the next one behind it, and never an empty one.
 *
 * There is one exception: text that has more characters than `longest` and can still become a match
 * is a match, up to where it no longer can. Otherwise a text that is passed on could become part of
 * a match later.
 */
export class PatternScan {
  readonly #program: PatternProgram;
  readonly #longest: number;
  /** The next code unit to read. */
  #at = 0;
  #threads = new Threads();
  #spare = new Threads();
  /** A match; the threads may still become a match that is preferred to it. */
  #match: Found | undefined;
  /** The start of a match that is too long. */
  #longFrom: number | undefined;
  #isEnded = false;

  constructor(program: PatternProgram, longest: number) {
    this.#program = program;
    this.#longest = longest;
  }

  /** The first place that a later chunk may add to a match. */
  get open(): number {
    const { count, starts } = this.#threads;
    return count === 0 || this.#longFrom !== undefined ? this.#at : (starts[0] ?? this.#at);
  }

  /** The beginning of a match that is too long, while it has not ended. */
  get long(): Found | undefined {
    return this.#longFrom === undefined ? undefined : { start: this.#longFrom, end: this.#at };
  }

  /** The matches that are now certain, in their order. */
  read(window: TextWindow): readonly Found[] {
    const found: Found[] = [];
    const { text, at, isLast } = window;
    const end = at + text.length;
    const stop = isLast || !isHighSurrogate(text.charCodeAt(text.length - 1)) ? end : end - 1;
    while (this.#at < stop || (isLast && !this.#isEnded)) {
      if (this.#threads.count === 0 && this.#match === undefined) this.#skip(window, stop);
      if (this.#at < stop || isLast) this.#step(window, found);
    }
    return found;
  }

  /** Continues at a character that a match may begin with. */
  #skip({ text, at }: TextWindow, stop: number): void {
    let next = this.#at;
    while (next < stop && !this.#program.mayBeginWith(text.charCodeAt(next - at))) next += 1;
    this.#at = next;
  }

  #step({ text, at }: TextWindow, found: Found[]): void {
    const place = this.#at;
    const rune = text.codePointAt(place - at) ?? NO_CHARACTER;
    const before = place === 0 ? NO_CHARACTER : text.charCodeAt(place - at - 1);
    const after = rune === NO_CHARACTER ? NO_CHARACTER : text.charCodeAt(place - at);
    const start = this.#advance({ rune, assertions: assertionsBetween(before, after) });
    if (start !== undefined && this.#longFrom === undefined) this.#match = { start, end: place };
    this.#at = place + width(rune);
    this.#limit(found, place);
    if (this.#threads.count > 0) return;
    if (this.#match === undefined) this.#isEnded = rune === NO_CHARACTER;
    else this.#decide(this.#match, { text, at }, found);
  }

  /**
   * Continues all possible matches by one character.
   * @returns the start of a match that ends before this character
   */
  #advance(step: Step): number | undefined {
    const program = this.#program;
    const { count, pcs, starts } = this.#threads;
    const next = this.#spare;
    next.count = 0;
    program.nextStep();
    let matched: number | undefined;
    for (let index = 0; index < count; index += 1) {
      const start = starts[index] ?? 0;
      if (start === matched || !program.advance(pcs[index] ?? 0, start, step, next)) continue;
      matched = start;
      // All others are less preferred; within a match that is too long, they may end behind it.
      if (this.#longFrom === undefined || this.#longFrom === start) break;
    }
    if (this.#longFrom !== undefined) program.begin(this.#at, step, next);
    else if (matched === undefined && this.#match === undefined)
      if (program.begin(this.#at, step, next)) matched = this.#at;
    this.#spare = this.#threads;
    this.#threads = next;
    return matched;
  }

  /** Notes a match that becomes too long, or the end of one. */
  #limit(found: Found[], place: number): void {
    const { count, starts } = this.#threads;
    const first = count === 0 ? this.#at : (starts[0] ?? 0);
    if (this.#longFrom !== undefined && this.#longFrom !== first) {
      found.push({ start: this.#longFrom, end: place });
      this.#longFrom = undefined;
    }
    if (this.#longFrom !== undefined || this.#at - first <= this.#longest) return;
    this.#longFrom = first;
    this.#match = undefined;
  }

  /** The search continues behind the match, or behind the character that follows an empty one. */
  #decide({ start, end }: Found, { text, at }: Omit<TextWindow, "isLast">, found: Found[]): void {
    this.#match = undefined;
    this.#at = end;
    if (end > start) found.push({ start, end });
    else {
      const rune = text.codePointAt(end - at) ?? NO_CHARACTER;
      this.#at += width(rune);
      this.#isEnded = rune === NO_CHARACTER;
    }
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd8_00 && unit <= 0xdb_ff;
}

/** The code units of a character. */
function width(rune: number): number {
  if (rune === NO_CHARACTER) return 0;
  return rune > 0xff_ff ? 2 : 1;
}
