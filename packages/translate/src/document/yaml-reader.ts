import { isAlias, isPair, isScalar, isSeq } from "yaml";
import type { Alias, Document, ParsedNode, Scalar } from "yaml";
import { pointerTo } from "../diagnostics/pointer.ts";
import type { Located } from "./located.ts";
import { oldScalar } from "./old-scalars.ts";
import type { ReadProblem } from "./read-problem.ts";
import { expandVariables } from "./variables.ts";
import { templateProblem } from "./yaml-template.ts";
import { parseYaml, TOO_DEEP } from "./yaml-syntax.ts";

/** Bounds of what is read; from the schema `StandaloneFileLimits`. */
export interface ReadLimits {
  readonly maxNodes: number;
  readonly maxDepth: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadResult {
  /** Plain JSON; undefined when the syntax is broken. Keys without a value are left out. */
  readonly value: unknown;
  readonly located: Located;
  readonly problems: readonly ReadProblem[];
}

/**
 * Reads one YAML 1.2 document (or JSON) with merge keys. Where there is an environment, variables in
 * its scalar values are replaced; where there is none, it is a manifest, with the booleans and numbers of YAML 1.1.
 */
export function readYaml(
  text: string,
  environment: Environment | undefined,
  limits: ReadLimits,
): ReadResult {
  const result = readParsed(text, environment, limits);
  const template = result.problems.length === 0 ? undefined : templateProblem(text);
  return template === undefined ? result : unread([template]);
}

function readParsed(
  text: string,
  environment: Environment | undefined,
  limits: ReadLimits,
): ReadResult {
  const parsed = parseYaml(text, limits.maxDepth);
  if ("problems" in parsed) return unread(parsed.problems);
  const reader = new Reader(parsed.document, text, environment, limits);
  const { value, located } = reader.convert(parsed.document.contents, "", 0, 0);
  return { value, located, problems: reader.problems };
}

function unread(problems: readonly ReadProblem[]): ReadResult {
  return { value: undefined, located: NOWHERE, problems };
}

/** https://yaml.org/type/merge.html */
function isMergeKey(key: ParsedNode | null): boolean {
  return isScalar(key) && key.type === "PLAIN" && key.source === "<<";
}

function isFields(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const NO_CHILDREN: ReadonlyMap<string, Located> = new Map();
const NOWHERE: Located = { key: 0, value: 0, end: 0, children: NO_CHILDREN };

interface Converted {
  readonly value: unknown;
  readonly located: Located;
}

type Child = ParsedNode | null;

class Reader {
  readonly problems: ReadProblem[] = [];
  readonly #document: Document.Parsed;
  readonly #text: string;
  readonly #environment: Environment | undefined;
  readonly #limits: ReadLimits;
  /** The latest node of each anchor, as in the order of the text. */
  readonly #anchors = new Map<string, ParsedNode>();
  #nodes = 0;

  constructor(
    document: Document.Parsed,
    text: string,
    environment: Environment | undefined,
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
      located: { key, value, end, children: NO_CHILDREN },
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
      const message =
        "no such anchor stands before this alias; a text that begins with `*` needs quotes";
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
    const merged: Converted[] = [];
    for (const pair of node.items) {
      if (!isPair<ParsedNode, Child>(pair)) continue;
      if (isMergeKey(pair.key)) {
        merged.push(...this.#merged(pair.value, pointer, pair.key.range[0], depth));
        continue;
      }
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
    for (const { value, located } of merged) {
      for (const [name, inner] of Object.entries(Object(value))) {
        const place = located.children.get(name);
        if (place === undefined || children.has(name)) continue;
        children.set(name, place);
        entries.push([name, inner]);
      }
    }
    return {
      value: Object.fromEntries(entries),
      located: { key, value: node.range[0], end: node.range[1], children },
    };
  }

  /** The maps of a merge key: one, or several, of which the first wins. */
  #merged(node: Child, pointer: string, offset: number, depth: number): readonly Converted[] {
    const nodes = isSeq<Child>(node) ? node.items : [node];
    return nodes.flatMap((each) => {
      const converted = this.convert(each, pointer, offset, depth + 1);
      if (isFields(converted.value)) return converted;
      const message = "`<<` takes over the entries of a map, or of a list of maps";
      this.problems.push({ offset, pointer, code: "yaml-unsupported", message });
      return [];
    });
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
    const environment = this.#environment;
    if (environment === undefined)
      return type === "PLAIN" ? (oldScalar(String(source)) ?? value) : value;
    if (typeof written !== "string" || !written.includes("$")) return value;
    const { text, missing } = expandVariables(written, environment);
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
