const LINE_END = "\r\n";
/** What makes a field of a table need quotes (RFC 4180 section 2). */
const NEEDS_QUOTES = /[",\r\n]/;
/** Spreadsheets take texts with these beginnings for formulas. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A line of a table; no field is a formula. */
export function csvLine(fields: readonly (string | number)[]): string {
  return fields.map(fieldOf).join(",") + LINE_END;
}

function fieldOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
