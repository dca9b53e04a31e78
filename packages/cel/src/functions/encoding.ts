import { Failure } from "../errors.ts";
import type { Result } from "../value/value.ts";
import { BYTES, overload, STRING, type FunctionTable } from "./signature.ts";

const BASE_64 = /^[A-Za-z0-9+/]*={0,2}$/;
const DIGITS_PER_GROUP = 4;

/** Decodes Base64. Padding is optional; any other error is refused. */
function decodeBase64(text: string): Result {
  const bare = text.replace(/={1,2}$/, "");
  const padded = bare.padEnd(Math.ceil(bare.length / DIGITS_PER_GROUP) * DIGITS_PER_GROUP, "=");
  if (
    !BASE_64.test(text) ||
    (text !== bare && text !== padded) ||
    bare.length % DIGITS_PER_GROUP === 1
  )
    return new Failure("the text is not base64");
  return Buffer.from(bare, "base64");
}

/** Functions that encode bytes as text and decode them. */
export const ENCODINGS: FunctionTable = {
  "base64.encode": [
    overload([BYTES], "string", (bytes) => Buffer.from(bytes).toString("base64")),
    overload([STRING], "string", (text) => Buffer.from(text).toString("base64")),
  ],
  "base64.decode": [overload([STRING], "bytes", decodeBase64)],
};
