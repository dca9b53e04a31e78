import type { Found } from "@edge-gateway/kernel/pattern";

/** A match, and its replacement. */
export interface Match extends Found {
  readonly entity: string;
}

/** Sorted matches; overlapping ones are merged under the first one's name. */
export function merged(matches: readonly Match[]): readonly Match[] {
  const apart: Match[] = [];
  for (const match of matches.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (last === undefined || match.start >= last.end) apart.push(match);
    else if (match.end > last.end) apart[apart.length - 1] = { ...last, end: match.end };
  }
  return apart;
}

/** Part of a text, with matches replaced by their names. */
export function maskedText(
  text: string,
  matches: readonly Match[],
  { start = 0, end = text.length }: Partial<Found> = {},
): string {
  let masked = "";
  let at = start;
  for (const match of matches) {
    masked += `${text.slice(at, match.start)}<${match.entity}>`;
    at = match.end;
  }
  return masked + text.slice(at, end);
}

/** The matches in a part of a text, as places in that part. */
export function clipped(matches: readonly Match[], { start, end }: Found): readonly Match[] {
  return matches
    .filter((match) => match.start < end && match.end > start)
    .map((match) => ({
      ...match,
      start: Math.max(match.start, start) - start,
      end: Math.min(match.end, end) - start,
    }));
}
