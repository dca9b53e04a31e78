import { isAlias, isCollection, isPair, isScalar, isSeq } from "yaml";
import type { Alias, ParsedNode, Scalar } from "yaml";
import { pointerTo } from "../../diagnostics/pointer.ts";
import { VARIABLES_KEPT } from "../plain/kept-variables.ts";
import type { Located } from "../source/located.ts";
import { BeyondLimit } from "../plain/not-plain.ts";
import { oldScalar } from "../plain/old-scalars.ts";
import { typedScalar } from "../plain/plain-scalars.ts";
import type { Environment } from "../plain/plain-scalars.ts";
import type { ReadProblem } from "../source/read-problem.ts";
import type { ReadBudget } from "../source/read-budget.ts";
import { expandVariables } from "../plain/variables.ts";
import type { MissingVariable } from "../plain/variables.ts";
import { TOO_DEEP } from "./yaml-syntax.ts";

/** Whether a key is the merge key (https://yaml.org/type/merge.html). */
function isMergeKey(key: ParsedNode | null): boolean {
  return isScalar(key) && key.type === "PLAIN" && key.source === "<<";
}

function isFields(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const NO_CHILDREN: ReadonlyMap<string, Located> = new Map();

/** A list or map without brackets ends where its last value does: the comments below it may be of the next one. */
function placeOf(node: ParsedNode, key: number, last: number): Omit<Located, "children"> {
  const [value, end] = node.range;
  return { key, value, end: isCollection(node) && node.flow !== true ? last : end };
}

interface Converted {
  readonly value: unknown;
  readonly located: Located;
}

type Child = ParsedNode | null;

/** Reads the values of a parsed document, and reports what is wrong with them. */
export class DocumentReader {
  readonly problems: ReadProblem[] = [];
  readonly #text: string;
  readonly #environment: Environment | undefined;
  readonly #budget: ReadBudget;
  /** Whether reading stopped at a limit; the last problem names the limit. */
  isStopped = false;
  /** The latest node of each anchor so far. */
  readonly #anchors = new Map<string, ParsedNode>();
  readonly #unknownAliases = new Set<number>();

  constructor(text: string, environment: Environment | undefined, budget: ReadBudget) {
    this.#text = text;
    this.#environment = environment;
    this.#budget = budget;
  }

  /** `key` is the offset of the value's key. */
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
    if (this.isStopped) return false;
    const { maxNodes, maxDepth } = this.#budget.limits;
    if (!this.#budget.takeNode()) return this.#stop(offset, `${maxNodes} values`);
    if (depth <= maxDepth) return true;
    this.#unsupported(offset, pointer, TOO_DEEP);
    return false;
  }

  /** Whether a text of the given length is within the budget. */
  #withinText(offset: number, length: number): boolean {
    if (this.isStopped) return false;
    if (this.#budget.takeText(length)) return true;
    return this.#stop(offset, `${this.#budget.limits.maxTextLength} characters in its values`);
  }

  #stop(offset: number, bound: string): false {
    this.isStopped = true;
    this.#unsupported(offset, "", new BeyondLimit(bound).message);
    return false;
  }

  #unsupported(offset: number, pointer: string, message: string): void {
    this.problems.push({ offset, pointer, code: "yaml-unsupported", message });
  }

  #alias(node: Alias.Parsed, pointer: string, key: number, depth: number): Converted {
    const offset = node.range[0];
    const target = this.#anchors.get(node.source);
    if (target === undefined) {
      const message =
        "unknown alias: no such anchor before it; a text that begins with `*` needs quotes";
      // Another alias may lead to the same unknown alias again.
      if (!this.#unknownAliases.has(offset))
        this.problems.push({ offset, pointer, code: "yaml-syntax", message });
      this.#unknownAliases.add(offset);
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
    let end = node.range[0];
    for (const [index, item] of (node.items as Child[]).entries()) {
      const at = item?.range[0] ?? node.range[0];
      const converted = this.convert(item, pointerTo(pointer, index), at, depth + 1);
      values.push(converted.value);
      children.set(String(index), converted.located);
      end = converted.located.end;
    }
    return { value: values, located: { ...placeOf(node, key, end), children } };
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
    let end = node.range[0];
    for (const pair of node.items) {
      if (!isPair<ParsedNode, Child>(pair)) continue;
      end = pair.value?.range[1] ?? end;
      if (isMergeKey(pair.key)) {
        merged.push(...this.#merged(pair.value, pointer, pair.key.range[0], depth));
        continue;
      }
      const name = this.#keyName(pair.key, pointer);
      if (name === undefined) continue;
      const place = pointerTo(pointer, name);
      const first = children.get(name);
      if (first !== undefined) {
        this.problems.push({
          offset: pair.key.range[0],
          pointer: place,
          code: "duplicate-key",
          message: `duplicate key \`${name}\``,
          firstOffset: first.key,
        });
        continue;
      }
      const converted = this.convert(pair.value, place, pair.key.range[0], depth + 1);
      children.set(name, converted.located);
      end = converted.located.end;
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
      located: { ...placeOf(node, key, end), children },
    };
  }

  /** The maps of a merge key: one map, or a list in which earlier maps take precedence. */
  #merged(node: Child, pointer: string, offset: number, depth: number): readonly Converted[] {
    const nodes = isSeq<Child>(node) ? node.items : [node];
    return nodes.flatMap((each) => {
      const converted = this.convert(each, pointer, offset, depth + 1);
      if (isFields(converted.value)) return converted;
      const message = "`<<` needs a map, or a list of maps";
      this.problems.push({ offset, pointer, code: "yaml-unsupported", message });
      return [];
    });
  }

  #keyName(key: ParsedNode | null, pointer: string): string | undefined {
    const offset = key?.range[0] ?? 0;
    if (!isScalar(key)) {
      this.#unsupported(offset, pointer, "a key must be a plain string");
      return undefined;
    }
    const name = key.type === "PLAIN" ? (key.source ?? String(key.value)) : String(key.value);
    const { maxKeyLength } = this.#budget.limits;
    if (name.length <= maxKeyLength) return name;
    this.#unsupported(offset, pointer, `a key must be at most ${maxKeyLength} characters long`);
    return undefined;
  }

  #scalar(node: Scalar.Parsed, pointer: string): unknown {
    const { value, type, source } = node;
    if (!this.#withinText(node.range[0], source.length)) return undefined;
    const written = type === "PLAIN" ? source : value;
    const environment = this.#environment;
    if (environment === undefined)
      return type === "PLAIN" ? (oldScalar(String(source)) ?? value) : value;
    if (environment === VARIABLES_KEPT) return value;
    if (typeof written !== "string" || !written.includes("$")) return value;
    const { text, missing } = expandVariables(written, environment, this.#budget.textLeft);
    if (!this.#withinText(node.range[0], text.length - written.length)) return undefined;
    this.#reportMissing(node, pointer, missing);
    if (text === written || type !== "PLAIN") return text;
    return typedScalar(text);
  }

  #reportMissing(node: Scalar.Parsed, pointer: string, missing: readonly MissingVariable[]): void {
    const [start, end] = node.range;
    const written = this.#text.slice(start, end);
    let from = 0;
    for (const { name, text } of missing) {
      const found = written.indexOf(text, from);
      // If the text has escape sequences, the variable's name may not appear literally.
      from = found === -1 ? written.length : found + text.length;
      this.problems.push({
        offset: start + Math.max(found, 0),
        pointer,
        code: "undefined-variable",
        message: `the environment variable ${name} is not set`,
        suggestion: `\${${name}:-default} for a default, $${text} for the text itself`,
      });
    }
  }
}
