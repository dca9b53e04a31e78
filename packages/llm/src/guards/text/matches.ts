import type { Found } from "@edge-gateway/kernel/pattern/pattern-search";

/** A match in a text, with its replacement. */
export interface Match extends Found {
  readonly entity: string;
}

/** Sorts matches, and merges overlapping matches under the name of the first match. */
export function merged(matches: readonly Match[]): readonly Match[] {
  const apart: Match[] = [];
  for (const match of matches.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (last === undefined || match.start >= last.end) apart.push(match);
    else if (match.end > last.end) apart[apart.length - 1] = { ...last, end: match.end };
  }
  return apart;
}

/** The ranges of texts that are joined by a separator. */
export function rangesOf(texts: readonly string[], separator = ""): readonly Found[] {
  let next = 0;
  return texts.map(({ length }) => {
    const start = next;
    next += length + separator.length;
    return { start, end: start + length };
  });
}

/**
 * For each range, the matches that overlap it.
 * @param matches sorted and without overlaps
 * @param ranges sorted and without overlaps
 */
export function matchesIn(
  matches: readonly Match[],
  ranges: readonly Found[],
): readonly (readonly Match[])[] {
  let first = 0;
  return ranges.map(({ start, end }) => {
    while ((matches[first]?.end ?? Infinity) <= start) first += 1;
    let last = first;
    while ((matches[last]?.start ?? Infinity) < end) last += 1;
    return matches.slice(first, last);
  });
}

/** Moves a match to another position. */
export function moved(match: Match, by: number): Match {
  return { ...match, start: match.start + by, end: match.end + by };
}

/**
 * The beginning of a text, in which matches are replaced by their names. If a match began earlier, its name
 * is already in the preceding text.
 */
export function maskedText(
  text: string,
  matches: readonly Match[],
  end: number = text.length,
): string {
  let masked = "";
  let at = 0;
  for (const match of matches) {
    if (match.start >= end) break;
    if (match.start >= 0) masked += `${text.slice(at, match.start)}<${match.entity}>`;
    at = Math.min(match.end, end);
  }
  return masked + text.slice(at, end);
}

/** The matches within a part of a text, with positions relative to that part. */
export function clipped(matches: readonly Match[], { start, end }: Found): readonly Match[] {
  return matches
    .filter((match) => match.start < end && match.end > start)
    .map((match) => ({
      ...match,
      start: Math.max(match.start, start) - start,
      end: Math.min(match.end, end) - start,
    }));
}
