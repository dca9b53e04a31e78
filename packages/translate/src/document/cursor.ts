import { pointerTo, pointerTokens } from "../diagnostics/pointer.ts";

/** A place in a document as written, whose shape is not known to be valid. */
export class Cursor {
  readonly value: unknown;
  readonly #parent: Cursor | string;
  readonly #token: string | number;

  /** `parent` is the place around it, or its own pointer; without it, it is the whole document. */
  constructor(value: unknown, parent: Cursor | string = "", token: string | number = "") {
    this.value = value;
    this.#parent = parent;
    this.#token = token;
  }

  /** JSON pointer (RFC 6901); made when it is asked for, which most places never are. */
  get pointer(): string {
    if (typeof this.#parent === "string") return this.#parent;
    return pointerTo(this.#parent.pointer, this.#token);
  }

  /** A property of a map; its value is undefined when there is none. */
  at(name: string): Cursor {
    const { value } = this;
    const inner = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    return new Cursor(inner, this, name);
  }

  /** The entries of a map; none when it is not one. */
  entries(): readonly (readonly [name: string, value: Cursor])[] {
    return isRecord(this.value) ? Object.keys(this.value).map((name) => [name, this.at(name)]) : [];
  }

  /** The items of a list; none when it is not one. */
  items(): readonly Cursor[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map((item: unknown, index) => new Cursor(item, this, index));
  }

  /** What a token of a pointer leads to: an item of a list, or a property. */
  inside(token: string): Cursor {
    if (!Array.isArray(this.value)) return this.at(token);
    const items: readonly unknown[] = this.value;
    return new Cursor(items[Number(token)], this, token);
  }

  /** What a pointer from here leads to. */
  below(pointer: string): Cursor {
    return pointerTokens(pointer).reduce<Cursor>((place, token) => place.inside(token), this);
  }

  /** Whether something is here. */
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
