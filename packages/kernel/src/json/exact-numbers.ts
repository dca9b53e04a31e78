/** JSON whose numbers keep their digits, also those that a double cannot hold (RFC 8259 section 6). */

declare global {
  interface JSON {
    /** See "JSON.parse source text access" of ECMA-262, which the types of TypeScript lack. */
    rawJSON(text: string): object;
    isRawJSON(value: unknown): boolean;
  }
}

/** A text may only contain such a number if it has 16 digits in a row, or an exponent of three. */
const MAYBE = /\d(?:\.?\d){15}|\d[eE][+-]?\d{3}/;
/** A string of JSON and the colon that makes it a name, a number, or an end of a list or object. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[[\]{}]/g;
const PARTS = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** What `JSON.parse` tells about a number, a text or another single value. */
interface Context {
  readonly source?: string;
}

/** The member that a value is in, and the member around it; items of a list are where the list is. */
interface Place {
  readonly outer: string;
  readonly name: string;
}

const TOP: Place = { outer: "", name: "" };

/** The digits of numbers that a double cannot hold, by the object or list they are in; see {@link parseNoting}. */
const NOTED = new WeakMap<object, Map<string, string>>();

/**
 * The JSON text of a value that was made of the value in another text: numbers of that text that a double
 * cannot hold are copied. A number is recognized by what a double makes of it and by its member, so that the
 * value may have been edited anywhere.
 * @param source valid JSON; undefined if there is none
 */
export function writtenLike(value: unknown, source: string | undefined): string {
  if (source === undefined || !MAYBE.test(source)) return JSON.stringify(value);
  const found = digitsIn(source);
  // Without an escaped quote, the source has no JSON inside of a text.
  if (found.size === 0 && !source.includes("\\")) return JSON.stringify(value);
  const places = new Map<unknown, Place>();
  return JSON.stringify(value, function (this: object, name: string, each: unknown) {
    const around = places.get(this);
    const isItem = around === undefined || Array.isArray(this);
    const place = isItem ? (around ?? TOP) : { outer: around.name, name };
    if (typeof each === "object") places.set(each, place);
    if (typeof each !== "number") return each;
    const digits = notedDigits(this, name, each) ?? found.get(each)?.next(place);
    return digits === undefined ? each : JSON.rawJSON(digits);
  });
}

/**
 * Parses JSON, and remembers for {@link writtenNoted} and {@link writtenLike} how numbers are written that a
 * double cannot hold, as long as the objects and lists that they are in are not copied.
 * @throws SyntaxError
 */
export function parseNoting(text: string): unknown {
  if (!MAYBE.test(text)) return JSON.parse(text);
  return JSON.parse(text, function (this: object, name: string, value: unknown, context?: Context) {
    const digits = context?.source;
    if (typeof value !== "number" || digits === undefined || isExact(digits)) return value;
    const noted = NOTED.get(this) ?? new Map<string, string>();
    NOTED.set(this, noted.set(name, digits));
    return value;
  });
}

/** Remembers the digits of an object or list that {@link parseNoting} has parsed for its edited copy. */
export function copyNoted<Copy extends object>(copy: Copy, original: object): Copy {
  const noted = NOTED.get(original);
  if (noted !== undefined) NOTED.set(copy, noted);
  return copy;
}

/** The JSON text of a value, with the digits that {@link parseNoting} remembers. */
export function writtenNoted(value: unknown): string {
  return JSON.stringify(value, function (this: object, name: string, each: unknown) {
    const digits = typeof each === "number" ? notedDigits(this, name, each) : undefined;
    return digits === undefined ? each : JSON.rawJSON(digits);
  });
}

/** The digits that {@link parseNoting} remembers for a number of an object or list; undefined: a double holds it. */
export function notedDigits(holder: object, name: string, value: number): string | undefined {
  const digits = NOTED.get(holder)?.get(name);
  return digits !== undefined && Number(digits) === value ? digits : undefined;
}

/**
 * Parses JSON. A number that a double cannot hold becomes an object that `JSON.stringify` writes with its
 * digits; see {@link isRaw}.
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  if (!MAYBE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_name, value: unknown, context?: Context) => {
    const digits = context?.source;
    return typeof value !== "number" || digits === undefined || isExact(digits)
      ? value
      : JSON.rawJSON(digits);
  });
}

/**
 * Returns a value that was made of the value in another text as {@link parseExact} would read it: numbers
 * that differ in that text differ in the result, too.
 * @param source see {@link writtenLike}
 */
export function exactLike(value: unknown, source: string | undefined): unknown {
  const isMaybe = source !== undefined && MAYBE.test(source);
  return isMaybe ? parseExact(writtenLike(value, source)) : value;
}

/** Whether a value is a number that only `JSON.stringify` can write; see {@link parseExact}. */
export function isRaw(value: unknown): boolean {
  return JSON.isRawJSON(value);
}

/** How the numbers that one double stands for are written, in the order of the text. */
class Spellings {
  readonly #all = new Queue();
  readonly #byPlace = new Map<string, Queue>();

  add(place: Place, digits: string): void {
    const key = keyOf(place);
    const known = this.#byPlace.get(key) ?? new Queue();
    this.#byPlace.set(key, known);
    known.texts.push(digits);
    this.#all.texts.push(digits);
  }

  next(place: Place): string | undefined {
    return (this.#byPlace.get(keyOf(place)) ?? this.#all).next();
  }
}

function keyOf({ outer, name }: Place): string {
  return `${outer}/${name}`;
}

class Queue {
  readonly texts: string[] = [];
  #next = 0;

  /** The next text; the last one again if there are no more. */
  next(): string | undefined {
    const text = this.texts[Math.min(this.#next, this.texts.length - 1)];
    this.#next += 1;
    return text;
  }
}

/** The spellings by the double, where a double does not hold all numbers that it stands for. */
function digitsIn(text: string): ReadonlyMap<number, Spellings> {
  const found = new Map<number, Spellings>();
  for (const { digits } of numbersIn(text))
    if (!isExact(digits)) found.set(Number(digits), new Spellings());
  if (found.size === 0) return found;
  for (const { place, digits } of numbersIn(text)) found.get(Number(digits))?.add(place, digits);
  return found;
}

function* numbersIn(text: string): Iterable<{ readonly place: Place; readonly digits: string }> {
  const around: Place[] = [];
  let place = TOP;
  for (const [token, name, colon] of text.matchAll(TOKEN)) {
    if (name !== undefined) {
      if (colon !== undefined) place = { outer: place.outer, name };
    } else if (token === "{" || token === "[") {
      around.push(place);
      if (token === "{") place = { outer: place.name, name: "" };
    } else if (token === "}" || token === "]") place = around.pop() ?? TOP;
    else yield { place, digits: token };
  }
}

/** Whether a double holds exactly this number. */
function isExact(digits: string): boolean {
  const written = String(Number(digits));
  return written === digits || decimal(written) === decimal(digits);
}

/** The significant digits of a number and the place of the last one; the same for all its spellings. */
function decimal(text: string): string {
  const [, whole = "", fraction = "", exponent = "0"] = PARTS.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  if (significant === "") return whole === "" ? text : "0";
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
