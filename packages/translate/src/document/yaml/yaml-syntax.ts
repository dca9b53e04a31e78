import { Composer, Lexer, Parser, YAMLParseError } from "yaml";
import type { CST, Document, YAMLError } from "yaml";
import { MAX_OPEN_VALUES } from "../../bounds.ts";
import { explainSyntax } from "./explain-syntax.ts";
import { isControl } from "./lexer-controls.ts";
import type { ReadBudget } from "../source/read-budget.ts";
import type { ReadProblem } from "../source/read-problem.ts";
import { UnclosedValues } from "./unclosed-values.ts";

/** The parsed document, or why parsing failed. */
export type Parsed =
  { readonly document: Document.Parsed } | { readonly problems: readonly ReadProblem[] };

/**
 * Parses YAML 1.2; time and memory are linear in the length of the text. `unusualAt` is the offset at which
 * the text has something for which it must be parsed.
 */
export function parseYaml(text: string, budget: ReadBudget, unusualAt = 0): Parsed {
  const reader = new SyntaxReader(text, budget, unusualAt);
  const [document, second] = compose(reader.tokens(), text.length);
  const errors = [
    ...(document?.errors ?? []),
    ...(document?.warnings ?? []),
    ...secondDocument(second),
  ];
  const isTooDeep = document === undefined || (reader.isCut && errors.length === 0);
  if (reader.stopped !== undefined || isTooDeep) {
    const { offset, message } = reader.stopped ?? { offset: 0, message: TOO_DEEP };
    return { problems: [{ offset, pointer: "", code: "yaml-unsupported", message }] };
  }
  if (errors.length === 0) return { document };
  const unclosed = new UnclosedValues(document);
  const variables = errors.flatMap((error) => unquotedVariable(error, text));
  const [first] = variables;
  // The rest of the text after an unquoted variable is probably misread.
  const before = first === undefined ? errors : errors.filter(({ pos: [at] }) => at < first.offset);
  return { problems: [...explainSyntax(before, unclosed, text), ...variables] };
}

/**
 * Collects no stack traces for parser errors, because a stack trace costs more than the parsing.
 */
function compose(tokens: Iterable<CST.Token>, length: number): readonly Document.Parsed[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
    return [...composer.compose(tokens, true, length)];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export const TOO_DEEP = "values are nested too deeply";

function secondDocument(second: Document.Parsed | undefined): readonly YAMLError[] {
  if (second === undefined) return [];
  const [start, end] = second.range;
  return [new YAMLParseError([start, end], "MULTIPLE_DOCS", "")];
}

/**
 * Feeds the parser, and stops at too many tokens, or too many opened values in a line, because the
 * parser's time is quadratic in them.
 */
class SyntaxReader {
  /** Why reading stopped; undefined while reading continues. */
  stopped: { readonly offset: number; readonly message: string } | undefined;
  /**
   * Whether the rest of the text was not read because too many brackets were open; an earlier error
   * then gives the reason.
   */
  isCut = false;
  readonly #text: string;
  readonly #budget: ReadBudget;
  readonly #unusualAt: number;

  constructor(text: string, budget: ReadBudget, unusualAt: number) {
    this.#text = text;
    this.#budget = budget;
    this.#unusualAt = unusualAt;
  }

  *tokens(): Generator<CST.Token> {
    const { maxDepth, maxTokens } = this.#budget.limits;
    const parser = new Parser();
    let flow = 0;
    let inLine = 0;
    let offset = 0;
    for (const lexeme of new Lexer().lex(this.#text)) {
      if (lexeme === "[" || lexeme === "{") flow += 1;
      else if (lexeme === "]" || lexeme === "}") flow -= 1;
      else if (lexeme === "-" || lexeme === "?") inLine += 1;
      else if (lexeme.startsWith("\n") || lexeme.startsWith("\r")) inLine = 0;
      if (flow > maxDepth || inLine > maxDepth) {
        this.stopped = { offset, message: TOO_DEEP };
        return;
      }
      if (!this.#budget.takeToken()) {
        this.stopped = { offset: this.#unusualAt, message: tooManyTokens(maxTokens) };
        return;
      }
      if (!isControl(lexeme)) offset += lexeme.length;
      yield* parser.next(lexeme);
      if (parser.stack.length > MAX_OPEN_VALUES) {
        this.isCut = true;
        break;
      }
    }
    yield* parser.end();
  }
}

function tooManyTokens(most: number): string {
  return `a file with more than ${most} tokens of YAML must have only what is read fast: no anchors, aliases, tags, folded texts, variables that are not set, or mistakes; the first one is here`;
}

const VARIABLE = /\$(\{([A-Za-z_][A-Za-z0-9_]*)[^}\n]*\})/y;
const BARE_NAME = /^[A-Z_][A-Z0-9_]*$/;

/** Inside `{}` and `[]`, the brace of an unquoted `${NAME}` opens a map. */
function unquotedVariable({ pos: [at] }: YAMLError, text: string): readonly ReadProblem[] {
  VARIABLE.lastIndex = at - 1;
  const match = at > 0 ? VARIABLE.exec(text) : null;
  if (match === null) return [];
  const [, braced, name = ""] = match;
  const message = "`${...}` inside `{}` or `[]` needs quotes";
  const isBare = braced === `{${name}}` && BARE_NAME.test(name);
  const other = isBare
    ? `write $${name}`
    : "write each value on its own line instead of `{}` or `[]`";
  const suggestion = `${other}, or quote the text`;
  return [{ offset: at - 1, pointer: "", code: "yaml-syntax", message, suggestion }];
}
