import { pointerTokens } from "@edge-gateway/translate/diagnostics/pointer";
import type { Opened } from "./changing.ts";

/** What the gateway shows in place of a secret. */
const MARK = /^<redacted:[^<>]*>$/;

/** Whether the value at a place of an object is a secret, or stands for one. */
export function isSecretAt({ secrets }: Opened, at: string, value: unknown): boolean {
  const tokens = pointerTokens(at);
  return isMark(value) || secrets.some((place) => isPlace(place, tokens));
}

/** The secrets that a person has typed in an object; a variable that was there, and is shown, is none. */
export function secretsTyped(value: unknown, { secrets, value: first }: Opened): readonly string[] {
  const textsOf = (holder: unknown): readonly string[] =>
    secrets.flatMap((place) => textsAt(holder, place));
  const known = textsOf(first);
  return textsOf(value).filter((text) => text !== "" && !isMark(text) && !known.includes(text));
}

function isMark(value: unknown): boolean {
  return typeof value === "string" && MARK.test(value);
}

function isPlace(place: readonly string[], tokens: readonly string[]): boolean {
  return (
    place.length === tokens.length &&
    place.every((name, depth) => name === "*" || name === tokens[depth])
  );
}

function textsAt(value: unknown, [name, ...rest]: readonly string[]): readonly string[] {
  if (name === undefined) return typeof value === "string" ? [value] : [];
  const members = Object.entries(Object(value));
  return members
    .filter(([key]) => name === "*" || key === name)
    .flatMap(([, inner]) => textsAt(inner, rest));
}
