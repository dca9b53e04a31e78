import { endOfValue, skipSpace } from "@edge-gateway/kernel/json/json-scan";
import type { ItemKind } from "./naming.ts";
import { METHODS } from "./methods.ts";

/** The words of a client's request that logs, metrics and spans show. */
export interface CallWords {
  readonly method: string;
  /** The id as JSON. */
  readonly id: string;
  readonly kind: ItemKind | undefined;
  readonly name: string | undefined;
}

/** The name for unknown methods in logs and metrics, because clients can send any name. */
export const OTHER = "other";
/** Requests that begin or describe a session, beside those in {@link METHODS}. */
const OF_SESSIONS: ReadonlySet<string> = new Set([
  "initialize",
  "server/discover",
  "subscriptions/listen",
]);

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;

/** Returns a method's name in logs and metrics. */
export function shownMethod(method: string): string {
  return METHODS.has(method) || OF_SESSIONS.has(method) ? method : OTHER;
}

/** The places of values in the text of a message; the length of the text is behind all values. */
interface Places {
  method: string | undefined;
  id: string | undefined;
  name: string | undefined;
  uri: string | undefined;
  taskId: string | undefined;
  ref: string | undefined;
  type: string | undefined;
}

/**
 * Finds the words of a request in its text without parsing all of it; of a batch, those of its first message.
 * Undefined: the message is no request, or cannot be read.
 */
export function readWords(text: string): CallWords | undefined {
  let start = skipSpace(text, 0);
  if (text.charCodeAt(start) === OPEN_BRACKET) start = skipSpace(text, start + 1);
  const found: Places = emptyPlaces();
  readMembers(text, start, found, true);
  if (found.method === undefined || found.id === undefined) return undefined;
  const sent = textOf(found.method) ?? OTHER;
  const route = METHODS.get(sent);
  const method = route === undefined && !OF_SESSIONS.has(sent) ? OTHER : sent;
  if (route?.to === "item")
    return { method, id: found.id, kind: route.kind, name: textOf(found[route.member]) };
  if (route?.to === "reference") return { method, id: found.id, ...referenceOf(found.ref) };
  return { method, id: found.id, kind: undefined, name: undefined };
}

function emptyPlaces(): Places {
  const none = undefined;
  return { method: none, id: none, name: none, uri: none, taskId: none, ref: none, type: none };
}

function referenceOf(ref: string | undefined): Pick<CallWords, "kind" | "name"> {
  const found = emptyPlaces();
  if (ref !== undefined) readMembers(ref, 0, found, false);
  return textOf(found.type) === "ref/prompt"
    ? { kind: "prompt", name: textOf(found.name) }
    : { kind: "resource", name: textOf(found.uri) };
}

/**
 * Reads the members of the object at a place, and those of its `params`; returns the place behind it.
 * @param isMessage whether the object is a message, not its params or a reference
 */
function readMembers(text: string, start: number, found: Places, isMessage: boolean): number {
  if (text.charCodeAt(start) !== OPEN_BRACE) return endOfValue(text, start);
  let at = skipSpace(text, start + 1);
  while (text.charCodeAt(at) === QUOTE) {
    const end = endOfValue(text, at);
    const value = skipSpace(text, skipSpace(text, end) + 1);
    const member = memberAt(text, at + 1, end - at - 2, isMessage);
    let stop: number;
    if (member === "params") stop = readMembers(text, value, found, false);
    else {
      stop = endOfValue(text, value);
      if (member !== undefined) found[member] = text.slice(value, stop);
    }
    at = skipSpace(text, stop);
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
  return at + 1;
}

const OF_MESSAGES = ["method", "params", "id"] as const;
const OF_PARAMS = ["name", "uri", "taskId", "ref", "type"] as const;
type Member = (typeof OF_MESSAGES)[number] | (typeof OF_PARAMS)[number];

/** The member with the name at this place, if it is read. */
function memberAt(
  text: string,
  start: number,
  length: number,
  isMessage: boolean,
): Member | undefined {
  for (const member of isMessage ? OF_MESSAGES : OF_PARAMS)
    if (member.length === length && text.startsWith(member, start)) return member;
  return undefined;
}

function textOf(json: string | undefined): string | undefined {
  if (json?.charCodeAt(0) !== QUOTE) return undefined;
  if (!json.includes("\\")) return json.slice(1, -1);
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}
