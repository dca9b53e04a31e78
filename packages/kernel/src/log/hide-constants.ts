/** What a literal is compared with, or looked for in: also a list, and a map from or to credentials. */
const COMPARISON_BEFORE =
  /(?:[=!]=|\.(?:startsWith|endsWith|contains|matches|indexOf|lastIndexOf)\s*\(|[[,{]|\{[^{}?]*:)\s*$/;
const COMPARISON_AFTER = /^\s*(?:[=!]=|[\],])/;
/** A literal that selects an entry: `headers["a"]`, or `"a" in headers`. */
const INDEX_BEFORE = /(?<!\bin)(?<=[\w)\]])\s*\[\s*$/;
const MEMBERSHIP_AFTER = /^\s*in\b/;
/** String literals of CEL (cel-spec, syntax). */
const LITERAL =
  /(?:\b[bBrR]{1,2})?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/g;
const QUOTES = /^[bBrR]{0,2}(?:"""|'''|"|')|(?:"""|'''|"|')$/g;
const CONJUNCTION = /&&|\|\|/g;
const MEMBER = /\.([A-Za-z_]\w*)/g;
/** Variables that are credentials themselves. */
const CREDENTIAL = /\b(?:rawToken|apiKey\.key)\b/;
/** Expressions that can read a credential at all. */
const READS_REQUEST = /\b(?:request|jwt|apiKey|source)\b/;

interface Literal {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/**
 * A CEL expression without the constants that it compares with credentials, such as an API key in a rule.
 * Other texts stay as they are.
 * @param isSensitive whether a header or parameter of this name, in lower case, holds a credential
 * @param hide returns the text that is shown in place of a constant
 */
export function hideConstants(
  text: string,
  isSensitive: (name: string) => boolean,
  hide: (constant: string) => string,
): string {
  if (!READS_REQUEST.test(text)) return text;
  const literals = [...text.matchAll(LITERAL)].map(({ 0: found, index }): Literal => {
    return { start: index, end: index + found.length, value: found.replaceAll(QUOTES, "") };
  });
  if (literals.length === 0) return text;
  let shown = "";
  let end = 0;
  for (const { start, to } of clausesOf(text, literals)) {
    const own = literals.filter((literal) => literal.start >= start && literal.end <= to);
    if (!readsCredential(text.slice(start, to), own, isSensitive)) continue;
    for (const literal of own) {
      if (isKey(text, literal) || !isCompared(text, literal)) continue;
      shown += `${text.slice(end, literal.start)}"${hide(literal.value)}"`;
      end = literal.end;
    }
  }
  return shown + text.slice(end);
}

/** The parts of a condition between `&&` and `||`, which each compare something. */
function clausesOf(
  text: string,
  literals: readonly Literal[],
): readonly { readonly start: number; readonly to: number }[] {
  const ends = [...text.matchAll(CONJUNCTION)]
    .map(({ index }) => index)
    .filter((index) => !literals.some(({ start, end }) => index > start && index < end));
  return [...ends, text.length].map((to, position) => ({ start: ends[position - 1] ?? 0, to }));
}

function readsCredential(
  clause: string,
  literals: readonly Literal[],
  isSensitive: (name: string) => boolean,
): boolean {
  const members = [...clause.matchAll(MEMBER)].map(([, name = ""]) => name);
  const names = [...literals.map(({ value }) => value), ...members];
  return CREDENTIAL.test(clause) || names.some((name) => isSensitive(name.toLowerCase()));
}

function isKey(text: string, { start, end }: Literal): boolean {
  return INDEX_BEFORE.test(text.slice(0, start)) || MEMBERSHIP_AFTER.test(text.slice(end));
}

function isCompared(text: string, { start, end }: Literal): boolean {
  return COMPARISON_BEFORE.test(text.slice(0, start)) || COMPARISON_AFTER.test(text.slice(end));
}
