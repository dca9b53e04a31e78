import type { Located } from "./located.ts";
import { oldScalar } from "./old-scalars.ts";
import type { ReadBudget, ReadLimits } from "./read-budget.ts";

/** The values of a JSON text, with their places. */
interface JsonText {
  /** Fields without a value are left out, as in YAML. */
  readonly value: unknown;
  readonly located: Located;
}

/**
 * Reads JSON much faster than the YAML reader does; in manifests, numbers are those of YAML 1.1.
 * Returns undefined if the text is not JSON, is wrong, is beyond a limit, or may contain variables:
 * then the YAML reader reads the text and reports its problems.
 */
export function readJson(
  text: string,
  isManifest: boolean,
  budget: ReadBudget,
): JsonText | undefined {
  const begin = /\S/.exec(text)?.[0];
  if (begin !== "{" && begin !== "[") return undefined;
  try {
    const reader = new JsonReader(text, isManifest, budget.limits);
    const read = reader.document();
    return budget.take(reader) ? read : undefined;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** Ends the reading of a text that is not plain JSON. */
class NotPlain extends Error {}

const NO_CHILDREN: ReadonlyMap<string, Located> = new Map();
const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const WORD = /true|false|null/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;

class JsonReader {
  readonly #text: string;
  readonly #isManifest: boolean;
  readonly #limits: ReadLimits;
  #at = 0;
  /**
   * The number of values read so far, and the number of characters in strings, numbers and words.
   */
  nodes = 0;
  textLength = 0;

  constructor(text: string, isManifest: boolean, limits: ReadLimits) {
    this.#text = text;
    this.#isManifest = isManifest;
    this.#limits = limits;
  }

  document(): JsonText {
    this.#skipSpace();
    const read = this.#value(0, 0);
    this.#skipSpace();
    if (this.#at < this.#text.length) throw new NotPlain();
    return read;
  }

  /** `key` is the offset of the key that the value belongs to. */
  #value(key: number, depth: number): JsonText {
    this.nodes += 1;
    if (depth > this.#limits.maxDepth || this.nodes > this.#limits.maxNodes) throw new NotPlain();
    const begin = this.#text[this.#at];
    if (begin === "{") return this.#object(key, depth);
    if (begin === "[") return this.#list(key, depth);
    const value = this.#at;
    const scalar = begin === '"' ? this.#string() : this.#bare();
    if (!this.#isManifest && typeof scalar === "string" && scalar.includes("$"))
      throw new NotPlain();
    this.textLength += this.#at - value;
    if (this.textLength > this.#limits.maxTextLength) throw new NotPlain();
    return { value: scalar, located: { key, value, end: this.#at, children: NO_CHILDREN } };
  }

  #object(key: number, depth: number): JsonText {
    const value = this.#at;
    const entries: [string, unknown][] = [];
    const children = new Map<string, Located>();
    this.#items("}", () => {
      const own = this.#at;
      const name = this.#text[own] === '"' ? this.#string() : "";
      if (children.has(name) || name.length > this.#limits.maxKeyLength) throw new NotPlain();
      if (this.#text[own] !== '"' || !this.#takes(":")) throw new NotPlain();
      this.#skipSpace();
      const read = this.#value(own, depth + 1);
      children.set(name, read.located);
      if (read.value !== null) entries.push([name, read.value]);
    });
    const located = { key, value, end: this.#at, children };
    return { value: Object.fromEntries(entries), located };
  }

  #list(key: number, depth: number): JsonText {
    const value = this.#at;
    const values: unknown[] = [];
    const children = new Map<string, Located>();
    this.#items("]", () => {
      const read = this.#value(this.#at, depth + 1);
      children.set(String(values.length), read.located);
      values.push(read.value);
    });
    return { value: values, located: { key, value, end: this.#at, children } };
  }

  /** Reads the items between brackets, separated by commas. */
  #items(close: string, item: () => void): void {
    this.#at += 1;
    if (this.#takes(close)) return;
    do {
      this.#skipSpace();
      item();
    } while (this.#takes(","));
    if (!this.#takes(close)) throw new NotPlain();
  }

  #takes(character: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #skipSpace(): void {
    // Most tokens have no blank before them, and comparing one character is faster than a regular
    // expression.
    if (this.#text.charCodeAt(this.#at) > FIRST_PRINTABLE) return;
    SPACE.lastIndex = this.#at;
    SPACE.test(this.#text);
    this.#at = SPACE.lastIndex;
  }

  #string(): string {
    const start = this.#at;
    let isPlain = true;
    for (let at = start + 1; ; at++) {
      const code = this.#text.charCodeAt(at);
      if (code === QUOTE) {
        this.#at = at + 1;
        const own = this.#text.slice(start, at + 1);
        return isPlain ? own.slice(1, -1) : unescaped(own);
      }
      if (!(code >= FIRST_PRINTABLE)) throw new NotPlain();
      if (code !== BACKSLASH) continue;
      isPlain = false;
      at += 1;
    }
  }

  #bare(): unknown {
    const word = this.#match(WORD);
    if (word !== undefined) return WORDS.get(word);
    const number = this.#match(NUMBER);
    if (number === undefined) throw new NotPlain();
    return (this.#isManifest ? oldScalar(number) : undefined) ?? Number(number);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

function unescaped(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    throw new NotPlain();
  }
}
