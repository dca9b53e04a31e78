import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import { isPlainAddress } from "../places/plain-address.ts";

/** A value of a wrong type. */
export interface MistypedValue {
  readonly value: unknown;
  readonly pointer: string;
  readonly document: DocumentName;
  /** The JSON types that are allowed. */
  readonly types: readonly string[];
  /** The name of the type in the schemas. */
  readonly typeName: string | undefined;
}

/** Suggests a value of the right type. */
export function suggestValue(mistyped: MistypedValue): string | undefined {
  const { value, types, typeName } = mistyped;
  if (types.includes("array")) return suggestList(value);
  if (typeof value === "string") return suggestForText(value, mistyped);
  if (typeName === "Duration" && typeof value === "number") return `${value}s`;
  const wantsQuotes =
    types.includes("string") && (typeof value === "number" || typeof value === "boolean");
  return wantsQuotes ? JSON.stringify(String(value)) : undefined;
}

function suggestList(value: unknown): string | undefined {
  if (value === null) return undefined;
  return typeof value === "object" ? "write a list: [{ ... }]" : "write a list: [ ... ]";
}

function suggestForText(text: string, mistyped: MistypedValue): string | undefined {
  const { types, typeName } = mistyped;
  if (types.includes("integer") && /^[0-9]+$/.test(text)) return text;
  if (types.includes("boolean") && /^(true|false)$/i.test(text)) return text.toLowerCase();
  if (!types.includes("object")) return undefined;
  const colon = suggestColon(text, mistyped);
  if (colon !== undefined) return colon;
  if (typeName === "HttpPathMatch") return suggestPath(text);
  if (typeName?.endsWith("Ref") === true) return "{ name: ... }";
  return suggestMap(text, mistyped);
}

/** Explains a key of the map without its colon, or without the space after it: `request 10s`. */
function suggestColon(text: string, { pointer, document }: MistypedValue): string | undefined {
  const [, word = "", next = ""] = /^([A-Za-z]+)([ :]).*\S/.exec(text) ?? [];
  if (!keysAt(document, pointer).keys.includes(word)) return undefined;
  return `\`${word}\` needs ${next === ":" ? "a space after its `:`" : "a `:` after it"}`;
}

/** Suggests a prefix for a path without type, as other gateways assume. */
function suggestPath(text: string): string | undefined {
  if (!PLAIN_PATH.test(text)) return undefined;
  return `write path: { type: ${DEFAULTS.httpPathMatch.type}, value: ${text} }`;
}

/** A path that can be repeated in a message. */
export const PLAIN_PATH = /^\/[A-Za-z0-9._~/-]{0,63}$/;
const URL = /^https?:\/\//i;

/**
 * Suggests the map that a text stands for: with the text in its field `host` or `url`, or in a
 * field that has such a field. A URL is not repeated, because it can contain a secret.
 */
function suggestMap(text: string, { pointer, document }: MistypedValue): string | undefined {
  const isUrl = URL.test(text);
  const isAddress = isPlainAddress(text);
  const shown = isAddress ? text : "...";
  for (const field of isUrl ? ["url", "host"] : ["host"]) {
    const { keys } = keysAt(document, pointer);
    if (keys.includes(field)) return `write { ${field}: ${shown} }`;
    if (!isUrl && !isAddress) continue;
    const outer = keys.find((key) =>
      keysAt(document, pointerTo(pointer, key)).keys.includes(field),
    );
    if (outer !== undefined) return `write { ${outer}: { ${field}: ${shown} } }`;
  }
  return undefined;
}

/** Suggests the host name of a URL, of an address with a port, or in upper case. */
export function suggestHostname(text: string): string | undefined {
  const host = text
    .toLowerCase()
    .replace(URL, "")
    .replace(/[/?#].*$/s, "")
    .replace(/:[0-9]+$/, "");
  return host !== text && HOST.test(host) ? host : undefined;
}

const HOST = /^(?:\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/;
