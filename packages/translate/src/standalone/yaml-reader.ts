import { isAlias, isMap, isPair, isScalar, isSeq, Lexer, parseDocument, visit } from "yaml";
import type { Alias, Document, Node, ParsedNode, Scalar, YAMLError } from "yaml";
import type { DiagnosticCode } from "../diagnostics/diagnostic.ts";
import { pointerTo } from "../pointer.ts";
import type { Located } from "./located.ts";
import { expandVariables } from "./variables.ts";

/** Bounds of what is read; from the schema `StandaloneFileLimits`. */
export interface ReadLimits {
  readonly maxNodes: number;
  readonly maxDepth: number;
}

/** What is wrong with the text itself. */
export interface ReadProblem {
  readonly offset: number;
  readonly pointer: string;
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly suggestion?: string;
}

export interface ReadResult {
  /** Plain JSON; undefined when the syntax is broken. Keys without a value are left out. */
  readonly value: unknown;
  readonly located: Located;
  readonly problems: readonly ReadProblem[];
}

/** Reads one YAML 1.2 document (or JSON), with variables replaced in its scalar values. */
export function readYaml(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
  limits: ReadLimits,
): ReadResult {
  const parsed = parse(text, limits.maxDepth);
  if ("problems" in parsed)
    return { value: undefined, located: NOWHERE, problems: parsed.problems };
  const reader = new Reader(parsed.document, text, environment, limits);
  const root = reader.convert(parsed.document.contents, "", 0, 0);
  return { value: root.value, located: root.located, problems: reader.problems };
}

const NOWHERE: Located = { key: 0, value: 0, end: 0, children: new Map() };

type Parsed =
  { readonly document: Document.Parsed } | { readonly problems: readonly ReadProblem[] };

function parse(text: string, maxDepth: number): Parsed {
  const deep = nestedBeyond(text, maxDepth);
  if (deep !== undefined) {
    return {
      problems: [{ offset: deep, pointer: "", code: "yaml-unsupported", message: TOO_DEEP }],
    };
  }
  const document = parseDocument(text, {
    prettyErrors: false,
    uniqueKeys: false,
  });
  const errors = [...document.errors, ...document.warnings];
  if (errors.length === 0) return { document };
  return { problems: errors.map((error) => syntaxProblem(error, document)) };
}

const TOO_DEEP = "values stand too deeply inside each other";

/** Offset at which one line opens more values than allowed; the parser's time grows with their square. */
function nestedBeyond(text: string, maxDepth: number): number | undefined {
  let flow = 0;
  let inLine = 0;
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === "[" || token === "{") flow += 1;
    else if (token === "]" || token === "}") flow -= 1;
    else if (token === "-" || token === "?") inLine += 1;
    else if (token.startsWith("\n") || token.startsWith("\r")) inLine = 0;
    if (flow > maxDepth || inLine > maxDepth) return offset;
    if (!CONTROL_TOKENS.has(token)) offset += token.length;
  }
  return undefined;
}

/** Tokens of the lexer that stand for no text: start of a document, end of a flow, start of a scalar. */
const CONTROL_TOKENS = new Set(["\u0002", "\u0018", "\u001f"]);

const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "a tab must not be used for indentation; use spaces",
  MULTIPLE_DOCS: "only one document is read from a file; `---` begins a second one",
};

function syntaxProblem(error: YAMLError, document: Document.Parsed): ReadProblem {
  const message = SYNTAX_MESSAGES[error.code] ?? decapitalize(error.message);
  return { offset: startOfProblem(error, document), pointer: "", code: "yaml-syntax", message };
}

/** The parser finds a missing quote or bracket where the text ends; people look where it begins. */
function startOfProblem(error: YAMLError, document: Document.Parsed): number {
  const end = error.pos[0];
  const isUnclosed = UNCLOSED.find(([pattern]) => pattern.test(error.message))?.[1];
  if (isUnclosed === undefined) return end;
  let start = end;
  visit(document, {
    Node(_, node) {
      const range = node.range;
      if (range && range[0] < end && range[2] >= end && isUnclosed(node)) start = range[0];
    },
  });
  return start;
}

const UNCLOSED: readonly (readonly [RegExp, (node: Node) => boolean])[] = [
  [/^Missing closing .quote/, (node) => isScalar(node) && node.type?.startsWith("QUOTE") === true],
  [/^Flow .* end with a [\]}]$/, (node) => (isMap(node) || isSeq(node)) && node.flow === true],
];

