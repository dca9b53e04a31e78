import { isObject, type JsonObject, parsedNoting } from "../json.ts";
import type { Notes } from "./notes.ts";

/** A complete JSON token. A number at the end of the text is not complete, because more digits may follow. */
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*(?=[\s,\]}])|true|false|null|[{}[\],:])/sy;
/** The beginning of a JSON token, at the end of a text that was cut off. */
const CUT_TOKEN = /^\s*(?:"(?:[^"\\]|\\.)*\\?|[-\d.eE+]*|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/s;
const CLOSERS: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/**
 * The object in the arguments of a tool call that were cut off, without the incomplete part at the end. The
 * official clients read incomplete streams in the same way. Undefined if the text is not the beginning of an
 * object.
 */
export function objectInCut(text: string): JsonObject | undefined {
  const closers: string[] = [];
  let whole = "";
  let before = "";
  let end = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    const [, token = ""] = found;
    end = TOKEN.lastIndex;
    const closer = CLOSERS[token];
    if (closer !== undefined) closers.push(closer);
    else if (token === "}" || token === "]") closers.pop();
    const isKey = token.startsWith('"') && closers.at(-1) === "}" && before !== ":";
    if (!isKey && token !== "," && token !== ":")
      whole = text.slice(0, end) + closers.toReversed().join("");
    before = token;
  }
  if (!CUT_TOKEN.test(text.slice(end))) return undefined;
  const value = parsedNoting(whole);
  return isObject(value) ? value : undefined;
}

/**
 * The arguments of a call as an object, for formats that have no text there: of arguments that were cut off,
 * what is complete.
 */
export function argumentsOf(
  { arguments: text, at }: { readonly arguments: string; readonly at: string },
  notes: Notes | undefined,
): JsonObject {
  const value = parsedNoting(text);
  if (isObject(value)) return value;
  const cut = value === undefined ? objectInCut(text) : undefined;
  if (cut !== undefined) notes?.changed(at, "the arguments were cut off");
  else notes?.dropped(at, "the arguments are not a JSON object");
  return cut ?? {};
}
