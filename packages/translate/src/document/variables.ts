/** A variable that the environment does not have. */
export interface MissingVariable {
  readonly name: string;
  /** As written, e.g. `${NAME}`. */
  readonly text: string;
  /** Offset of `text` in the string that was expanded. */
  readonly offset: number;
}

export interface Expansion {
  readonly text: string;
  readonly missing: readonly MissingVariable[];
}

// In this order: a password hash of crypt(3) stays as it is; $$; ${NAME} and ${NAME:-default}; $NAME.
const REFERENCE =
  /\$(?:apr1|y|sha1|argon2(?:i|d|id)|[156]|2[abxy]?)\$[^\s"',]*|\$\$|\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}|\$([A-Z_][A-Z0-9_]*)(?![A-Za-z0-9_])/g;

/**
 * Replaces `${NAME}`, `${NAME:-default}` and `$NAME` (capitals, digits and underscore) by the
 * environment's values and `$$` by `$`. Everything else with a dollar sign stays: password hashes,
 * ends of regular expressions, `$patch`.
 */
export function expandVariables(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): Expansion {
  const missing: MissingVariable[] = [];
  let expanded = "";
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const [whole, braced, fallback, bare] = match;
    expanded += text.slice(end, match.index);
    end = match.index + whole.length;
    const name = braced ?? bare;
    const value =
      name !== undefined && Object.hasOwn(environment, name) ? environment[name] : undefined;
    if (whole === "$$") expanded += "$";
    else if (fallback !== undefined)
      expanded += value === undefined || value === "" ? fallback : value;
    else expanded += value ?? whole;
    if (name !== undefined && fallback === undefined && value === undefined) {
      missing.push({ name, text: whole, offset: match.index });
    }
  }
  return { text: expanded + text.slice(end), missing };
}
