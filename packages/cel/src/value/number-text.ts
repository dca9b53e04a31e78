/**
 * Formats a double as Go's `%g` with the shortest digits, which the CEL conformance tests require.
 */
export function doubleToText(number: number): string {
  if (Number.isNaN(number)) return "NaN";
  if (!Number.isFinite(number)) return number > 0 ? "+Inf" : "-Inf";
  if (Object.is(number, -0)) return "-0";
  return String(number).replace(/e([+-])(\d)$/, "e$10$2");
}
