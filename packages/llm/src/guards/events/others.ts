import { copyNoted } from "@edge-gateway/kernel/json/exact-numbers";
import { isObject, numberIn } from "../../json.ts";
import { everyText, items, members, objectAfter, type Edit } from "../form/edit-json.ts";
import { MAX_WORD_DIGITS, REMEMBERED_NAMES } from "../../bounds.ts";
import { isMedia } from "../form/response-media.ts";
import { isNoText, isWord, kindOf, type MemberKind, plainName } from "../form/member-kinds.ts";
import type { TextVisit } from "./visit.ts";

/** Members of responses that are not the model's words: calls are for programs, and tokens repeat a text. */
const NOT_SAID: ReadonlySet<string> = new Set(
  `toolcalls functioncall tooluse toolcall args arguments input partialjson code action operation
   logprobs logprobsresult tokens promptlogprobs`.split(/\s+/),
);
/** Members of responses with words of the format, times and padding, unless these are texts. */
const TOKENS: ReadonlySet<string> = new Set(
  `obfuscation systemfingerprint finishreason stopreason nativefinishreason createtime createdat
   completedat expiresat`.split(/\s+/),
);
/** Members with counts and settings, whose own members have words of the format in the same way. */
const COUNTS: ReadonlySet<string> = new Set(
  "usage usagemetadata kvtransferparams billing ratelimits".split(" "),
);
/** Members with addresses on the web, which sources and searches have. */
const ADDRESSES: ReadonlySet<string> = new Set(["uri", "url"]);
const ADDRESS = /^(?:https?:\/\/\S*)?$/i;
/** Base64, also as a data URL. */
const ENCODED = /^(?:data:[\w./+-]*;base64,)?[\w+/=-]*$/;
const BASE64 = /^[\w+/=-]*$/;
/** Members with errors, refusals and what servers say about them. */
const FAULTS: ReadonlySet<string> = new Set(
  `error errors innererror lasterror detail details stopdetails incompletedetails statusdetails`.split(
    " ",
  ),
);
/** The ends of names whose strings are ids. */
const ID = /ids?$/;
/** The ends of names whose strings are words of the format: results of filters, who has responded. */
const RESULT =
  /(?:severity|category|probability|reason|provider|urlretrievalstatus|outputmodalities)$/;

/** How guards read the strings in a member of a response. */
type Reading = MemberKind | "fault" | "unsaid" | "counts" | "result" | "address" | "blob";

/** The readings of the first names that were met: all events of a format have the same ones. */
const READINGS = new Map<string, Reading>();

function readingOf(name: string): Reading {
  const known = READINGS.get(name);
  if (known !== undefined) return known;
  const plain = plainName(name);
  const kind = kindOf(name);
  const found = kind === "text" || kind === "reference" ? kindOfEnd(plain, kind) : kind;
  const own = NOT_SAID.has(plain) ? "unsaid" : isMedia(name) ? "encoded" : found;
  const reading = FAULTS.has(plain) ? "fault" : own;
  if (READINGS.size < REMEMBERED_NAMES && isWord(name)) READINGS.set(name, reading);
  return reading;
}

function kindOfEnd(plain: string, kind: "text" | "reference"): Reading {
  if (COUNTS.has(plain)) return "counts";
  if (ID.test(plain) || TOKENS.has(plain)) return "token";
  if (ADDRESSES.has(plain)) return "address";
  if (plain === "sdkblob") return "blob";
  return RESULT.test(plain) ? "result" : kind;
}

/** Members with what the events of a stream add to its texts, in any format. */
const ADDITIONS: ReadonlySet<string> = new Set(["delta", "choices", "candidates"]);
/** The names that formats give to what contains texts that arrive in pieces. */
const IN_PIECES: ReadonlySet<string> = new Set(
  `delta text content parts thinking thought refusal transcript
   reasoning reasoningcontent reasoningtext toolresult`.split(/\s+/),
);

/** Leaves a member as it is, because its texts are those of the request, or are not texts. */
export const keep: Edit = (value) => value;

/**
 * Edits members of a part of a response: known names by their edits, in their order, and then the texts in all
 * others. Each of these is a text of its own, except what events add to a text in the form of another API.
 * @param path the name of the lanes of such additions; unset: only members that can have additions have some
 */
