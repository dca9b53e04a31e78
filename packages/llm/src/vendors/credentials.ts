import type { Fields } from "./fields.ts";

const AUTHORIZATION = "authorization";
const BEARER = /^bearer +/i;

/** Where clients of each vendor show their key. */
const KEYS = ["x-api-key", "x-goog-api-key", "api-key"];

/** The credential is in `Authorization`; one that a client of another vendor has brought is moved there. */
export function asBearer(fields: Fields): void {
  if (fields.get(AUTHORIZATION) === undefined) {
    const key = KEYS.map((name) => fields.get(name)).find((value) => value !== undefined);
    if (key !== undefined) fields.set(AUTHORIZATION, `Bearer ${key}`);
  }
  for (const name of KEYS) fields.remove(name);
}

/** The credential is in a field of its own, but for tokens that `stays` knows. */
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

/** Fields that only one vendor understands, and that tell others about the client. */
export function dropForeign(fields: Fields, prefixes: readonly string[]): void {
  for (const prefix of prefixes) for (const name of fields.namesWith(prefix)) fields.remove(name);
}