function decapitalize(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

interface Converted {
  readonly value: unknown;
  readonly located: Located;
}

type Child = ParsedNode | null;

class Reader {
  readonly problems: ReadProblem[] = [];
  readonly #document: Document.Parsed;
  readonly #text: string;
  readonly #environment: Readonly<Record<string, string | undefined>>;
  readonly #limits: ReadLimits;
  /** The latest node of each anchor, as in the order of the text. */
  readonly #anchors = new Map<string, ParsedNode>();
  #nodes = 0;

  constructor(
    document: Document.Parsed,
    text: string,
    environment: Readonly<Record<string, string | undefined>>,
    limits: ReadLimits,
  ) {
    this.#document = document;
    this.#text = text;
    this.#environment = environment;
    this.#limits = limits;
  }

  /** `key` is the offset of the key that the value belongs to. */
  convert(node: Child, pointer: string, key: number, depth: number): Converted {
    const value = node?.range[0] ?? key;
    const end = node?.range[1] ?? key;
    const leaf = (json: unknown): Converted => ({
      value: json,
      located: { key, value, end, children: new Map() },
    });
    if (!this.#withinLimits(pointer, value, depth)) return leaf(undefined);
    if (node === null) return leaf(null);
    if (isAlias(node)) return this.#alias(node, pointer, key, depth);
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isScalar(node)) return leaf(this.#scalar(node, pointer));
    return isSeq(node)
      ? this.#list(node, pointer, key, depth)
      : this.#map(node, pointer, key, depth);
  }

  #withinLimits(pointer: string, offset: number, depth: number): boolean {
    const report = (message: string): false => {
      this.problems.push({ offset, pointer, code: "yaml-unsupported", message });
      return false;
    };
    if (this.#nodes > this.#limits.maxNodes) return false;
    this.#nodes += 1;
    if (this.#nodes > this.#limits.maxNodes) {
      return report(
        `the file holds more than ${this.#limits.maxNodes} values (aliases count as what they stand for)`,
      );
    }
    return depth <= this.#limits.maxDepth || report(TOO_DEEP);
  }

  #alias(node: Alias.Parsed, pointer: string, key: number, depth: number): Converted {
    const offset = node.range[0];
    const target = this.#anchors.get(node.source);
    if (target === undefined) {
      const message = `no anchor &${node.source} stands before this alias`;
      this.problems.push({ offset, pointer, code: "yaml-syntax", message });
    }
    const { value, located } = this.convert(target ?? null, pointer, key, depth + 1);
    return { value, located: { ...located, key, value: offset, end: node.range[1] } };
  }

  #list(
    node: ParsedNode & { items: unknown[] },
    pointer: string,
    key: number,
    depth: number,
  ): Converted {
    const values: unknown[] = [];
    const children = new Map<string, Located>();
    for (const [index, item] of (node.items as Child[]).entries()) {
      const at = item?.range[0] ?? node.range[0];
      const converted = this.convert(item, pointerTo(pointer, index), at, depth + 1);
      values.push(converted.value);
      children.set(String(index), converted.located);
    }
    return { value: values, located: { key, value: node.range[0], end: node.range[1], children } };
  }

  #map(
    node: ParsedNode & { items: unknown[] },
    pointer: string,
    key: number,
    depth: number,
  ): Converted {
    const entries: [string, unknown][] = [];
    const children = new Map<string, Located>();
    for (const pair of node.items) {
      if (!isPair<ParsedNode, Child>(pair)) continue;
      const name = this.#keyName(pair.key, pointer);
      if (name === undefined) continue;
      const place = pointerTo(pointer, name);
      if (children.has(name)) {
        this.problems.push({
          offset: pair.key.range[0],
          pointer: place,
          code: "duplicate-key",
          message: `\`${name}\` stands here for the second time`,
        });
        continue;
      }
      const converted = this.convert(pair.value, place, pair.key.range[0], depth + 1);
      children.set(name, converted.located);
      if (converted.value !== null) entries.push([name, converted.value]);
    }
    return {
      value: Object.fromEntries(entries),
      located: { key, value: node.range[0], end: node.range[1], children },
    };
  }

  #keyName(key: ParsedNode | null, pointer: string): string | undefined {
    if (isScalar(key))
      return key.type === "PLAIN" ? (key.source ?? String(key.value)) : String(key.value);
    const offset = key?.range[0] ?? 0;
    this.problems.push({
      offset,
      pointer,
      code: "yaml-unsupported",
      message: "a key must be a plain string",
    });
    return undefined;
  }

  #scalar(node: Scalar.Parsed, pointer: string): unknown {
    const { value, type, source } = node;
    const written = type === "PLAIN" ? source : value;
    if (typeof written !== "string" || !written.includes("$")) return value;
    const { text, missing } = expandVariables(written, this.#environment);
    let from = node.range[0];
    for (const variable of missing) {
      const found = this.#text.indexOf(variable.text, from);
      const offset = found === -1 ? node.range[0] : found;
      from = offset + variable.text.length;
      this.problems.push({
        offset,
        pointer,
        code: "undefined-variable",
        message: `the environment variable ${variable.name} is not set`,
        suggestion: `\${${variable.name}:-default} for a default, $${variable.text} for the text itself`,
      });
    }
    if (text === written || type !== "PLAIN") return text;
    return this.#retype(text);
  }

  /** A plain scalar is typed by its text after variables have been replaced. */
  #retype(text: string): unknown {
    for (const tag of this.#document.schema.tags) {
      if (tag.collection === undefined && tag.default === true && tag.test?.test(text) === true) {
        const typed = tag.resolve?.(text, () => undefined, this.#document.options);
        return isScalar(typed) ? typed.value : typed;
      }
    }
    return text;
  }
}
