import { intOf } from "../value/integer.ts";
import { Double, Uint, type Value } from "../value/value.ts";
import { SyntaxProblem } from "./syntax-problem.ts";

const ESCAPE =
  /\\(?:[xX]([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})|([^]))/g;
const TEXT = /^(?<prefix>[rRbB]*)(?<quote>"""|'''|"|')(?<content>[^]*)\k<quote>$/;
const LARGEST_CODE_POINT = 0x10_ffff;
const HEXADECIMAL = 16;
const OCTAL = 8;

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\\": "\\",
  "?": "?",
  '"': '"',
  "'": "'",
  "`": "`",
};

/** The value of a number literal, including its minus sign. */
export function numberOf(text: string, offset: number): Value {
  const isHexadecimal = /^-?0[xX]/.test(text);
  if (/[uU]$/.test(text)) return Uint.of(BigInt(text.slice(0, -1))) ?? outOfRange("uint", offset);
  if (!isHexadecimal && /[.eE]/.test(text)) {
    const number = Number(text);
    return Number.isFinite(number) ? new Double(number) : outOfRange("double", offset);
  }
  const integer = text.startsWith("-") ? -BigInt(text.slice(1)) : BigInt(text);
  return intOf(integer) ?? outOfRange("int", offset);
}

/**
 * The value of a string or bytes literal.
 * @see https://github.com/google/cel-spec/blob/master/doc/langdef.md#string-and-bytes-values
 */
export function textOf(text: string, offset: number): string | Uint8Array {
  const { prefix = "", content = "" } = TEXT.exec(text)?.groups ?? {};
  const isRaw = /r/i.test(prefix);
  if (/b/i.test(prefix)) return isRaw ? utf8(content) : bytesOf(content, offset);
  return isRaw ? content : unescaped(content, offset);
}

function unescaped(content: string, offset: number): string {
  return content.replaceAll(
    ESCAPE,
    (all, ...[hex, unicode, long, octal, other]: (string | undefined)[]) => {
      const code = hex ?? unicode ?? long;
      if (code !== undefined) return characterOf(Number.parseInt(code, HEXADECIMAL), offset);
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, OCTAL));
      return SIMPLE_ESCAPES[other ?? ""] ?? noEscape(all, offset);
    },
  );
}

/**
 * In bytes literals, escapes of two hexadecimal or three octal digits are single bytes; all other
 * characters become UTF-8.
 */
function bytesOf(content: string, offset: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const match of content.matchAll(ESCAPE)) {
    const [all, hex, , , octal, other] = match;
    parts.push(utf8(content.slice(end, match.index)));
    end = match.index + all.length;
    if (hex !== undefined) parts.push(Uint8Array.of(Number.parseInt(hex, HEXADECIMAL)));
    else if (octal !== undefined) parts.push(Uint8Array.of(Number.parseInt(octal, OCTAL)));
    else parts.push(utf8(SIMPLE_ESCAPES[other ?? ""] ?? noEscape(all, offset)));
  }
  parts.push(utf8(content.slice(end)));
  return new Uint8Array(Buffer.concat(parts));
}

function characterOf(code: number, offset: number): string {
  if (code > LARGEST_CODE_POINT) throw new SyntaxProblem("no such Unicode character", offset);
  const character = String.fromCodePoint(code);
  if (!character.isWellFormed())
    throw new SyntaxProblem("surrogate code points are not allowed", offset);
  return character;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function outOfRange(type: string, offset: number): never {
  throw new SyntaxProblem(`the number is out of the range of ${type}`, offset);
}

function noEscape(escape: string, offset: number): never {
  throw new SyntaxProblem(`unknown escape sequence '${escape}'`, offset);
}