export function said(
  value: unknown,
  edits: Readonly<Record<string, Edit | undefined>>,
  visit: TextVisit,
  path?: string,
): unknown {
  if (!isObject(value)) return other(value, "", visit, path);
  let edited = objectAfter(members(value, edits), value);
  for (const name of Object.keys(edited)) {
    const before = edited[name];
    if (Object.hasOwn(edits, name) || !hasTexts(before)) continue;
    // A source of a document whose type is text has its text in this member.
    const own = name === "data" && value["type"] === "text" ? "text" : name;
    const after = other(before, own, visit, pathTo(name, before, path));
    if (after !== before) edited = { ...edited, [name]: after };
  }
  return edited;
}

/** Lists and objects that no format continues, such as sources, are whole in their event. */
function pathTo(name: string, value: unknown, path: string | undefined): string | undefined {
  if (path === undefined) return ADDITIONS.has(name) ? name : undefined;
  const isPiece = typeof value === "string" || IN_PIECES.has(plainName(name));
  return isPiece ? `${path}/${name}` : undefined;
}

function hasTexts(value: unknown): boolean {
  return typeof value === "string" || (typeof value === "object" && value !== null);
}

/** Returns an edit that passes a string to a lane as its next piece; another value is read like {@link others}. */
export function pieceOf(visit: TextVisit, lane: string): Edit {
  const rest = others(visit, lane);
  return (value) => (typeof value === "string" ? visit.piece(value, lane).text : rest(value));
}

/** Edits a string that an event contains as a whole; another value is read like {@link others}. */
export function wholeText(visit: TextVisit): Edit {
  const rest = others(visit);
  return (value) => (typeof value === "string" ? visit.whole(value).text : rest(value));
}

/** Returns an edit of each item of a list; another value is read like {@link others}. */
export function listOf(edit: (item: unknown, place: number) => unknown, visit: TextVisit): Edit {
  const rest = others(visit);
  return (value) => (Array.isArray(value) ? items(value, edit) : rest(value));
}

/**
 * Edits the texts in a value that the format does not know.
 * @param path as that of {@link said}
 */
export function others(visit: TextVisit, path?: string): Edit {
  return (value) => other(value, "", visit, path);
}

function other(value: unknown, name: string, visit: TextVisit, path: string | undefined): unknown {
  const kind = readingOf(name);
  if (kind === "fault") return faultTexts(value, visit);
  if (kind === "unsaid") return value;
  if (kind === "counts")
    return everyText(value, (text) => (isNoText("token", text) ? text : visit.whole(text).text));
  if (typeof value === "string") {
    if (!isRead(kind, value)) return value;
    return (path === undefined ? visit.whole(value) : visit.piece(value, path)).text;
  }
  if (Array.isArray(value))
    return items(value, (item, place) => other(item, name, visit, pathOf(item, place, path)));
  return isObject(value) ? said(value, {}, visit, path) : value;
}

function pathOf(item: unknown, place: number, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  return `${path}/${isObject(item) ? (numberIn(item, "index") ?? place) : place}`;
}

/**
 * Edits an error: its members repeat what was wrong in a request, so that only ids are no texts, and names that no
 * format has are texts, too.
 */
export function faultTexts(value: unknown, visit: TextVisit, name = ""): unknown {
  if (typeof value === "string") {
    const isId = ID.test(plainName(name)) && isNoText("token", value);
    return isId ? value : visit.whole(value).text;
  }
  if (Array.isArray(value)) return items(value, (item) => faultTexts(item, visit, name));
  if (!isObject(value)) return value;
  const before = Object.entries(value);
  const after = before.map(
    ([own, one]) =>
      [isWord(own) ? own : visit.whole(own).text, faultTexts(one, visit, own)] as const,
  );
  const isSame = after.every(
    ([own, one], at) => own === before[at]?.[0] && one === before[at]?.[1],
  );
  return isSame ? value : copyNoted(Object.fromEntries(after), value);
}

function isRead(kind: Exclude<Reading, "fault" | "unsaid" | "counts">, value: string): boolean {
  if (kind === "text") return true;
  if (kind === "encoded") return !ENCODED.test(value);
  if (kind === "address") return !ADDRESS.test(value);
  if (kind === "blob") return !BASE64.test(value);
  if (kind !== "result") return !isNoText(kind, value);
  return !isNoText("token", value) || value.replaceAll(/\D/g, "").length > MAX_WORD_DIGITS;
}
