import type { Fields } from "./fields.ts";

const AUTHORIZATION = "authorization";
const BEARER = /^bearer +/i;

/** For each vendor, the header in which the vendor's clients send their key. */
const KEYS = ["x-api-key", "x-goog-api-key", "api-key"];

/**
 * Puts the credential into `Authorization`; a key that the client has sent in another vendor's header is
 * moved to this header.
 */
export function asBearer(fields: Fields): void {
  if (fields.get(AUTHORIZATION) === undefined) {
    const key = KEYS.map((name) => fields.get(name)).find((value) => value !== undefined);
    if (key !== undefined) fields.set(AUTHORIZATION, `Bearer ${key}`);
  }
  for (const name of KEYS) fields.remove(name);
}

/** Puts the credential into the vendor's own header, except tokens for which `stays` is true. */
export function asField(fields: Fields, name: string, stays: (token: string) => boolean): void {
  const own = fields.get(name);
  asBearer(fields);
  const value = fields.get(AUTHORIZATION);
  if (value === undefined || !BEARER.test(value)) {
    if (own !== undefined && value === undefined) fields.set(name, own);
    return;
  }
  const token = value.replace(BEARER, "");
  if (stays(token)) return;
  fields.set(name, token);
  fields.remove(AUTHORIZATION);
}

/**
 * Removes headers that only another vendor understands and that reveal something about the client.
 */
export function dropForeign(fields: Fields, prefixes: readonly string[]): void {
  for (const prefix of prefixes) for (const name of fields.namesWith(prefix)) fields.remove(name);
}
