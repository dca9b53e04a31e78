import { Failure } from "../errors.ts";
import { TEXT_LENGTH } from "../limits.ts";
import { indexAt, lengthOf, unitAt } from "../value/characters.ts";
import { valueOf, type Int, type List, type Result } from "../value/value.ts";
import { formatText } from "./format.ts";
import {
  INT,
  LIST,
  overload,
  STRING,
  textFunction,
  typed,
  type FunctionTable,
} from "./signature.ts";

const TEXTS = typed(LIST, { list: "string" });
const OUT_OF_RANGE = new Failure("the index is out of range");

/** Any character that is not white space in Go, which includes U+0085 but not U+FEFF. */
const INK = /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

function trim(text: string): string {
  const start = text.search(INK);
  if (start < 0) return "";
  let end = text.length;
  while (!INK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function charAt(text: string, index: Int): Result {
  const length = lengthOf(text);
  if (index < 0 || index > length) return OUT_OF_RANGE;
  return index === length
    ? ""
    : String.fromCodePoint(text.codePointAt(unitAt(text, Number(index))) ?? 0);
}

function substring(text: string, start: Int, end: Int): Result {
  if (start < 0 || end > lengthOf(text) || start > end) return OUT_OF_RANGE;
  return text.slice(unitAt(text, Number(start)), unitAt(text, Number(end)));
}

function indexOf(text: string, part: string, from: Int): Result {
  if (from < 0 || from > lengthOf(text)) return OUT_OF_RANGE;
  const unit = text.indexOf(part, unitAt(text, Number(from)));
  return unit < 0 ? -1 : indexAt(text, unit);
}

function lastIndexOf(text: string, part: string, from: Int): Result {
  if (from < 0 || from > lengthOf(text)) return OUT_OF_RANGE;
  const unit = text.lastIndexOf(part, unitAt(text, Number(from)));
  return unit < 0 ? -1 : indexAt(text, unit);
}

/** The parts between separators, up to the limit; a negative limit means no limit. */
function partsOf(text: string, separator: string, limit: number): string[] {
  if (limit === 0) return [];
  const parts = separator === "" ? Array.from(text) : text.split(separator);
  if (limit < 0 || parts.length <= limit) return parts;
  return [...parts.slice(0, limit - 1), parts.slice(limit - 1).join(separator)];
}

function replace(text: string, old: string, replacement: string, limit: number): Result {
  if (limit === 0) return text;
  const most = limit < 0 ? limit : limit + 1;
  if (old !== "") return joinTexts(partsOf(text, old, most), replacement);
  return joinTexts(partsBetweenCharacters(text, most), replacement);
}

/** An empty separator splits a text between all of its characters. */
function partsBetweenCharacters(text: string, limit: number): string[] {
  const parts = ["", ...Array.from(text), ""];
  if (limit < 0 || parts.length <= limit) return parts;
  return [...parts.slice(0, limit - 1), parts.slice(limit - 1).join("")];
}

function join(list: List, separator: string): Result {
  const parts = list.map(valueOf);
  const texts = parts.filter((part) => typeof part === "string");
  return texts.length === parts.length
    ? joinTexts(texts, separator)
    : new Failure("the list must contain only strings");
}

/** Joins texts; fails if the result would be too long. */
export function joinTexts(texts: readonly string[], separator: string): Result {
  const length = texts.reduce(
    (sum, text) => sum + text.length,
    Math.max(0, texts.length - 1) * separator.length,
  );
  return length > TEXT_LENGTH ? new Failure("the text is too long") : texts.join(separator);
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["\x07", "\\a"],
  ["\b", "\\b"],
  ["\f", "\\f"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["\v", "\\v"],
  ["\\", "\\\\"],
  ['"', '\\"'],
]);

function quote(text: string): string {
  return `"${Array.from(text.toWellFormed(), (character) => ESCAPES.get(character) ?? character).join("")}"`;
}

function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (part) => part.toLowerCase());
}

function upper(text: string): string {
  return text.replace(/[a-z]+/g, (part) => part.toUpperCase());
}

/** The string functions of the CEL extensions. */
export const TEXT_EXTENSION: FunctionTable = {
  ".charAt": [overload([STRING, INT], "string", charAt)],
  ".indexOf": [
    overload([STRING, STRING], "int", (text, part) => indexOf(text, part, 0)),
    overload([STRING, STRING, INT], "int", indexOf),
  ],
  ".lastIndexOf": [
    overload([STRING, STRING], "int", (text, part) => lastIndexOf(text, part, lengthOf(text))),
    overload([STRING, STRING, INT], "int", lastIndexOf),
  ],
  ".lowerAscii": [overload([STRING], "string", lower)],
  ".upperAscii": [overload([STRING], "string", upper)],
  ".replace": [
    overload([STRING, STRING, STRING], "string", (text, old, next) => replace(text, old, next, -1)),
    overload([STRING, STRING, STRING, INT], "string", (text, old, next, limit) =>
      replace(text, old, next, Number(limit)),
    ),
  ],
  ".split": [
    overload([STRING, STRING], { list: "string" }, (text, separator) =>
      partsOf(text, separator, -1),
    ),
    overload([STRING, STRING, INT], { list: "string" }, (text, separator, limit) =>
      partsOf(text, separator, Number(limit)),
    ),
  ],
  ".substring": [
    overload([STRING, INT], "string", (text, start) => substring(text, start, lengthOf(text))),
    overload([STRING, INT, INT], "string", substring),
  ],
  ".trim": [overload([STRING], "string", trim)],
  ".stripPrefix": [
    textFunction("string", {
      prepare: (part) => (text) => (text.startsWith(part) ? text.slice(part.length) : text),
      cost: 0,
      argumentCost: 0,
    }),
  ],
  ".stripSuffix": [
    textFunction("string", {
      prepare: (part) => (text) =>
        text.endsWith(part) ? text.slice(0, text.length - part.length) : text,
      cost: 0,
      argumentCost: 0,
    }),
  ],
  ".reverse": [overload([STRING], "string", (text) => Array.from(text).reverse().join(""))],
  ".join": [
    overload([TEXTS], "string", (list) => join(list, "")),
    overload([TEXTS, STRING], "string", join),
  ],
  ".format": [overload([STRING, LIST], "string", formatText)],
  "strings.quote": [overload([STRING], "string", quote)],
};
