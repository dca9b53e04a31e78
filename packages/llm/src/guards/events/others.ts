import { isObject } from "../../json.ts";
import { items, member, members, type Edit } from "../edit-json.ts";
import { isNoText, kindOf, plainName } from "../member-kinds.ts";
import type { TextVisit } from "./visit.ts";

/**
 * Members of responses that are not the model's words: calls of tools are for programs, tokens repeat a text,
 * and some members repeat the request or are padding.
 */
const NOT_SAID: ReadonlySet<string> = new Set(
  `toolcalls functioncall tooluse toolcall args arguments input partialjson code action operation
   logprobs logprobsresult tokens usage usagemetadata obfuscation systemfingerprint finishreason stopreason
   stopsequence nativefinishreason createtime responseid avgLogprobs uri url sdkblob index`
    .toLowerCase()
    .split(/\s+/),
);

/**
 * Edits members of a part of a response: known names by their edits, in their order, and then the texts in all
 * others. Each of these is a text of its own.
 */
export function said(
  value: unknown,
  edits: Readonly<Record<string, Edit | undefined>>,
  visit: TextVisit,
): unknown {
  const edited = members(value, edits);
  if (!isObject(edited)) return edited;
  return Object.keys(edited)
    .filter((name) => !Object.hasOwn(edits, name))
    .reduce<unknown>((all, name) => member(all, name, (one) => other(one, name, visit)), edited);
}

/** Edits the texts in a value that the format does not know. */
export function others(visit: TextVisit): Edit {
  return (value) => other(value, "", visit);
}

function other(value: unknown, name: string, visit: TextVisit): unknown {
  if (NOT_SAID.has(plainName(name))) return value;
  const kind = kindOf(name);
  if (typeof value === "string") {
    const isRead = kind === "text" || (kind !== "encoded" && !isNoText(kind, value));
    return isRead ? visit.whole(value).text : value;
  }
  if (Array.isArray(value)) return items(value, (item) => other(item, name, visit));
  return said(value, {}, visit);
}
