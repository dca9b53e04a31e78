/** A variable that is not in the environment. */
export interface MissingVariable {
  readonly name: string;
  /** The reference to the variable as written in the file, e.g. `${NAME}`. */
  readonly text: string;
  /** Offset of `text` in the string that was expanded. */
  readonly offset: number;
}

export interface Expansion {
  /** The text of the variable, truncated if it is longer than the limit. */
  readonly text: string;
  readonly missing: readonly MissingVariable[];
}

type Environment = Readonly<Record<string, string | undefined>>;

// Matches, in the order of precedence: a crypt(3) password hash, which is kept unchanged; $$;
// ${NAME} and the start of ${NAME:-default}; $NAME.
const REFERENCE =
  /\$(?:apr1|y|sha1|argon2(?:i|d|id)|[156]|2[abxy]?)\$[^\s"',]*|\$\$|\$\{([A-Za-z_][A-Za-z0-9_]*)(\}|:-)|\$([A-Z_][A-Z0-9_]*)(?![A-Za-z0-9_])/g;

/**
 * Replaces `${NAME}`, `${NAME:-default}` and `$NAME` (capitals, digits and underscore) with the
 * environment's values, and `$$` with `$`. Other dollar signs stay: password hashes, ends of
 * regular expressions, `$patch`. Stops when the text gets longer than `longest`.
 */
export function expandVariables(
  text: string,
  environment: Environment,
  longest = Infinity,
): Expansion {
  const missing: MissingVariable[] = [];
  let expanded = "";
  let end = 0;
  for (const { name, text: written, offset, fallback } of referencesIn(text)) {
    expanded += text.slice(end, offset);
    end = offset + written.length;
    const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
    if (written === "$$") expanded += "$";
    else if (fallback !== undefined) expanded += isBlank(value) ? fallback : value;
    else expanded += value ?? written;
    if (name !== "" && fallback === undefined && value === undefined)
      missing.push({ name, text: written, offset });
    if (expanded.length > longest) return { text: expanded, missing };
  }
  return { text: expanded + text.slice(end), missing };
}

/** The names of the variables that a text refers to. */
export function variablesIn(text: string): readonly string[] {
  return [...referencesIn(text)].flatMap(({ name }) => (name === "" ? [] : name));
}

function isBlank(value: string | undefined): value is undefined | "" {
  return value === undefined || value === "";
}

/** A variable reference, or a text that looks like one and stays. */
interface Reference extends MissingVariable {
  readonly fallback: string | undefined;
}

/** Finds the references in a text. A reference that names no variable has an empty name. */
function* referencesIn(text: string): Generator<Reference> {
  const pattern = new RegExp(REFERENCE);
  // After this offset, no reference with a default ends, so later references need no search for
  // one.
  const lastBrace = text.lastIndexOf("}");
  for (;;) {
    const match = pattern.exec(text);
    if (match === null) return;
    const [start, braced, opened, bare] = match;
    const behind = match.index + start.length;
    const hasDefault = opened === ":-";
    if (hasDefault && behind > lastBrace) continue;
    const close = hasDefault ? text.indexOf("}", behind) : behind;
    const end = hasDefault ? close + 1 : behind;
    yield {
      name: braced ?? bare ?? "",
      fallback: hasDefault ? text.slice(behind, close) : undefined,
      text: text.slice(match.index, end),
      offset: match.index,
    };
    pattern.lastIndex = end;
  }
}
