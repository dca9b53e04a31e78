import { copyNoted, notedDigits } from "@edge-gateway/kernel/json/exact-numbers";
import { MAX_ASIDE_DEPTH } from "../../bounds.ts";
import { badRequest } from "../../chat/fault.ts";
import { isObject, type JsonObject, textIn } from "../../json.ts";
import type { Edit } from "../form/edit-json.ts";
import { items } from "../form/edit-json.ts";
import {
  hasOwnNames,
  isCitation,
  isNoText,
  isWord,
  kindOf,
  type MemberKind,
} from "../form/member-kinds.ts";
import { withoutEscapes } from "./json-text.ts";
import { THOUGHT, type TextPlace } from "./place.ts";
import { hasTextFile, textFile, textUrl } from "./text-file.ts";
import { Turns } from "./turns.ts";

/**
 * Maps one text.
 * @param lane texts with the same number are read as one text; undefined: the text has no place of its own in
 *   the format, and equal texts are one
 * @param depth 0: every receiver reads the text between its neighbours in the lane; those that leave out a text
 *   of one depth leave out those of higher ones
 */
export type Visit = (
  text: string,
  place: TextPlace,
  lane: number | undefined,
  depth?: number,
) => string;

/** Is called with the name of a member that guards cannot read. */
export type Unread = (name: string, place: TextPlace) => void;

/** Edits the member with the given name. */
export type EditMember = (value: unknown, name: string) => unknown;

/** Edits members by name. */
export type Edits = Readonly<Record<string, Edit | undefined>>;

/** Reads the texts of a prompt. Whatever a format does not know is read, too. */
export interface PromptReader {
  /** Edits a text that the format knows. */
  text(text: string, place: TextPlace): string;
  /** Edits the text of a file. */
  file(text: string, place: TextPlace): string;
  /** Edits a text that has no place in the format, such as the name of a member. */
  other(text: string, place: TextPlace): string;
  /** Edits a text of a lane. */
  read(text: string, place: TextPlace, lane: number, depth: number): string;
  /** Returns the number of a new lane. */
  fresh(): number;
  unread(name: string, place: TextPlace): void;
  /** Returns the lane of a text in the content that is read. */
  laneOf(place: TextPlace, isAside: boolean): number;
  /** How far the content that is read is from the conversation: that of a document in it may be left out. */
  readonly depth: number;
}

/** Creates the reader of one prompt. */
export function promptReader(visit: Visit, unread: Unread): PromptReader {
  let lanes = 0;
  const fresh = (): number => (lanes += 1);
  const turns = new Turns(fresh);
  const edit = (text: string, mapped: (plain: string) => string): string => {
    const plain = withoutEscapes(text);
    const edited = mapped(plain);
    return edited === plain ? text : edited;
  };
  const read: PromptReader["read"] = (text, place, lane, depth) =>
    edit(text, (plain) => visit(plain, place, lane, depth));
  const other: PromptReader["other"] = (text, place) =>
    text === "" ? text : edit(text, (plain) => visit(plain, place, undefined));
  return {
    text: (text, place) => read(text, place, fresh(), 0),
    file: other,
    other,
    read,
    fresh,
    unread,
    laneOf: (place, isAside) => turns.laneOf(place, isAside),
    depth: 0,
  };
}

/** The reader of a content outside of the conversation: its texts follow only each other. */
export function apart(reader: PromptReader): PromptReader {
  let lane: number | undefined;
  return { ...reader, laneOf: () => (lane ??= reader.fresh()), depth: 0 };
}

/** The conversation has no results of tools, each of which is a content of its own. */
function contentAt(reader: PromptReader, { scope }: TextPlace): PromptReader {
  return scope === "Messages" || scope === "SystemPrompt" ? reader : apart(reader);
}

/** Edits the content of a message: a text, or a list of parts. */
export function contentOr(reader: PromptReader, place: TextPlace, list: Edit): Edit {
  return (value) =>
    typeof value === "string" ? said(contentAt(reader, place), place, value, SAID) : list(value);
}

/** How far a text is from those that every receiver reads: what is left out first has the highest number. */
export type Distance = 0 | 1 | 2;
/** The distance of a text that every receiver reads. */
const SAID: Distance = 0;
/** The distance of a refusal or file, which some conversions send as a text. */
export const BESIDE: Distance = 1;
/** The distance of a text that no conversion sends. */
export const LEFT_OUT: Distance = 2;

