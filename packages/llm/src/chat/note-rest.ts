import { below, type JsonObject } from "../json.ts";
import type { ChatRequest, Part } from "./form.ts";
import type { Notes } from "./notes.ts";

const NONE: ReadonlySet<string> = new Set();
const WHY = "the format of the provider has no such member";

/**
 * Notes members that only the client's format has, except in parts that the writer keeps. Members
 * with a default value are not noted.
 */
export function noteRest(request: ChatRequest, notes: Notes, kept = NONE): void {
  noteMembers(request.rest, "", notes);
  for (const { at, rest } of request.inner ?? []) noteMembers(rest, at, notes);
  for (const { name, rest, at } of request.tools)
    if (name !== undefined) noteMembers(rest, at, notes);
  for (const part of request.system) notePart(part, notes, kept);
  for (const { parts } of request.messages) for (const part of parts) notePart(part, notes, kept);
}

function notePart(part: Part, notes: Notes, kept: ReadonlySet<string>): void {
  const rest = Object.entries(part.rest ?? {}).filter(([name]) => !kept.has(name));
  noteMembers(Object.fromEntries(rest), part.at, notes);
  if (part.kind === "toolResult") for (const each of part.parts) notePart(each, notes, kept);
}

function noteMembers(members: JsonObject, at: string, notes: Notes): void {
  for (const [name, value] of Object.entries(members))
    if (value !== undefined && value !== null && !isUsual(name, value))
      notes.dropped(below(at, name), WHY);
}

function isUsual(name: string, value: unknown): boolean {
  return USUAL.some(([usual, usually]) => usual === name && usually === value);
}

/** Members whose value is the default. */
const USUAL: readonly (readonly [name: string, value: unknown])[] = [
  ["n", 1],
  ["store", false],
  ["logprobs", false],
  ["service_tier", "auto"],
  ["background", false],
  ["truncation", "disabled"],
  ["candidateCount", 1],
  ["responseMimeType", "text/plain"],
  ["responseMimeType", "application/json"],
];
