import { MAX_COMPARED_CHARACTERS, MAX_COMPARED_NAMES } from "../bounds.ts";

/** Minimum length of a prefix for which a longer name is suggested; shorter prefixes match too many names. */
const SHORTEST_PREFIX = 4;

/**
 * The candidate that a misspelt or shortened word most likely means; undefined if none is close.
 * One edit per three characters is tolerated, and case is ignored. Of several equally close
 * candidates, the first is returned.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_COMPARED_CHARACTERS) return undefined;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let longer: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (candidate.length > MAX_COMPARED_CHARACTERS) continue;
    const known = candidate.toLowerCase();
    if (wanted.length >= SHORTEST_PREFIX && known.startsWith(wanted)) longer ??= candidate;
    // Each edit changes the length of a name by at most one.
    if (Math.abs(known.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, known);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? longer;
}

/** Known names, to find the closest one to an unknown name. */
export class KnownNames {
  readonly #names: ReadonlySet<string>;
  /**
   * The forms of each name with one character left out; computed at the first use, and only if there are many
   * names.
   */
  #shortened: ReadonlyMap<string, string> | undefined;

  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /**
   * Finds the closest name, like {@link closest}. Among many names, only a name with an edit distance of 1 is
   * found, so that each search takes the same time.
   */
  closest(word: string): string | undefined {
    if (this.#names.size <= MAX_COMPARED_NAMES) return closest(word, this.#names);
    if (word.length > MAX_COMPARED_CHARACTERS) return undefined;
    this.#shortened ??= shortenedForms(this.#names);
    const wanted = word.toLowerCase();
    for (const form of formsOf(wanted)) {
      const name = this.#shortened.get(form);
      if (name !== undefined && editDistance(wanted, name.toLowerCase()) <= 1) return name;
    }
    return undefined;
  }
}

function shortenedForms(names: Iterable<string>): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const name of names) {
    if (name.length > MAX_COMPARED_CHARACTERS) continue;
    for (const form of formsOf(name.toLowerCase())) if (!forms.has(form)) forms.set(form, name);
  }
  return forms;
}

/**
 * All forms of a word with at most one character left out. Two words with an edit distance of 1 share one of
 * these forms.
 */
function formsOf(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

/** Whether two words differ by at most one edit; case is ignored. */
export function isSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  if (word.length > MAX_COMPARED_CHARACTERS) return false;
  return editDistance(word.toLowerCase(), known.toLowerCase()) <= 1;
}

/**
 * The number of insertions, deletions, replacements and swaps of neighbours that turn one word into
 * the other.
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      ) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