function said(reader: PromptReader, place: TextPlace, text: string, distance: Distance): string {
  const far = place === THOUGHT ? LEFT_OUT : distance;
  const own = Math.min(reader.depth + far, MAX_ASIDE_DEPTH);
  // Whoever leaves out other texts leaves out white space.
  const depth = text.trim() === "" ? MAX_ASIDE_DEPTH + 1 : own;
  return reader.read(text, place, reader.laneOf(place, depth > 0), depth);
}

/** Edits a text of a message beside its content. */
export function aside(reader: PromptReader, place: TextPlace, distance: Distance): Edit {
  const others = free(reader, place);
  return (value) =>
    typeof value === "string"
      ? said(contentAt(reader, place), place, value, distance)
      : others(value);
}

/**
 * Edits every member of an object: known names by their edits, in the order of these, because that of JSON means
 * nothing, and all others by `rest`.
 */
export function open(value: unknown, edits: Edits, rest: EditMember): unknown {
  if (!isObject(value)) return rest(value, "");
  const edit: EditMember = (one, name) => {
    const own = Object.hasOwn(edits, name) ? edits[name] : undefined;
    return own === undefined ? rest(one, name) : own(one);
  };
  const named = (name: string): string => {
    const edited = isWord(name) ? name : rest(name, "");
    return typeof edited === "string" ? edited : name;
  };
  return everyMember(value, edit, named, Object.keys(edits));
}

/** Edits the items of a list, or a single value in the place of the list, which some servers accept. */
export function each(edit: Edit): Edit {
  return (value) => (Array.isArray(value) ? items(value, edit) : edit(value));
}

/** Edits a string as a text; whatever else is there is read, too. */
export function whole(reader: PromptReader, place: TextPlace): Edit {
  const others = free(reader, place);
  return (value) => (typeof value === "string" ? reader.text(value, place) : others(value));
}

/** Edits all strings, numbers and names of a value whose form the client chooses: models read its JSON. */
export function free(reader: PromptReader, place: TextPlace): Edit {
  const named = (name: string): string => reader.other(name, place);
  const number = (value: number, digits: string): unknown => {
    const edited = reader.text(digits, place);
    return edited === digits ? value : edited;
  };
  const member = (holder: object, value: unknown, name: string): unknown =>
    typeof value === "number"
      ? number(value, notedDigits(holder, name, value) ?? String(value))
      : edit(value);
  const edit: Edit = (value) => {
    if (typeof value === "string") return reader.text(value, place);
    if (typeof value === "number") return number(value, String(value));
    if (Array.isArray(value)) return items(value, (item, at) => member(value, item, String(at)));
    if (!isObject(value)) return value;
    return everyMember(value, (one, name) => member(value, one, name), named);
  };
  return edit;
}

const DATA_URL = /^\s*data:/i;

/** Edits members that the format does not know, or that have no meaning for guards. */
export function restOf(reader: PromptReader, place: TextPlace): EditMember {
  return (value, name) => other({ reader, place, isCited: false, isFile: false }, value, name);
}

/** Where a value without a place in the format is. */
interface Surroundings {
  readonly reader: PromptReader;
  readonly place: TextPlace;
  /** Whether it belongs to a citation, which names sources but does not make a model read them. */
  readonly isCited: boolean;
  /** Whether the object that has it says that its data are a text file. */
  readonly isFile: boolean;
  /** The content that is the list in which the object is; unset: it is in none. */
  readonly list?: PromptReader | undefined;
  /** Whether the object is a plain text. */
  readonly isPlain?: boolean | undefined;
}

function other(around: Surroundings, value: unknown, name: string): unknown {
  const { reader, place } = around;
  const isCited = around.isCited || isCitation(name);
  const own = kindOf(name);
  const kind = isCited && own === "reference" ? "token" : own;
  if (kind === "reference" && isFilled(value)) {
    reader.unread(name, place);
    return value;
  }
  if (typeof value === "string") return otherText(around, value, { name, kind });
  const isFile = hasTextFile(value);
  if (Array.isArray(value)) {
    const list = apart(reader);
    return items(value, (item) =>
      other({ reader, place, isCited, isFile, list, isPlain: isPlain(item) }, item, name),
    );
  }
  const { list, isPlain: plain } = around;
  const inner: EditMember = (one, nested) =>
    other({ reader, place, isCited, isFile, list, isPlain: plain }, one, nested);
  const isOwn = hasOwnNames(name);
  const named = (one: string): string => (isOwn || !isWord(one) ? reader.other(one, place) : one);
  return isObject(value) ? everyMember(value, inner, named) : value;
}

