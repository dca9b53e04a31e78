/** A double as Go prints it with `%g` and the shortest digits, which the conformance data of the language asks for. */
export function doubleToText(number: number): string {
  if (Number.isNaN(number)) return "NaN";
  if (!Number.isFinite(number)) return number > 0 ? "+Inf" : "-Inf";
  if (Object.is(number, -0)) return "-0";
  return String(number).replace(/e([+-])(\d)$/, "e$10$2");
}
