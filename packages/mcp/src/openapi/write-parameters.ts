import { isRaw } from "@edge-gateway/kernel/json/exact-numbers";
import type { ApiParameter } from "@edge-gateway/translate/ir/openapi/api-tool";

type Values = Readonly<Record<string, unknown>>;
/** Unencoded names and values for a query, a cookie or a header. */
export type Pair = readonly [name: string, value: string];

export function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isRaw(value);
}

/** Serializes a value that is neither a list nor an object. */
export function scalar(value: unknown): string {
  if (typeof value === "string") return value;
  return value === null || value === undefined ? "" : JSON.stringify(value);
}

/** The pairs for a query or cookie parameter (OpenAPI 3.1 section 4.8.12.3, style values). */
export function pairsOf({ name, style, explode, isJson }: ApiParameter, value: unknown): Pair[] {
  if (isJson) return [[name, JSON.stringify(value)]];
  if (Array.isArray(value)) {
    const items = value.map(scalar);
    if (explode) return items.map((item) => [name, item]);
    return [[name, items.join(SEPARATORS[style] ?? ",")]];
  }
  if (!isValues(value)) return [[name, scalar(value)]];
  const members = Object.entries(value).map(([key, each]) => [key, scalar(each)] as const);
  if (style === "deepObject") return members.map(([key, each]) => [`${name}[${key}]`, each]);
  return explode ? members : [[name, members.flat().join(SEPARATORS[style] ?? ",")]];
}

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };

/** Formats a path or header parameter; each part is encoded. */
export function textOf(
  { name, style, explode, isJson }: ApiParameter,
  value: unknown,
  encode: (text: string) => string,
): string {
  if (isJson) return encode(JSON.stringify(value));
  const write = (each: unknown): string => encode(scalar(each));
  const isObject = isValues(value);
  const members = isObject ? Object.entries(value) : [];
  const parts = isObject
    ? members.flatMap(([key, each]) =>
        explode ? [`${encode(key)}=${write(each)}`] : [encode(key), write(each)],
      )
    : Array.isArray(value)
      ? value.map(write)
      : [write(value)];
  if (style === "label") return `.${parts.join(explode ? "." : ",")}`;
  if (style !== "matrix") return parts.join(",");
  if (explode && isObject) return parts.map((part) => `;${part}`).join("");
  if (explode) return parts.map((part) => `;${name}=${part}`).join("");
  return `;${name}=${parts.join(",")}`;
}
