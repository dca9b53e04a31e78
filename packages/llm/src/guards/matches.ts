import type { Found } from "@edge-gateway/kernel/pattern";

/** Where something was found, and what is there instead. */
export interface Match extends Found {
  readonly entity: string;
}

/** From left to right; of those that overlap the first gives the name to all they cover. */
export function merged(matches: readonly Match[]): readonly Match[] {
  const apart: Match[] = [];
  for (const match of matches.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (last === undefined || match.start >= last.end) apart.push(match);
    else if (match.end > last.end) apart[apart.length - 1] = { ...last, end: match.end };
  }
  return apart;
}

/** A part of a text, with the names of the matches in their place. */
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
