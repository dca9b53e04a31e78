/** Words without quotes that YAML 1.1 reads as booleans and YAML 1.2 as text. */
const TRUE = /^(?:y|Y|yes|Yes|YES|on|On|ON)$/;
const FALSE = /^(?:n|N|no|No|NO|off|Off|OFF)$/;
/** Numbers of YAML 1.1 that YAML 1.2 reads as others, or as text: octal by a zero, binary, with `_`. */
const INTEGER = /^([-+]?)(?:0[bB]([01]+)|0[oO]?([0-7]+)|0[xX]([0-9a-fA-F]+)|([1-9][0-9]*|0))$/;
const DECIMAL = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const BASES = [2, 8, 16, 10];

/**
 * What YAML 1.1, by which Kubernetes reads manifests, takes a scalar without quotes for where YAML 1.2
 * takes it for something else; undefined for others.
 */
export function oldScalar(word: string): boolean | number | undefined {
  if (TRUE.test(word)) return true;
  if (FALSE.test(word)) return false;
  return /^[-+]?(?:0[bBoO]?[0-9]|[0-9.]+_)/.test(word) ? oldNumber(word) : undefined;
}

/** As `strconv.ParseInt` and `ParseFloat` of Go read it, without the underscores. */
function oldNumber(word: string): number | undefined {
  const plain = word.replaceAll("_", "");
  const [, sign = "", ...digits] = INTEGER.exec(plain) ?? [];
  const kind = digits.findIndex((some) => some !== undefined);
  if (kind >= 0) return Number.parseInt(sign + (digits[kind] ?? ""), BASES[kind]);
  return DECIMAL.test(plain) ? Number(plain) : undefined;
}