function otherText(
  { reader, place, isFile, list, isPlain: plain }: Surroundings,
  value: string,
  { name, kind }: { readonly name: string; readonly kind: MemberKind },
): string {
  if (value === "" || isNoText(kind, value)) return value;
  const isUrl = DATA_URL.test(value);
  if (kind !== "encoded" && !isUrl)
    return list !== undefined && name === "text"
      ? said(list, place, value, plain === true ? SAID : LEFT_OUT)
      : reader.other(value, place);
  const ofFile = isFile ? textFile(reader, place, value) : undefined;
  const edited = isUrl ? textUrl(reader, place, value) : ofFile;
  if (edited === undefined) reader.unread(name, place);
  return edited ?? value;
}

/** Edits what a server has encrypted; whatever else is there is a text. */
export function encrypted(reader: PromptReader, place: TextPlace): Edit {
  const text = free(reader, place);
  return (value) => (typeof value === "string" && isNoText("proof", value) ? value : text(value));
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

/** Returns an edit that reports a member as not readable, unless it is empty. */
export function unreadable(reader: PromptReader, name: string, place: TextPlace): Edit {
  return (value) => {
    if (isFilled(value)) reader.unread(name, place);
    return value;
  };
}

/**
 * Edits every member of an object, and the names of members.
 * @param first the names of members that are edited before all others
 * @returns the same object if nothing changed
 * @throws ChatFault if two members get the same name
 */
function everyMember(
  value: JsonObject,
  edit: EditMember,
  named: (name: string) => string,
  first: readonly string[] = [],
): unknown {
  const known = new Map<string, unknown>();
  for (const name of first)
    if (Object.hasOwn(value, name)) known.set(name, edit(value[name], name));
  const entries = Object.entries(value).map(
    ([name, one]) => [named(name), known.has(name) ? known.get(name) : edit(one, name)] as const,
  );
  const names = Object.keys(value);
  if (entries.every(([name, one], index) => name === names[index] && one === value[name]))
    return value;
  const edited = Object.fromEntries(entries);
  if (Object.keys(edited).length < names.length)
    throw badRequest("", "members have the same name after the guards have masked it");
  return copyNoted(edited, value);
}

/**
 * Edits the parts of a message. Its plain texts are read as one, whatever is between them.
 * @param distanceOf tells how conversions read a part of a list; they leave out what is in no list
 */
export function parts(
  reader: PromptReader,
  place: TextPlace,
  edit: (reader: PromptReader) => Edit,
  distanceOf: (part: unknown) => Distance = ofType,
): Edit {
  return (value) => {
    const content = contentAt(reader, place);
    const isList = Array.isArray(value);
    return each((part) => {
      const distance = isList ? distanceOf(part) : LEFT_OUT;
      const text: PromptReader["text"] = (one, at) =>
        at === place || at === THOUGHT ? said(content, at, one, distance) : reader.text(one, at);
      const file: PromptReader["file"] = (one, at) => said(content, at, one, BESIDE);
      return edit({ ...content, text, file, depth: content.depth + LEFT_OUT })(part);
    })(value);
  };
}

/** Members whose parts are no texts, although they have one. */
const NO_TEXTS: readonly string[] = ["functionCall", "function_call", "json"];

/** The distance of a part that has no type: it is a text if it has one. */
export function ofMembers(part: unknown): Distance {
  return isPlain(part) ? SAID : LEFT_OUT;
}

/** Whether a part is a text, and no thought. */
function isPlain(part: unknown): boolean {
  if (!isObject(part) || part["thought"] === true || (textIn(part, "text") ?? "") === "")
    return false;
  return !NO_TEXTS.some((name) => Object.hasOwn(part, name));
}

/** The types of parts that are texts, in all formats that have types. */
const TEXT_TYPES: ReadonlySet<unknown> = new Set(["text", "input_text", "output_text"]);

function ofType(part: unknown): Distance {
  if (!isObject(part)) return LEFT_OUT;
  if (part["type"] === "refusal") return BESIDE;
  return isPlain(part) && TEXT_TYPES.has(part["type"]) ? SAID : LEFT_OUT;
}
