import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import { hideConstants } from "@edge-gateway/kernel/log/hide-constants";
import { REDACTED } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import type { TextRange } from "@edge-gateway/translate/secret-ranges";

/** A comment up to the end of its line; what follows a carriage return alone belongs to it (YAML 1.2 section 5.4). */
const COMMENT = /(?:^|\s)#[^\n]*/gm;
/** What is before the content of a comment. */
const START = /^\s?#+/;
/** A reference to a variable: it names a secret, but contains none. */
const VARIABLE = /^["']?\$(?:\{\w+\}|[A-Z_][A-Z0-9_]*)["']?$/;
const HARMLESS = /^(?:true|false|null|~|-?\d{1,7})$/;
/** Shorter words of sentences are no secrets. */
const SHORTEST_WORD = 8;
/** A name with a value: in quotes, or up to the end of a word; in the value there may be others. */
const PAIR =
  /([\w.-]+)["']?\s{0,8}[:=](?:(?<=:)\s{1,8}|\s{0,8})(?=((?:(?:Basic|Bearer|Token|ApiKey|Key)\s+)?(?:"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[^\s"',{[][^\s"',]*)))/gi;
/** A line that was configuration: a name, and its value up to the end of the line, or nothing. */
const ENTRY = /^((?:\s*-)*\s*)(?:"([^"]*)"|'([^']*)'|([\w.-]+))\s*:(?:\s+(\S.*))?$/s;
const FLOW = /^[[{]/;
const FLOW_LINE = /^\s*(?:- *)*[[{]/;
const PEM_START = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/;
const PEM_END = /-----END [A-Z0-9 ]*PRIVATE KEY-----/;
const SECRET_NAME = /key$|secret|passw|token|credential|authorization|cookie/i;
/** Names of properties that describe a secret or say where it is, such as `tokenEndpoint` and `clientSecretRef`. */
const REFERENCE_NAME = /[a-z](?:Endpoint|File|Name|Ref|Scopes|Type)$/;
const KNOWN_KEY =
  /(?<![\w-])(?:[spr]k[-_]\w|gh[pousr]_\w|github_pat_|AKIA|xox[abprs]-|eyJ)[\w.-]+/g;
const USER_INFORMATION = /(?<=:\/\/)[^/?#\s@"']+(?=@)/g;

/** The names of properties that have secrets: as texts, or in lists and maps. */
const PROPERTIES: ReadonlySet<string> = new Set(
  Object.values(SENSITIVE_PLACES).flatMap((places: readonly (readonly string[])[]) =>
    places.flatMap((place) => place.findLast((name) => name !== "*") ?? []),
  ),
);
/** Names that are those of a secret only in some types, and of something else in most. */
const GENERAL: ReadonlySet<string> = new Set(["data", "value", "url"]);
const CREDENTIALS = new SensitiveNames();

/** A comment with its place. */
interface Line {
  /** The content without `#`; blanks at its start tell how deep it is. */
  readonly content: string;
  /** The offset of the content. */
  readonly at: number;
  /** Whether the line has nothing else, so that it may continue the comment before. */
  readonly isAlone: boolean;
}

/**
 * What looks like a secret in the comments of a text: copies of known secrets, keys, and values with the name of a
 * secret, also where configuration of several lines was commented out.
 */
export function secretsInComments(text: string, known: SecretTexts): readonly TextRange[] {
  const found: TextRange[] = [];
  for (const lines of blocksIn(text)) {
    const block = new CommentBlock(lines, found);
    for (const line of lines) {
      block.read(line);
      for (const { start, end } of known.rangesIn(line.content))
        found.push({ start: line.at + start, end: line.at + end });
      const { value, start } = unquoted(line.content);
      if (known.isWhole(value))
        found.push({ start: line.at + start, end: line.at + start + value.length });
    }
  }
  return found;
}

/** The comments, with those of consecutive lines together. */
function blocksIn(text: string): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  let next = -1;
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    const [start = ""] = START.exec(comment) ?? [];
    const hash = index + comment.indexOf("#");
    const lineStart = text.lastIndexOf("\n", hash - 1) + 1;
    const isAlone = text.slice(lineStart, hash).trim() === "";
    const line = {
      content: comment.slice(start.length).trimEnd(),
      at: index + start.length,
      isAlone,
    };
    const last = blocks.at(-1);
    if (isAlone && lineStart === next && last !== undefined) last.push(line);
    else blocks.push([line]);
    next = index + comment.length + 1;
  }
  return blocks;
}

/** Reads the lines of a comment as configuration that was commented out. */
class CommentBlock {
  readonly #found: TextRange[];
  /** Whether a name in the comment is that of a secret header, whose value is under `value`. */
  readonly #hasHeader: boolean;
  #isInKey = false;
  /** The indentation of a name whose value is on the lines below; undefined: none. */
  #under: number | undefined;

  constructor(lines: readonly Line[], found: TextRange[]) {
    this.#found = found;
    this.#hasHeader = lines.some(({ content }) =>
      [...content.matchAll(PAIR)].some(
        ([, name, value = ""]) => name === "name" && isSecretName(bare(value)),
      ),
    );
  }

  read(line: Line): void {
    const { content } = line;
    if (this.#isKey(line)) return;
    if (content.trim() === "") return;
    const indent = content.search(/\S/);
    if (this.#under !== undefined && this.#isBelow(content, indent, this.#under)) {
      this.#hideNested(line);
      return;
    }
    this.#under = undefined;
    this.#readEntry(line, indent);
    for (const found of content.matchAll(KNOWN_KEY)) this.#hide(line, found.index, found[0]);
    for (const found of content.matchAll(USER_INFORMATION)) this.#hide(line, found.index, found[0]);
    this.#hideConstants(line);
  }

  /** Hides what an expression compares with credentials; it may be in quotes of YAML or JSON. */
  #hideConstants(line: Line): void {
    const { content } = line;
    const isSensitive = (name: string): boolean => CREDENTIALS.has(name) || SECRET_NAME.test(name);
    const hide = (constant: string): string => {
      const at = content.indexOf(constant);
      if (constant !== "" && at >= 0) this.#hide(line, at, constant);
      return REDACTED;
    };
    for (const expression of [
      content,
      // Without the quotes of a text of YAML, and the escapes in it (YAML 1.2 sections 7.3.1 and 7.3.2).
      content.replaceAll(/'(')?/g, "$1"),
      content.replaceAll(/(?<!\\)"|\\(?=")/g, ""),
    ])
      hideConstants(expression, isSensitive, hide);
  }

  /** Whether a line is of a private key, which is hidden. */
  #isKey(line: Line): boolean {
    const { content } = line;
    const start = this.#isInKey ? content.search(/\S/) : content.search(PEM_START);
    if (start < 0) return this.#isInKey;
    this.#hide(line, start, content.slice(start));
    this.#isInKey = !PEM_END.test(content);
    return true;
  }

  /** A list may have the indentation of its name (YAML 1.2 section 8.2.1). */
  #isBelow(content: string, indent: number, name: number): boolean {
    return indent > name || (indent === name && content.startsWith("- ", indent));
  }

  #hideNested(line: Line): void {
    const { content } = line;
    const [, before = "", ...rest] = ENTRY.exec(content) ?? [];
    const value = rest.at(-1) ?? "";
    // A name alone has its values below it.
    if (rest.length > 0 && value === "") return;
    const from = value === "" ? content.search(/\S/) : content.length - value.length;
    const start = Math.max(from, before.length);
    if (!VARIABLE.test(content.slice(start))) this.#hide(line, start, content.slice(start));
  }

  #readEntry(line: Line, indent: number): void {
    const { content } = line;
    const entry = entryOf(content);
    if (entry !== undefined && this.#isSecret(entry.name)) {
      // A value of any form may go on in deeper lines.
      if (!entry.isFlow) this.#under = indent + (entry.isItem ? 1 : 0);
      this.#hideValue(line, content.length - entry.value.length, entry.shown);
      return;
    }
    const isConfiguration = entry !== undefined || FLOW_LINE.test(content);
    for (const found of content.matchAll(PAIR)) {
      const [whole, name = "", text = ""] = found;
      const value = text.replace(/[)\]}]+$/, "");
      const isLong = isConfiguration || bare(value).length >= SHORTEST_WORD;
      if (isLong && this.#isSecret(name)) this.#hideValue(line, found.index + whole.length, value);
    }
  }

  #isSecret(name: string): boolean {
    return isSecretName(name) || (this.#hasHeader && name === "value");
  }

  #hideValue(line: Line, start: number, value: string): void {
    if (VARIABLE.test(value) || HARMLESS.test(value) || /^[|>][-+\d]*$/.test(value)) return;
    this.#hide(line, start, value);
  }

  #hide({ at }: Line, start: number, text: string): void {
    if (text !== "") this.#found.push({ start: at + start, end: at + start + text.length });
  }
}

function isSecretName(name: string): boolean {
  if (CREDENTIALS.has(name.toLowerCase())) return true;
  const isNamed = SECRET_NAME.test(name) || (PROPERTIES.has(name) && !GENERAL.has(name));
  return isNamed && !REFERENCE_NAME.test(name);
}

/** The name and value of a line that was configuration; undefined if it was none. */
function entryOf(content: string) {
  const [, before = "", double, single, plain, value = ""] = ENTRY.exec(content) ?? [];
  const name = double ?? single ?? plain;
  if (name === undefined) return undefined;
  const isFlow = FLOW.test(value);
  const [shown = value] = isFlow ? [value] : (/^.*?(?=\s+#|$)/s.exec(value) ?? []);
  return { name, value, shown, isFlow, isItem: before.includes("-") };
}

function bare(value: string): string {
  return value.replaceAll(/^["']|["']$/g, "");
}

/** The content of a comment without the quotes around it, and its offset. */
function unquoted(content: string): { readonly value: string; readonly start: number } {
  const [, blanks = "", value = ""] = /^(\s*["'`]?)(.*?)["'`]?\s*$/s.exec(content) ?? [];
  return { value, start: blanks.length };
}
