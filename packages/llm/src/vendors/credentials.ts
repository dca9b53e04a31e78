import type { Fields } from "./fields.ts";

const AUTHORIZATION = "authorization";
const API_KEY = "x-api-key";
const BEARER = /^bearer +/i;

/** The credential stands in `Authorization`; one that an Anthropic client has brought is moved there. */
export function asBearer(fields: Fields): void {
  const key = fields.get(API_KEY);
  if (fields.get(AUTHORIZATION) === undefined && key !== undefined)
    fields.set(AUTHORIZATION, `Bearer ${key}`);
  fields.remove(API_KEY);
}

/** The credential stands in a field of its own, but for tokens that `stays` knows. */
export function asField(fields: Fields, name: string, stays: (token: string) => boolean): void {
  const value = fields.get(AUTHORIZATION);
  if (value === undefined || !BEARER.test(value)) return;
  const token = value.replace(BEARER, "");
  if (stays(token)) return fields.remove(name);
  fields.set(name, token);
  fields.remove(AUTHORIZATION);
}

/** Fields that only one vendor understands, and that tell others about the client. */
export function dropForeign(fields: Fields, prefixes: readonly string[]): void {
  const names = Array.from(fields.entries(), ([name]) => name);
  for (const name of names)
    if (prefixes.some((prefix) => name.startsWith(prefix))) fields.remove(name);
}
