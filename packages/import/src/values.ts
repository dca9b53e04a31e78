import { isObject, type JsonObject } from "@edge-gateway/llm";

/** Functions to read an imported configuration, which was not validated. */

export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The text of a value; undefined if it has none. */
export function filledText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A regular expression that matches only this text. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** A header of agentgateway and its value, as a match of this gateway. */
export function fieldMatchOf(field: unknown): JsonObject {
  const { name, value } = objectOf(field);
  const { exact, regex } = objectOf(value);
  return regex === undefined
    ? { name, value: exact ?? value }
    : { name, type: "RegularExpression", value: regex };
}

/** Returns the members that have a value. */
export function present(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

/** The host, port and path of a server. */
export interface Address {
  readonly host: string;
  readonly port: number;
  /** The path; undefined if the URL has none. */
  readonly path: string | undefined;
  readonly secure: boolean;
}

const PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/** Parses `host:port` or a URL; undefined if the text is neither. */
export function addressOf(text: string): Address | undefined {
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `http://${text}`);
  if (url === null || url.hostname === "") return undefined;
  const { hostname, port, pathname, protocol } = url;
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: port === "" ? (PORTS[protocol] ?? 0) : Number(port),
    path: pathname === "/" ? undefined : pathname,
    secure: protocol === "https:",
  };
}

/** Returns the first of these model names whose calls a pattern would get; undefined if the name is no such pattern. */
export function servedBy(pattern: string, names: readonly string[]): string | undefined {
  const parts = pattern.split("*");
  if (parts.length === 1) return undefined;
  const [start = "", end = ""] = [parts.at(0), parts.at(-1)];
  return names.find(
    (name) =>
      name !== pattern && name.startsWith(start) && (name.includes("*") || name.endsWith(end)),
  );
}
