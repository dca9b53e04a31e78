import { ITEM } from "../../components/config-schema.ts";

/** Where a person types in a YAML text. */
export interface YamlPlace {
  /** The names that lead there, with `*` for items of lists. */
  readonly path: readonly string[];
  /** Whether the person types the name of an entry below the path; otherwise the value at the path. */
  readonly isKey: boolean;
  /** What was typed of it. */
  readonly word: string;
}

const TOKEN = /- +|(?:"[^"]*"|'[^']*'|[^\s#:,[\]{}"'][^:,[\]{}"']*?)\s*:(?=\s|$)/y;
const IGNORED = /^\s*(?:#|$|---)/;

/** A dash or a key of a line, by its column. */
interface Token {
  readonly column: number;
  /** Undefined for the dash of an item. */
  readonly key: string | undefined;
}

/**
 * The place at the end of a line, by the indentation of the lines above and the brackets of this one. It is a
 * guess for help while somebody types: an incomplete text has no other meaning.
 * @param lines the beginning of the line, up to the place, and those above it, the nearest first
 */
export function yamlPlaceAt(lines: Iterable<string>): YamlPlace {
  const above = Iterator.from(lines);
  const line = above.next().value ?? "";
  const { tokens, end } = tokensOf(line);
  const inner = tokens.map(({ key }) => key ?? ITEM);
  const column = tokens[0]?.column ?? end;
  const isItem = tokens.length > 0 && tokens[0]?.key === undefined;
  const outer = parentsOf(above, { column, mayEqual: isItem });
  const rest = line.slice(end);
  return inBrackets(rest, {
    path: [...outer, ...inner],
    isKey: tokens.at(-1)?.key === undefined,
    word: rest.trimStart(),
  });
}

function tokensOf(line: string): { readonly tokens: readonly Token[]; readonly end: number } {
  let end = line.length - line.trimStart().length;
  const tokens: Token[] = [];
  for (;;) {
    TOKEN.lastIndex = end;
    const [found] = TOKEN.exec(line) ?? [];
    if (found === undefined) return { tokens, end };
    const key = found.startsWith("- ") ? undefined : nameOf(found.replace(/\s*:$/, ""));
    tokens.push({ column: end, key });
    end += found.length;
    // A key ends the structure of a line; its value may contain anything.
    if (key !== undefined) return { tokens, end };
  }
}

/** What a parent of a place may be: a list may be as far to the left as its key. */
interface Wanted {
  readonly column: number;
  readonly mayEqual: boolean;
}

function parentsOf(above: Iterable<string>, first: Wanted): readonly string[] {
  const path: string[] = [];
  let wanted = first;
  for (const line of above) {
    if (wanted.column === 0 && !wanted.mayEqual) break;
    // A list may have tens of thousands of lines, most of which are further to the right.
    if (isBeyond(line, wanted.column) || IGNORED.test(line)) continue;
    for (const { column, key } of tokensOf(line).tokens.toReversed()) {
      const fits =
        key !== undefined && wanted.mayEqual ? column <= wanted.column : column < wanted.column;
      if (!fits) continue;
      path.unshift(key ?? ITEM);
      wanted = { column, mayEqual: key === undefined };
    }
  }
  return path;
}

/** Whether a line begins to the right of a column. */
function isBeyond(line: string, column: number): boolean {
  for (let at = 0; at <= column; at++) if (line[at] !== " ") return false;
  return true;
}

/** Follows the brackets of a value in one line, such as `[{ path: { type: P`. */
function inBrackets(text: string, outer: YamlPlace): YamlPlace {
  const open: YamlPlace[] = [];
  let place = outer;
  const quotes = /"(?:[^"\\]|\\.)*"|'[^']*'|[[\]{},]|[^[\]{},"']+|./g;
  for (const [part] of text.matchAll(quotes)) {
    if (part === "[" || part === "{") {
      const isKey = part === "{";
      const path = isKey ? place.path : [...place.path, ITEM];
      open.push(place);
      place = { path, isKey, word: "" };
    } else if (part === "]" || part === "}") place = open.pop() ?? outer;
    else if (part === ",") place = nextOf(place, open.length > 0);
    else place = withText(place, part, open.length > 0);
  }
  return place;
}

/** After a comma: the next entry of a map, or the next item of a list. */
function nextOf(place: YamlPlace, isOpen: boolean): YamlPlace {
  if (!isOpen) return place;
  const isItem = place.path.at(-1) === ITEM;
  if (isItem || place.isKey) return { ...place, word: "" };
  return { path: place.path.slice(0, -1), isKey: true, word: "" };
}

function withText(place: YamlPlace, text: string, isOpen: boolean): YamlPlace {
  if (!isOpen) return place;
  const colon = /^(.*?)\s*:(?=\s|$)(.*)$/s.exec(place.word + text);
  if (!place.isKey || colon === null) return { ...place, word: (place.word + text).trimStart() };
  const [, key = "", value = ""] = colon;
  return { path: [...place.path, nameOf(key.trim())], isKey: false, word: value.trimStart() };
}

function nameOf(written: string): string {
  return written.replace(/^(["'])(.*)\1$/, "$2");
}
