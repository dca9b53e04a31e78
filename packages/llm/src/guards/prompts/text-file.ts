import { isUtf8 } from "node:buffer";
import { isText } from "../../chat/fit/fit-media.ts";
import { isObject } from "../../json.ts";
import type { Edit } from "../form/edit-json.ts";
import { plainName } from "../form/member-kinds.ts";
import type { TextPlace } from "./place.ts";

/**
 * Base64 that all decoders read alike (RFC 4648 section 4): some skip other characters, and some stop at them.
 */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** What no text file has, and the beginnings of documents whose bytes can all be those of a text. */
const NO_TEXT = /[^\P{Cc}\t\n\f\r]|%PDF-|\{\\rtf/u;
/** Texts that servers convert before a model reads them. */
const RENDERED: ReadonlySet<string> = new Set(["text/html", "text/rtf", "text/richtext"]);
const PARAMETER = /^[^;]*(?:;\s*charset="?utf-8"?\s*)?$/i;
/** The formats of Converse's documents whose bytes are a text. */
const FORMATS: ReadonlySet<unknown> = new Set(["csv", "md", "txt"]);
const DATA_URL = /^data:([^,]*);base64,/i;
const TYPES: ReadonlySet<string> = new Set(["mimetype", "mediatype"]);

/** Reads the text of a file, which has no place of its own in the format. */
interface FileReader {
  file(text: string, place: TextPlace): string;
}

/** Whether files of the media type are texts in UTF-8, which models read as they are. */
function isTextType(type: unknown): boolean {
  if (typeof type !== "string" || !PARAMETER.test(type)) return false;
  const [name = ""] = type.toLowerCase().split(";");
  return isText(name.trim()) && !RENDERED.has(name.trim());
}

/** Whether an object says that its data are a text file, by all of its media types. */
export function hasTextFile(value: unknown): boolean {
  if (!isObject(value)) return false;
  const types = Object.entries(value).filter(([name]) => TYPES.has(plainName(name)));
  return types.length > 0 && types.every(([, type]) => isTextType(type));
}

/** Whether the bytes of a document of Converse are a text. */
export function isTextDocument(document: unknown): boolean {
  return isObject(document) && FORMATS.has(document["format"]);
}

/** Edits a data URL that has a text file; undefined: it has none. */
export function textUrl(reader: FileReader, place: TextPlace, url: string): string | undefined {
  const [start = "", type] = DATA_URL.exec(url) ?? [];
  if (!isTextType(type)) return undefined;
  const edited = textFile(reader, place, url.slice(start.length));
  return edited === undefined ? undefined : start + edited;
}

/** Edits the text in the base64 of a file; undefined: it has none that every server reads alike. */
export function textFile(
  reader: FileReader,
  place: TextPlace,
  encoded: string,
): string | undefined {
  if (!BASE64.test(encoded)) return undefined;
  const bytes = Buffer.from(encoded, "base64");
  const text = isUtf8(bytes) ? bytes.toString() : undefined;
  if (text === undefined || NO_TEXT.test(text)) return undefined;
  const edited = reader.file(text, place);
  return edited === text ? encoded : Buffer.from(edited).toString("base64");
}

/** Edits the base64 of a text file; whatever else is there is edited by `rest`. */
export function fileOr(reader: FileReader, place: TextPlace, rest: Edit): Edit {
  return (value) =>
    (typeof value === "string" ? textFile(reader, place, value) : undefined) ?? rest(value);
}
