import { pointerTo, pointerTokens } from "../diagnostics/pointer.ts";

/** A place in a document that has not been validated. */
export class Cursor {
  readonly value: unknown;
  readonly #parent: Cursor | string;
  readonly #token: string | number;

  /**
   * `parent` is the enclosing place, or this place's own pointer; without `parent`, the place is
   * the whole document.
   */
  constructor(value: unknown, parent: Cursor | string = "", token: string | number = "") {
    this.value = value;
    this.#parent = parent;
    this.#token = token;
  }

  /**
   * The JSON pointer (RFC 6901) of the place, computed only on demand because most places never
   * need one.
   */
  get pointer(): string {
    if (typeof this.#parent === "string") return this.#parent;
    return pointerTo(this.#parent.pointer, this.#token);
  }

  /** A property of a map; its value is undefined if the property is missing. */
  at(name: string): Cursor {
    const { value } = this;
    const inner = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    return new Cursor(inner, this, name);
  }

  /** The entries of a map; empty for other values. */
  entries(): readonly (readonly [name: string, value: Cursor])[] {
    return isRecord(this.value) ? Object.keys(this.value).map((name) => [name, this.at(name)]) : [];
  }

  /** The items of a list; empty for other values. */
  items(): readonly Cursor[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map((item: unknown, index) => new Cursor(item, this, index));
  }

  /** The value that a pointer token refers to: a list item or a property. */
  inside(token: string): Cursor {
    if (!Array.isArray(this.value)) return this.at(token);
    const items: readonly unknown[] = this.value;
    return new Cursor(items[Number(token)], this, token);
  }

  /** The value that a pointer relative to this place refers to. */
  below(pointer: string): Cursor {
    return pointerTokens(pointer).reduce<Cursor>((place, token) => place.inside(token), this);
  }

  /** Whether the document has a value at this place. */
  get isSet(): boolean {
    return this.value !== undefined;
  }

  get isMap(): boolean {
    return isRecord(this.value);
  }

  get text(): string | undefined {
    return typeof this.value === "string" ? this.value : undefined;
  }

  get number(): number | undefined {
    return typeof this.value === "number" ? this.value : undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
