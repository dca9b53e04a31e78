/** An expression, and an expression that matches every prefix of its matches. */
interface Item {
  readonly full: string;
  /** Matches the beginnings of texts that `full` matches, the empty text included. */
  readonly begin: string;
}

const NOTHING: Item = { full: "", begin: "" };
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/;
const ESCAPE = /^\\(?:[pP](?:\{[^}]*\}|.)|x(?:\{[0-9a-fA-F]+\}|[0-9a-fA-F]{2})|[0-7]{1,3}|.)/su;
const CLASS = /^\[\^?\]?(?:\[:\^?\w+:\]|\\(?:[pP]\{[^}]*\}|.)|[^\]\\])*\]/su;
const GROUP = /^\((?:\?P?<\w+>|\?:)?/;
const FLAGS = /^\(\?([a-zA-Z]*(?:-[a-zA-Z]+)?)([:)])/;
/**
 * Assertions match a position without characters; at the end of the available text their result is
 * not yet known.
 */
const ASSERTION = /^(?:[$^]|\\[AbBz])/;
const QUOTED = /^\\Q(.*?)(?:\\E|$)/s;

/**
 * An expression that matches every prefix of the matches of this one, including the empty and the
 * whole match, and possibly more.
 * @param source a valid expression in RE2 syntax
 */
export function beginningsOf(source: string): string {
  return new Beginnings(source).alternatives([]).begin;
}

/** Reads an expression from left to right. */
class Beginnings {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /**
   * Parses all alternatives up to the end of the group.
   * @param flags the flags at the start of the group
   */
  alternatives(flags: readonly string[]): Item {
    let own = flags;
    const items: Item[] = [];
    for (;;) {
      const [item, after] = this.#sequence(own);
      items.push(item);
      own = after;
      if (this.#source[this.#at] !== "|") break;
      this.#at += 1;
    }
    const join = (part: keyof Item): string => `(?:${items.map((item) => item[part]).join("|")})`;
    return { full: join("full"), begin: join("begin") };
  }

  #sequence(flags: readonly string[]): readonly [Item, readonly string[]] {
    let own = flags;
    const items: Item[] = [];
    while (this.#at < this.#source.length && !"|)".includes(this.#source[this.#at] ?? "")) {
      const [, set, end] = this.#match(FLAGS, (found) => found[2] === ")") ?? [];
      if (end !== undefined) own = set === "" || set === undefined ? own : [...own, set];
      else items.push(...this.#terms(own));
    }
    const whole = items.reduceRight(
      (rest, { full, begin }): Item => ({
        full: full + rest.full,
        begin: rest.begin === "" ? begin : `(?:${begin}|${full}${rest.begin})`,
      }),
      NOTHING,
    );
    return [whole, own];
  }

  /** Parses the next term with its quantifier, or each character of a quoted text. */
  #terms(flags: readonly string[]): readonly Item[] {
    const quoted = this.#match(QUOTED);
    if (quoted !== undefined)
      return [...(quoted[1] ?? "")].map((one) => character(escaped(one), flags));
    const item = this.#item(flags);
    const quantifier = this.#match(QUANTIFIER);
    return [quantifier === undefined ? item : repeated(item, quantifier)];
  }

  #item(flags: readonly string[]): Item {
    const assertion = this.#match(ASSERTION);
    if (assertion !== undefined) return { full: withFlags(assertion[0], flags), begin: "" };
    const [, set] = this.#match(FLAGS) ?? [];
    if (set !== undefined || this.#match(GROUP) !== undefined) {
      const inner = this.alternatives(set === undefined || set === "" ? flags : [...flags, set]);
      this.#at += 1;
      return inner;
    }
    const one = this.#match(CLASS) ?? this.#match(ESCAPE);
    if (one !== undefined) return character(one[0], flags);
    const plain = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0);
    this.#at += plain.length;
    return character(plain, flags);
  }

  #match(
    expression: RegExp,
    fits: (found: RegExpExecArray) => boolean = () => true,
  ): RegExpExecArray | undefined {
    const found = expression.exec(this.#source.slice(this.#at));
    if (found === null || !fits(found)) return undefined;
    this.#at += found[0].length;
    return found;
  }
}

function character(source: string, flags: readonly string[]): Item {
  const full = withFlags(source, flags);
  return { full, begin: `(?:${full})?` };
}

function withFlags(source: string, flags: readonly string[]): string {
  return flags.reduceRight((inner, set) => `(?${set}:${inner})`, source);
}

/** All repetitions of an item except the last, followed by a prefix of the last. */
function repeated({ full, begin }: Item, [text, least, comma, most]: RegExpExecArray): Item {
  const count = Number(comma === "" ? least : most);
  const isBounded = text.startsWith("?") || (least !== undefined && (comma === "" || most !== ""));
  const before = text.startsWith("?") || count === 0 ? 0 : count - 1;
  return {
    full: `(?:${full})${text}`,
    begin: isBounded
      ? before === 0
        ? begin
        : `(?:${full}){0,${before}}${begin}`
      : `(?:${full})*${begin}`,
  };
}

function escaped(one: string): string {
  return /[\\.+*?()|[\]{}^$]/.test(one) ? `\\${one}` : one;
}
