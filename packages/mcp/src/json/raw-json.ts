import { endOfValue, skipSpace } from "@edge-gateway/kernel/json/json-scan";

const QUOTE = 0x22;
const COMMA = 0x2c;

/**
 * A JSON object whose values keep their original text, so that unchanged parts are forwarded
 * unchanged, including long numbers and unknown members. The text must be valid JSON.
 */
export class RawObject {
  readonly #text: string;
  readonly #members = new Map<string, string>();
  /** The first duplicate name: readers of the text may use either of its values. */
  readonly duplicate: string | undefined;
  #isChanged = false;

  private constructor(text: string) {
    this.#text = text;
    for (let at = skipSpace(text, 1); text.charCodeAt(at) === QUOTE;) {
      const end = endOfValue(text, at);
      const key = stringIn(text, at, end);
      const start = skipSpace(text, skipSpace(text, end) + 1);
      const stop = endOfValue(text, start);
      if (this.#members.has(key)) this.duplicate ??= key;
      this.#members.set(key, text.slice(start, stop));
      at = skipSpace(text, stop);
      if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
    }
  }

  /** Parses an object; undefined for any other text. */
  static of(text: string | undefined): RawObject | undefined {
    if (text === undefined) return undefined;
    const trimmed = text.trim();
    return trimmed.startsWith("{") ? new RawObject(trimmed) : undefined;
  }

  /** Creates an object with these members, whose values are JSON text. */
  static with(members: Readonly<Record<string, string | undefined>>): RawObject {
    const object = new RawObject("{}");
    for (const [key, raw] of Object.entries(members)) if (raw !== undefined) object.set(key, raw);
    return object;
  }

  has(key: string): boolean {
    return this.#members.has(key);
  }

  keys(): readonly string[] {
    return [...this.#members.keys()];
  }

  /** The JSON text of a member. */
  raw(key: string): string | undefined {
    return this.#members.get(key);
  }

  /** Returns the member as a string; undefined if the value is not a string. */
  text(key: string): string | undefined {
    const raw = this.#members.get(key);
    return raw?.startsWith('"') === true ? stringIn(raw, 0, raw.length) : undefined;
  }

  /** Returns the member as an object; undefined if the value is not an object. */
  object(key: string): RawObject | undefined {
    return RawObject.of(this.#members.get(key));
  }

  /** Returns the items of a member that is an array, each as JSON text. */
  items(key: string): readonly string[] | undefined {
    return rawItems(this.#members.get(key));
  }

  set(key: string, raw: string): void {
    if (this.#members.get(key) === raw) return;
    this.#members.set(key, raw);
    this.#isChanged = true;
  }

  setText(key: string, value: string): void {
    this.set(key, JSON.stringify(value));
  }

  delete(key: string): void {
    if (this.#members.delete(key)) this.#isChanged = true;
  }

  toString(): string {
    if (!this.#isChanged) return this.#text;
    const members = Array.from(this.#members, ([key, raw]) => `${JSON.stringify(key)}:${raw}`);
    return `{${members.join(",")}}`;
  }
}

/** Returns the items of an array, each as JSON text; undefined for any other text. */
export function rawItems(text: string | undefined): readonly string[] | undefined {
  const trimmed = text?.trim();
  if (trimmed?.startsWith("[") !== true) return undefined;
  const items: string[] = [];
  for (let at = skipSpace(trimmed, 1); at < trimmed.length && trimmed[at] !== "]";) {
    const end = endOfValue(trimmed, at);
    items.push(trimmed.slice(at, end));
    at = skipSpace(trimmed, end);
    if (trimmed[at] === ",") at = skipSpace(trimmed, at + 1);
  }
  return items;
}

export function rawArray(items: readonly string[]): string {
  return `[${items.join(",")}]`;
}

/** The beginning of a character that JSON text contains as an escape sequence. */
const ESCAPE = String.raw`\u`;

/**
 * Whether JSON text may contain a member with this name, at any depth. The check is quick because it does not
 * parse. A text with escape sequences may contain any name, because letters of the name may be escaped.
 * @param name with its quotes
 */
export function mayHaveMember(text: string, name: string): boolean {
  return text.includes(name) || text.includes(ESCAPE);
}

/** The string between the quotes at these positions of the text. */
function stringIn(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  if (!inner.includes("\\")) return inner;
  const value: unknown = JSON.parse(text.slice(start, end));
  return typeof value === "string" ? value : "";
}
