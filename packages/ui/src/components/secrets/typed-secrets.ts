/** What the gateway shows in place of a secret. */
const MARK = /^<redacted:[^<>]*>$/;

/** The places of secrets in a value, with `*` for any item of a list or any entry of a map. */
interface SecretPlaces {
  readonly secrets: readonly (readonly string[])[];
  /** The value before it was changed. */
  readonly value: unknown;
}

/** The secrets that a person has typed in an object; a variable that was there, and is shown, is none. */
export function secretsTyped(
  value: unknown,
  { secrets, value: first }: SecretPlaces,
): readonly string[] {
  const textsOf = (holder: unknown): readonly string[] =>
    secrets.flatMap((place) => textsAt(holder, place));
  const known = textsOf(first);
  return textsOf(value).filter((text) => text !== "" && !isMark(text) && !known.includes(text));
}

/** Whether a value stands for a secret. */
export function isMark(value: unknown): boolean {
  return typeof value === "string" && MARK.test(value);
}

/** A YAML text without secrets, also where they are quoted, or folded over several lines. */
export function hiddenIn(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.trim() !== "")
    .flatMap((secret) => [
      JSON.stringify(secret).slice(1, -1),
      secret.replaceAll("'", "''"),
      secret,
    ])
    .reduce((shown, secret) => shown.replace(foldedPattern(secret), "•••"), text);
}

/** Matches a text in which each space may be the end of an indented line; a backslash keeps a space at it. */
function foldedPattern(text: string): RegExp {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(words.join("[\\s\\\\]+"), "g");
}

function textsAt(value: unknown, [name, ...rest]: readonly string[]): readonly string[] {
  if (name === undefined)
    return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
  const members = Object.entries(Object(value));
  return members
    .filter(([key]) => name === "*" || key === name)
    .flatMap(([, inner]) => textsAt(inner, rest));
}
