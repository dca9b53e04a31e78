import { pointerTokens } from "@edge-gateway/translate/diagnostics/pointer";
import { isMark } from "../../components/secrets/typed-secrets.ts";
import type { Opened } from "./changing.ts";

/** Whether the value at a place of an object is a secret, or stands for one. */
export function isSecretAt({ secrets }: Opened, at: string, value: unknown): boolean {
  const tokens = pointerTokens(at);
  return isMark(value) || secrets.some((place) => isPlace(place, tokens));
}

function isPlace(place: readonly string[], tokens: readonly string[]): boolean {
  return (
    place.length === tokens.length &&
    place.every((name, depth) => name === "*" || name === tokens[depth])
  );
}
