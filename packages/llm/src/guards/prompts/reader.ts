import { copyNoted } from "@edge-gateway/kernel/json/exact-numbers";
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

/**
 * Maps one text.
 * @param lane texts with the same number are read as one text; undefined: the text has no place of its own in
 *   the format, and equal texts are one
 */
export type Visit = (text: string, place: TextPlace, lane: number | undefined) => string;

/** Is called with the name of a member that guards cannot read. */
export type Unread = (name: string, place: TextPlace) => void;

/** Edits the member with the given name. */
export type EditMember = (value: unknown, name: string) => unknown;

/** Edits members by name. */
export type Edits = Readonly<Record<string, Edit | undefined>>;

/** Reads the texts of a prompt. Whatever a format does not know is read, too. */
export interface PromptReader {
  /**
   * Edits a text that the format knows.
   * @param follows whether the text directly follows the text of the previous part of the same message
   */
  text(text: string, place: TextPlace, follows?: boolean): string;
  /** Edits a text that has no place in the format, such as the name of a member. */
  other(text: string, place: TextPlace): string;
  unread(name: string, place: TextPlace): void;
  /** Marks the text that was read last: the returned function lets the next text follow it, whatever was read since. */
  mark(): () => void;
  /** The neighbours of the message that is read; undefined outside of its content. */
  readonly neighbours: Neighbours | undefined;
}

/** The text at the end of the content of a message. */
interface LastText {
  readonly place: TextPlace;
  /** See {@link PromptReader.mark}; other members of a message may have texts, too. */
  readonly resume: () => void;
}

/** The messages around one message. */
interface Neighbours {
  /** Undefined if the message before does not end with a text. */
  readonly before: LastText | undefined;
  last: LastText | undefined;
}

/** Creates the reader of one prompt. */
export function promptReader(visit: Visit, unread: Unread): PromptReader {
  let lane = 0;
  let lanes = 0;
  const read = (text: string, place: TextPlace, own: number | undefined): string => {
    const plain = withoutEscapes(text);
    const edited = visit(plain, place, own);
    return edited === plain ? text : edited;
  };
  return {
    text(text, place, follows) {
      if (follows !== true) lane = lanes += 1;
      return read(text, place, lane);
    },
    mark() {
      const marked = lane;
      return () => void (lane = marked);
    },
    other: (text, place) => (text === "" ? text : read(text, place, undefined)),
    unread,
    neighbours: undefined,
  };
}

/** Edits the messages of a prompt. Models read neighbouring messages of one role as one message. */
export function turns(
  reader: PromptReader,
  edit: (reader: PromptReader, message: unknown) => unknown,
): Edit {
  let last: LastText | undefined;
  return each((message) => {
    const neighbours: Neighbours = { before: last, last: undefined };
    const edited = edit({ ...reader, neighbours }, message);
    if (!isLeftOut(message)) last = neighbours.last;
    return edited;
  });
}

/** Conversions leave out messages without content, and move results of tools before the texts around them. */
function isLeftOut(message: unknown): boolean {
  if (!isObject(message)) return false;
  const kind = textIn(message, "type") ?? textIn(message, "role") ?? "";
  const members = Object.entries(message).filter(([name]) => !NO_CONTENT.has(name));
  return RESULT.test(kind) || members.every(([, value]) => isEmpty(value));
}

const RESULT = /^(?:tool|function|\w+_output)$/;
/** Members of a message that are no content. */
const NO_CONTENT: ReadonlySet<string> = new Set(["type", "role", "name", "id", "status"]);

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (!isObject(value)) return value === null || value === "";
  return Object.entries(value).every(([name, one]) => name === "type" || isEmpty(one));
}

/** Edits the content of a message: a text, or a list of parts. */
export function contentOr(reader: PromptReader, place: TextPlace, list: Edit): Edit {
  return (value) => {
    if (typeof value !== "string") return list(value);
    const edited = reader.text(value, place, follows(reader, place));
    if (reader.neighbours !== undefined) reader.neighbours.last = { place, resume: reader.mark() };
    return edited;
  };
}

/** Whether the beginning of a content follows the text of the message before; if so, the next text may. */
function follows({ neighbours }: PromptReader, { scope, role }: TextPlace): boolean {
  const { before } = neighbours ?? {};
  if (before === undefined || scope === "ToolOutput") return false;
  if (before.place.scope !== scope || before.place.role !== role) return false;
  before.resume();
  return true;
}

/** Edits every member of an object: known names by their edits, and all others by `rest`. */
export function open(value: unknown, edits: Edits, rest: EditMember): unknown {
  if (!isObject(value)) return rest(value, "");
  const edit: EditMember = (one, name) => {
    const own = Object.hasOwn(edits, name) ? edits[name] : undefined;
    return own === undefined ? rest(one, name) : own(one);
  };
  return everyMember(value, edit, (name) => {
    const edited = isWord(name) ? name : rest(name, "");
    return typeof edited === "string" ? edited : name;
  });
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

/** Edits all strings and names of a value whose form the client chooses. */
export function free(reader: PromptReader, place: TextPlace): Edit {
  const named = (name: string): string => reader.other(name, place);
  const edit: Edit = (value) => {
    if (typeof value === "string") return reader.text(value, place);
    if (Array.isArray(value)) return items(value, edit);
    return isObject(value) ? everyMember(value, edit, named) : value;
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
  const inner: EditMember = (one, nested) => other({ reader, place, isCited, isFile }, one, nested);
  if (Array.isArray(value)) return items(value, (item) => inner(item, name));
  const isOwn = hasOwnNames(name);
  const named = (one: string): string => (isOwn || !isWord(one) ? reader.other(one, place) : one);
  return isObject(value) ? everyMember(value, inner, named) : value;
}

function otherText(
  { reader, place, isFile }: Surroundings,
  value: string,
  { name, kind }: { readonly name: string; readonly kind: MemberKind },
): string {
  if (value === "" || isNoText(kind, value)) return value;
  const isUrl = DATA_URL.test(value);
  if (kind !== "encoded" && !isUrl) return reader.other(value, place);
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
 * @returns the same object if nothing changed
 * @throws ChatFault if two members get the same name
 */
function everyMember(
  value: JsonObject,
  edit: EditMember,
  named: (name: string) => string,
): unknown {
  const entries = Object.entries(value).map(
    ([name, one]) => [named(name), edit(one, name)] as const,
  );
  const names = Object.keys(value);
  if (entries.every(([name, one], index) => name === names[index] && one === value[name]))
    return value;
  const edited = Object.fromEntries(entries);
  if (Object.keys(edited).length < names.length)
    throw badRequest("", "members have the same name after the guards have masked it");
  return copyNoted(edited, value);
}

/** Edits the parts of a message. The texts of a part have the given place, unless they are thoughts. */
export function parts(
  reader: PromptReader,
  place: TextPlace,
  edit: (reader: PromptReader) => Edit,
): Edit {
  return (value) => {
    let before = follows(reader, place) ? place : undefined;
    const edited = each((part) => {
      let own: TextPlace | undefined;
      const text: PromptReader["text"] = (one, at, isNext = at === before) => {
        own = one === "" && before !== undefined ? before : at;
        before = undefined;
        return reader.text(one, at, isNext);
      };
      const changed = edit({ ...reader, text, neighbours: undefined })(part);
      before = own === place || own === THOUGHT ? own : undefined;
      return changed;
    })(value);
    if (reader.neighbours !== undefined)
      reader.neighbours.last = before && { place: before, resume: reader.mark() };
    return edited;
  };
}
