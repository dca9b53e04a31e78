import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { env } from "node:process";
import type { JsonObject } from "@edge-gateway/llm";
import { here } from "./hidden-requests.ts";

/** A text that has the form of an id. */
export const WORD = "bomb-1";

/** What guards make of a body: they see the text in it, cannot read its member, or leave it out. */
export type Reading = "text" | "unreadable" | "no text";

/** How guards read the members of a format, by their names. */
export function readingsOf(
  places: readonly JsonObject[],
  hidden: string,
  reading: (place: JsonObject) => Reading,
): JsonObject {
  const names: Record<Reading, Set<string>> = {
    text: new Set(),
    unreadable: new Set(),
    "no text": new Set(),
  };
  for (const place of places) names[reading(place)].add(nameOf(place, hidden) ?? "");
  return Object.fromEntries(
    Object.entries(names).map(([name, found]) => [name, [...found].toSorted()]),
  );
}

/** The name of the member with the text. */
function nameOf(value: unknown, hidden: string, name = ""): string | undefined {
  if (value === hidden) return name;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [own, one] of Object.entries(value)) {
    if (own === hidden) return name;
    const found = nameOf(one, hidden, Array.isArray(value) ? name : own);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Compares the readings with the committed list, so that somebody looks at a new member. */
export function compareWithGolden(name: string, readings: JsonObject): void {
  const written = `${JSON.stringify(readings, null, 2)}\n`;
  const golden = here(name);
  if (env["UPDATE_GOLDENS"] === "1") writeFileSync(golden, written);
  assert.equal(written, readFileSync(golden, "utf8"));
}
