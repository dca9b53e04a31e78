import { Failure } from "../errors.ts";
import { TEXT_LENGTH } from "../limits.ts";
import type { Result } from "../value/value.ts";
import { bytesToText } from "./conversion.ts";
import { BYTES, overload, STRING, type FunctionTable } from "./signature.ts";

/**
 * Characters that `encodeURIComponent` keeps although they are not unreserved (RFC 3986, section
 * 2.3).
 */
const RESERVED = /[!'()*]/g;

function encode(text: Result): Result {
  if (typeof text !== "string") return text;
  const encoded = encodeURIComponent(text.toWellFormed()).replace(
    RESERVED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return encoded.length > TEXT_LENGTH ? new Failure("the text is too long") : encoded;
}

function decode(text: string): Result {
  try {
    return decodeURIComponent(text);
  } catch {
    return new Failure("the text is not percent-encoded UTF-8");
  }
}

/**
 * Percent-encodes text for a URL and decodes it; a plus sign is not a space (RFC 3986, section
 * 2.1).
 */
export const URLS: FunctionTable = {
  "url.encode": [
    overload([STRING], "string", encode),
    overload([BYTES], "string", (bytes) => encode(bytesToText(bytes))),
  ],
  "url.decode": [overload([STRING], "string", decode)],
};
