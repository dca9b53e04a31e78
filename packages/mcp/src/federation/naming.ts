/** What methods name. */
export type ItemKind = "tool" | "prompt" | "resource" | "task";

/** Something that a target has, by the name that the target knows. */
export interface Item {
  readonly kind: ItemKind;
  readonly name: string;
  readonly target: string;
}

/** No name of a target holds one. */
const NAME_SEPARATOR = "_";
const URI_SEPARATOR = "+";
/** URIs of user interfaces keep their scheme, by which clients know them. */
const UI = "ui://";

/**
 * The names under which clients know what targets have. With prefixes: `target_name`,
 * `target+uri`, and `ui://target+rest`. Ids of tasks always have one, as nothing else tells whose
 * they are.
 */
export class Naming {
  readonly isPrefixed: boolean;
  readonly #targets: ReadonlySet<string>;

  constructor(targets: readonly string[], isPrefixed: boolean) {
    this.#targets = new Set(targets);
    this.isPrefixed = isPrefixed;
  }

  /** Whether the name alone tells the target. */
  tells(kind: ItemKind): boolean {
    return this.isPrefixed || kind === "task";
  }

  toClient({ kind, name, target }: Item): string {
    if (!this.tells(kind)) return name;
    if (kind === "resource" && name.startsWith(UI))
      return `${UI}${target}${URI_SEPARATOR}${name.slice(UI.length)}`;
    return `${target}${separatorOf(kind)}${name}`;
  }

  /** Undefined: the name does not tell a target. */
  fromClient(kind: ItemKind, text: string): Item | undefined {
    if (!this.tells(kind)) return undefined;
    const scheme = kind === "resource" && text.startsWith(UI) ? UI : "";
    const at = text.indexOf(separatorOf(kind), scheme.length);
    const target = text.slice(scheme.length, Math.max(at, scheme.length));
    return this.#targets.has(target)
      ? { kind, target, name: scheme + text.slice(at + 1) }
      : undefined;
  }
}

function separatorOf(kind: ItemKind): string {
  return kind === "resource" || kind === "task" ? URI_SEPARATOR : NAME_SEPARATOR;
}

/** Before the ids that the gateway gives to requests of targets. */
const ID_PREFIX = "edge";
const ID_SEPARATOR = ":";

/** The id that a client gets for the request of a target; both as JSON. It also stands for tokens of progress. */
export function idForClient(target: string, id: string): string {
  return JSON.stringify([ID_PREFIX, target, id].join(ID_SEPARATOR));
}

/** The target and the id that it knows, as JSON; undefined for what the gateway has not given out. */
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

/** Only what a target may have sent as id goes back into a message. */
function isScalar(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "string" || typeof value === "number";
  } catch {
    return false;
  }
}
