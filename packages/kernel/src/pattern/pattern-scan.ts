import {
  assertionsBetween,
  NO_CHARACTER,
  type PatternProgram,
  type Step,
  Threads,
} from "./pattern-program.ts";

/** The range of a match in a text: its first code unit, and the code unit after its last one. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** The available part of a text. It must begin at least one code unit before {@link PatternScan.open}. */
export interface TextWindow {
  readonly text: string;
  /** The position of the window in the whole text. */
  readonly at: number;
  /** Whether the text ends with the window. */
  readonly isLast: boolean;
}

/**
 * Finds a pattern in a text that arrives in chunks. The matches are the same however the text is split, and
 * are those of RE2: the leftmost match, then the next match after it, and never an empty match.
 *
 * There is one exception: a text of more than `longest` characters that can still become a match counts as a
 * match, up to the point where it can no longer become one. Without this exception, text that was already
 * passed on could later become part of a match.
 */
export class PatternScan {
  readonly #program: PatternProgram;
  readonly #longest: number;
  /** The next code unit to read. */
  #at = 0;
  #threads = new Threads();
  #spare = new Threads();
  /** The best complete match so far; the threads may still produce a match that is preferred. */
  #match: Found | undefined;
  /** The start of a match that is longer than allowed. */
  #longFrom: number | undefined;
  #isEnded = false;

  constructor(program: PatternProgram, longest: number) {
    this.#program = program;
    this.#longest = longest;
  }

  /** The first position that can belong to a match that later chunks complete. */
  get open(): number {
    const { count, starts } = this.#threads;
    return count === 0 || this.#longFrom !== undefined ? this.#at : (starts[0] ?? this.#at);
  }

  /** The beginning of a match that is longer than allowed, while the match has not ended. */
  get long(): Found | undefined {
    return this.#longFrom === undefined ? undefined : { start: this.#longFrom, end: this.#at };
  }

  /** Reads the window, and returns the matches that are now certain, in order. */
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

  /** Skips characters with which no match can begin. */
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
   * @returns the start of a match that is complete before this character
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
      // The remaining threads are less preferred. They are only needed for a match that is longer than
      // allowed, because they may end after it.
      if (this.#longFrom === undefined || this.#longFrom === start) break;
    }
    if (this.#longFrom !== undefined) program.begin(this.#at, step, next);
    else if (matched === undefined && this.#match === undefined)
      if (program.begin(this.#at, step, next)) matched = this.#at;
    this.#spare = this.#threads;
    this.#threads = next;
    return matched;
  }

  /** Records that a match has become longer than allowed, or that such a match has ended. */
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

  /** Reports a match, and continues the search after it; after an empty match, one character later. */
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

/** The number of code units of a character. */
function width(rune: number): number {
  if (rune === NO_CHARACTER) return 0;
  return rune > 0xff_ff ? 2 : 1;
}
