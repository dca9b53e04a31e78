import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import { hasErrors, valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import { member } from "../../components/member.ts";
import { hiddenIn, secretsTyped } from "../../components/secrets/typed-secrets.ts";

/** The line between two documents of a file (YAML 1.2 section 9.1.4). */
const NEXT_DOCUMENT = /^---(?=\s|$)/m;

type Places = readonly (readonly string[])[];

/**
 * A text of a file without the secrets that a person has typed in it.
 * @param before the text with marks in place of the secrets that were there
 * @returns undefined if the text cannot be read, or has a secret in a form that is not found
 */
export function withoutTypedSecrets(before: string, text: string): string | undefined {
  try {
    const known = documentsIn(before).flatMap((value) => typedIn(value));
    const typed = documentsIn(text)
      .flatMap((value) => typedIn(value))
      .filter((secret) => !known.includes(secret));
    if (typed.length === 0) return text;
    const shown = hiddenIn(text, typed);
    const left = documentsIn(shown).flatMap((value) => typedIn(value));
    return left.some((secret) => typed.includes(secret)) ? undefined : shown;
  } catch {
    return undefined;
  }
}

/** @throws Error if a document has errors */
function documentsIn(text: string): readonly unknown[] {
  return text.split(NEXT_DOCUMENT).map((document) => {
    if (hasErrors(document)) throw new Error("a document has errors");
    return valuesIn(document);
  });
}

function typedIn(value: unknown): readonly string[] {
  return secretsTyped(value, { secrets: placesOf(value), value: undefined });
}

/** The places of secrets in a document: an object of Kubernetes, or a standalone file. */
function placesOf(value: unknown): Places {
  const kind = member(value, "kind");
  if (typeof kind !== "string") return SENSITIVE_PLACES.StandaloneConfig;
  const places: Readonly<Record<string, Places>> = SENSITIVE_PLACES;
  return places[kind === "Secret" ? "KubernetesSecret" : kind] ?? [];
}
