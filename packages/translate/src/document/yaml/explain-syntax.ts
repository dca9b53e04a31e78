import type { YAMLError } from "yaml";
import { columnFault, isKnownName, lineOf, nameOf } from "../source/text-lines.ts";
import type { ReadProblem } from "../source/read-problem.ts";
import type { UnclosedValues } from "./unclosed-values.ts";

/**
 * Codes of structural errors: after one of them, the parser misreads the text, so later errors with
 * these codes are not reported.
 */
const STRUCTURAL: ReadonlySet<string> = new Set([
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "BLOCK_IN_FLOW",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
  "UNEXPECTED_TOKEN",
]);

/** A mistake in the words of users; undefined if the error has another cause. */
type Explained = Pick<ReadProblem, "offset" | "message"> | undefined;

/** What is wrong with a text, in the words of users: one problem per cause. */
export function explainSyntax(
  errors: readonly YAMLError[],
  unclosed: UnclosedValues,
  text: string,
): readonly ReadProblem[] {
  const multiline = new Set(errors.filter(isMultilineKey).map((error) => error.pos[0]));
  const problems: ReadProblem[] = [];
  let isMisread = false;
  for (const error of errors) {
    if (!isMultilineKey(error) && multiline.has(error.pos[0])) continue;
    const isStructural = STRUCTURAL.has(error.code);
    if (isMisread && isStructural) continue;
    isMisread ||= isStructural || error.code === "TAB_AS_INDENT";
    const start = unclosed.startOf(error);
    const { offset, message } = explain(error, start, text) ?? {
      offset: start,
      message: MESSAGES[error.code] ?? decapitalize(error.message.replace(REPEATED_TEXT, "")),
    };
    problems.push({ offset, message, pointer: "", code: "yaml-syntax" });
  }
  return problems;
}

const MESSAGES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "a tab must not be used for indentation; use spaces",
  MULTIPLE_DOCS: "a file may contain only one document; `---` begins a second one",
  TAG_RESOLVE_FAILED: "unknown tag; a text that begins with `!` needs quotes",
  BAD_DIRECTIVE: "unknown directive",
  BAD_DQ_ESCAPE: "unknown escape sequence; in single quotes `\\` is an ordinary character",
  BLOCK_AS_IMPLICIT_KEY: "a text with `: ` in it needs quotes",
  BLOCK_IN_FLOW: "a `,` is missing before the next key, or a text with `: ` in it needs quotes",
};

/** Parser messages can quote the text, which may be a secret. */
const REPEATED_TEXT = /: .*$/s;

/** A key that is indented more than its siblings is read as a continuation of the value above. */
function isMultilineKey(error: YAMLError): boolean {
  return error.code === "MULTILINE_IMPLICIT_KEY";
}

function explain(error: YAMLError, start: number, text: string): Explained {
  const [at] = error.pos;
  if (isMultilineKey(error)) return multilineKey(error, text);
  if (error.code === "UNEXPECTED_TOKEN") return closesNothing(text, at);
  if (!STRUCTURAL.has(error.code)) return undefined;
  if (start !== at) return unclosedValue(text, start, at);
  const isLineStart = at === 0 || text[at - 1] === "\n";
  const message = isLineStart ? columnFault(text, at) : undefined;
  return message === undefined ? undefined : { offset: lineOf(text, at).content, message };
}

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** A bracket or quote without its end. */
function unclosedValue(text: string, start: number, at: number): Explained {
  const open = text.charAt(start);
  const close = CLOSING[open];
  if (close === undefined) return { offset: start, message: `the quote ${open} is not closed` };
  return text[at] === close
    ? { offset: at, message: `\`${close}\` must be indented more than the key of its \`${open}\`` }
    : { offset: start, message: `\`${open}\` is not closed: \`${close}\` is missing` };
}

function closesNothing(text: string, at: number): Explained {
  const close = text.charAt(at);
  if (close !== "}" && close !== "]") return undefined;
  const open = close === "}" ? "{" : "[";
  return { offset: at, message: `\`${close}\` closes nothing: there is no open \`${open}\`` };
}

/** The first line lacks a colon or a space, or the last one is indented too far. */
function multilineKey({ pos: [start, end] }: YAMLError, text: string): Explained {
  const first = lineOf(text, start);
  const last = lineOf(text, end);
  if (/^-[^\s-]/.test(first.text))
    return { offset: first.content, message: "a list item needs a space after its `-`" };
  if (start !== first.key && last.keyColumn > first.keyColumn) {
    const message = `${nameOf(last)} is indented too far: it begins in column ${last.keyColumn}, ${nameOf(first)} above it in column ${first.keyColumn}`;
    return { offset: last.key, message };
  }
  const [, word = "", colon = ""] = /^([\w-]{1,64})(:?)/.exec(first.keyText) ?? [];
  const name = isKnownName(word) ? `\`${word}\`` : "a key";
  const message =
    colon === "" ? `${name} needs a \`:\` after it` : `${name} needs a space after its \`:\``;
  return { offset: first.key, message };
}

function decapitalize(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
