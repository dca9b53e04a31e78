/** Kinds of items that methods refer to. */
export type ItemKind = "tool" | "prompt" | "resource" | "task";

/** An item of a target, with the name that the target uses. */
export interface Item {
  readonly kind: ItemKind;
  readonly name: string;
  readonly target: string;
}

/** Separates prefix and name; a target's name cannot contain this character. */
const NAME_SEPARATOR = "_";
const URI_SEPARATOR = "+";
/** The scheme of user interfaces: clients recognize such URIs by the scheme, so the prefix follows it. */
const UI = "ui://";

/**
 * Converts the names of targets' items to names for clients. With prefixes, these are `target_name`,
 * `target+uri`, and `ui://target+rest`. Task ids always have a prefix, because nothing else identifies their
 * target.
 */
export class Naming {
  readonly isPrefixed: boolean;
  readonly #targets: ReadonlySet<string>;
  /** The targets by the schemes of their URIs. */
  readonly #schemes: ReadonlyMap<string, string>;
  /** What the scheme of a target begins with whose name begins with a digit. */
  readonly #letters: string;

  constructor(targets: readonly string[], isPrefixed: boolean) {
    this.#targets = new Set(targets);
    this.isPrefixed = isPrefixed;
    this.#letters = lettersFor(targets);
    this.#schemes = new Map(targets.map((target) => [this.#schemeOf(target), target]));
  }

  /** Whether the client's name alone identifies the target. */
  tells(kind: ItemKind): boolean {
    return this.isPrefixed || kind === "task";
  }

  /**
   * Whether clients may use the name that the target uses. With prefixes, only URIs may lack the prefix,
   * because users know URIs from elsewhere.
   */
  mayBeBare(kind: ItemKind): boolean {
    return kind === "resource" || !this.tells(kind);
  }

  toClient({ kind, name, target }: Item): string {
    if (!this.tells(kind)) return name;
    if (kind === "resource" && name.startsWith(UI))
      return `${UI}${target}${URI_SEPARATOR}${name.slice(UI.length)}`;
    if (kind === "resource") return `${this.#schemeOf(target)}${URI_SEPARATOR}${name}`;
    return `${target}${separatorOf(kind)}${name}`;
  }

  /** A scheme begins with a letter (RFC 3986 section 3.1). */
  #schemeOf(target: string): string {
    return DIGIT_FIRST.test(target) ? this.#letters + target : target;
  }

  /** Finds the item for a client's name; undefined if the name does not identify a target. */
  fromClient(kind: ItemKind, text: string): Item | undefined {
    if (!this.tells(kind)) return undefined;
    const scheme = kind === "resource" && text.startsWith(UI) ? UI : "";
    const at = text.indexOf(separatorOf(kind), scheme.length);
    const prefix = text.slice(scheme.length, Math.max(at, scheme.length));
    const target = kind === "resource" && scheme === "" ? this.#schemes.get(prefix) : prefix;
    return target !== undefined && this.#targets.has(target)
      ? { kind, target, name: scheme + text.slice(at + 1) }
      : undefined;
  }
}

const DIGIT_FIRST = /^\d/;
const LETTER = "x";

/** The fewest letters with which the scheme of no target is that of another. */
function lettersFor(targets: readonly string[]): string {
  let letters = LETTER;
  const isTaken = (target: string): boolean => targets.includes(letters + target);
  while (targets.some((target) => DIGIT_FIRST.test(target) && isTaken(target))) letters += LETTER;
  return letters;
}

function separatorOf(kind: ItemKind): string {
  return kind === "resource" || kind === "task" ? URI_SEPARATOR : NAME_SEPARATOR;
}

/** The prefix of ids that the gateway uses for requests of targets. */
const ID_PREFIX = "edge";
const ID_SEPARATOR = ":";

/**
 * The id that a client gets for a target's request; both ids are JSON. Progress tokens are converted in the
 * same way.
 */
export function idForClient(target: string, id: string): string {
  return JSON.stringify([ID_PREFIX, target, id].join(ID_SEPARATOR));
}

/** The target, and the id that the target used (JSON); undefined for ids that the gateway did not create. */
export function idFromClient(
  id: string | undefined,
): { readonly target: string; readonly id: string } | undefined {
  if (id?.startsWith(`"${ID_PREFIX}${ID_SEPARATOR}`) !== true) return undefined;
  const text: unknown = JSON.parse(id);
  if (typeof text !== "string") return undefined;
  const [, target = "", ...rest] = text.split(ID_SEPARATOR);
  const own = rest.join(ID_SEPARATOR);
  return isScalar(own) ? { target, id: own } : undefined;
}

/** Whether a target may have sent this id; no other id is inserted into a message. */
function isScalar(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "string" || typeof value === "number";
  } catch {
    return false;
  }
}
