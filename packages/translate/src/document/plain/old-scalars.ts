/** Unquoted words that are booleans in YAML 1.1 and strings in YAML 1.2. */
const TRUE = /^(?:y|Y|yes|Yes|YES|on|On|ON)$/;
const FALSE = /^(?:n|N|no|No|NO|off|Off|OFF)$/;
/**
 * YAML 1.1 numbers that YAML 1.2 reads as other numbers or as strings: octal with a leading zero,
 * binary, with `_`.
 */
const INTEGER = /^([-+]?)(?:0[bB]([01]+)|0[oO]?([0-7]+)|0[xX]([0-9a-fA-F]+)|([1-9][0-9]*|0))$/;
const DECIMAL = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const BASES = [2, 8, 16, 10];

/**
 * Kubernetes reads manifests as YAML 1.1. Returns the YAML 1.1 value of an unquoted scalar if YAML
 * 1.2 reads the scalar differently; otherwise undefined.
 */
export function oldScalar(word: string): boolean | number | undefined {
  if (TRUE.test(word)) return true;
  if (FALSE.test(word)) return false;
  return /^[-+]?(?:0[bBoO]?[0-9]|[0-9.]+_)/.test(word) ? oldNumber(word) : undefined;
}

/** Parses like Go's `strconv.ParseInt` and `ParseFloat`, with underscores removed. */
function oldNumber(word: string): number | undefined {
  const plain = word.replaceAll("_", "");
  const [, sign = "", ...digits] = INTEGER.exec(plain) ?? [];
  const kind = digits.findIndex((some) => some !== undefined);
  if (kind >= 0) return Number.parseInt(sign + (digits[kind] ?? ""), BASES[kind]);
  return DECIMAL.test(plain) ? Number(plain) : undefined;
}
