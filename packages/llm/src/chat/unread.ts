import { below, isObject, type JsonObject } from "../json.ts";
import type { ChatRequest, KeptMember, Part } from "./form.ts";
import type { Notes, ResponseNotes } from "./notes.ts";

/**
 * The members that a reader understands, of an object or of each object in a list; `true`: the value is read
 * as a whole.
 */
export interface Shape {
  readonly [member: string]: Shape | true;
}

/** The shape of an object whose named members are each read as a whole. */
export function whole<Name extends string>(...names: readonly Name[]): Record<Name, true>;
export function whole(...names: readonly string[]): Shape {
  return Object.fromEntries(names.map((name) => [name, true] as const));
}

const sameName = (name: string): string => name;

/**
 * The JSON pointers of the members that the shape lacks, except members without meaning.
 * @param nameOf maps the client's name of a member to its name in the shape
 */
export function* unreadIn(
  value: unknown,
  shape: Shape,
  at = "",
  nameOf = sameName,
): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries())
      if (isObject(each)) yield* unreadIn(each, shape, below(at, index), nameOf);
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      const own = nameOf(name);
      const known = Object.hasOwn(shape, own) ? shape[own] : undefined;
      if (known === undefined && !meansNothing(own, member)) yield below(at, name);
      if (known !== undefined && known !== true)
        yield* unreadIn(member, known, below(at, name), nameOf);
    }
  }
}

/**
 * Notes the members that the reader has not read. Dropped parts were already noted by the writer, and `kept`
 * are members that the writer has written.
 */
export function noteUnread(
  { unread }: ChatRequest,
  notes: Notes,
  kept: ReadonlySet<string> = NONE,
): void {
  for (const at of unread())
    if (!kept.has(at) && !notes.hasDropped(at))
      notes.dropped(at, "the format of the provider has no such member");
}

const NONE: ReadonlySet<string> = new Set();

function meansNothing(name: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value) && value.length === 0) return true;
  return USUAL.some(([usual, usually]) => usual === name && usually === value);
}

/** Members whose value is the default, so that dropping them changes nothing. */
const USUAL: readonly (readonly [name: string, value: unknown])[] = [
  ["n", 1],
  ["store", false],
  ["logprobs", false],
  ["service_tier", "auto"],
  ["background", false],
  ["truncation", "disabled"],
  ["verbosity", "medium"],
  // Without this member, the vendor also decides whether it shows its reasoning.
  ["summary", "auto"],
  ["detail", "auto"],
  ["candidateCount", 1],
  ["responseMimeType", "text/plain"],
  ["responseMimeType", "application/json"],
];

/** Keeps a member unchanged; undefined if the object lacks it. */
export function keptMember(object: JsonObject, name: string, at: string): KeptMember | undefined {
  const value = object[name];
  return value === undefined || value === null ? undefined : { at: below(at, name), value };
}

/** Notes each unknown member of a part of a response, except members without meaning. */
export function noteUnknown(
  object: JsonObject,
  known: ReadonlySet<string>,
  at: string,
  notes: ResponseNotes | undefined,
): void {
  if (notes === undefined) return;
  for (const [name, value] of Object.entries(object))
    if (!known.has(name) && !meansNothing(name, value)) notes.dropped(below(at, name));
}

/** Notes the parts of a response that only some formats have, and encrypted reasoning. */
export function noteOtherParts(parts: readonly Part[], notes: ResponseNotes | undefined): void {
  if (notes === undefined) return;
  for (const part of parts)
    if (!COMMON.has(part.kind)) notes.dropped(part.at);
    else if (part.kind === "reasoning" && part.sealed !== undefined) noteSealed(part.at, notes);
}

/** Notes encrypted reasoning, which only its vendor can read. */
export function noteSealed(at: string, notes: ResponseNotes | undefined): void {
  notes?.dropped(at, "the format of the client has no reasoning that only its vendor can read");
}

const COMMON: ReadonlySet<Part["kind"]> = new Set(["text", "refusal", "reasoning", "toolCall"]);
