import { pointerTo } from "../pointer.ts";

/** A place in a document as written, whose shape is not known to be valid. */
export class Cursor {
  readonly pointer: string;
  readonly value: unknown;

  constructor(value: unknown, pointer = "") {
    this.value = value;
    this.pointer = pointer;
  }

  /** A property of a map; its value is undefined when there is none. */
  at(name: string): Cursor {
    const { value } = this;
    const inner = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    return new Cursor(inner, pointerTo(this.pointer, name));
  }

  /** The entries of a map; none when it is not one. */
  entries(): readonly (readonly [name: string, value: Cursor])[] {
    return isRecord(this.value) ? Object.keys(this.value).map((name) => [name, this.at(name)]) : [];
  }

  /** The items of a list; none when it is not one. */
  items(): readonly Cursor[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map(
      (item: unknown, index) => new Cursor(item, pointerTo(this.pointer, index)),
    );
  }

  /** Whether something stands here. */
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
