import { OWNED } from "./fields.ts";

/** Fields behind a body (RFC 9110 section 6.5): name in lower case and value in turn. */
export type Trailers = readonly string[];

export const NO_TRAILERS: Trailers = [];

/** The fields of a trailer section that a scanner has found to be sound. */
export function readTrailers(section: string): Trailers {
  const fields: string[] = [];
  for (const line of section.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) fields.push(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

/** Without the fields that may not stand behind a body (RFC 9110 section 6.5.1). */
export function allowedTrailers(fields: readonly string[]): Trailers {
  const allowed: string[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    const name = fields[index] ?? "";
    if (!OWNED.has(name) && name !== "host") allowed.push(name, fields[index + 1] ?? "");
  }
  return allowed;
}
