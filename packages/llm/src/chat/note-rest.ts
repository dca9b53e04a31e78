import { below } from "../json.ts";
import type { ChatRequest } from "./form.ts";
import type { Notes } from "./notes.ts";

/** Notes the members that only the format of the client has; those that change nothing when they are gone are not worth a note. */
export function noteRest({ rest }: ChatRequest, notes: Notes): void {
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null && !isUsual(name, value))
      notes.dropped(below("", name), "the format of the provider has no such member");
}

function isUsual(name: string, value: unknown): boolean {
  return USUAL.some(([usual, usually]) => usual === name && usually === value);
}

/** Members that say what holds anyway. */
const USUAL: readonly (readonly [name: string, value: unknown])[] = [
  ["n", 1],
  ["store", false],
  ["logprobs", false],
  ["service_tier", "auto"],
  ["background", false],
  ["truncation", "disabled"],
];
